import { useState, type FormEvent } from 'react'
import { keepOwnWordsDraft, ownWordsDraft } from '#web/domain/consultation/drafts.ts'
import { MOST_OWN_WORDS } from '#web/domain/consultation/user-answers.ts'
import { Button } from '#web/ui/button.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { ownWordsMessages } from './messages.ts'
import styles from './own-words.module.css'

interface OwnWordsViewProps {
  back: string
  /** What was written before. */
  text: string
  /** Empty: skipped. */
  onDone: (text: string) => void
}

/** Before the questions, once and optional: what somebody would say to a doctor first. */
export function OwnWordsView({ back, text, onDone }: OwnWordsViewProps) {
  const [written, setWritten] = useState(() => ownWordsDraft() ?? text)
  const [isEmpty, setEmpty] = useState(false)

  function write(next: string) {
    setWritten(next)
    setEmpty(false)
    keepOwnWordsDraft(next)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = written.trim()
    if (text !== '') return onDone(text)
    setEmpty(true)
    event.currentTarget.querySelector('textarea')?.focus()
  }

  return (
    <PageBody>
      <BackLink href={back} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <PageHeading title={ownWordsMessages.title}>{ownWordsMessages.heading}</PageHeading>
        <TextArea
          label={ownWordsMessages.label}
          hint={ownWordsMessages.hint}
          error={isEmpty ? ownWordsMessages.empty : null}
          value={written}
          rows={6}
          maxLength={MOST_OWN_WORDS}
          autoComplete="off"
          // Some browsers have it checked by their maker's servers.
          spellCheck={false}
          onChange={(event) => write(event.target.value)}
        />
        <p className={styles.buttons}>
          <Button type="submit">{ownWordsMessages.next}</Button>
          <Button type="button" look="secondary" onClick={() => onDone('')}>
            {ownWordsMessages.skip}
          </Button>
        </p>
      </form>
    </PageBody>
  )
}
