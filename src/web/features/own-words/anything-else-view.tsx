import { useState, type FormEvent, type ReactNode } from 'react'
import type { Key } from '#engine'
import type { Session } from '#web/domain/consultation/session.ts'
import type { LayWords } from '#web/domain/knowledge/lay-words.ts'
import { refusedBefore } from '#web/domain/consultation/drafts.ts'
import { MOST_OWN_WORDS } from '#web/domain/consultation/user-answers.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { findSigns, isNamed } from './find-signs.ts'
import { ownWordsMessages } from './messages.ts'
import styles from './own-words.module.css'

interface AnythingElseViewProps {
  session: Session
  words: LayWords | null
  /** What must stay in sight, as the call at an emergency. */
  above?: ReactNode
  back: string
  doneLabel: string
  /** What was ticked, and what was written and is not just the name of it. */
  onDone: (findings: readonly Key[], written: string) => void
}

/** Once before the result: a search over all that is asked here, and the open findings with the most information about the likely causes. */
export function AnythingElseView({ session, words, above, back, doneLabel, onDone }: AnythingElseViewProps) {
  const [typed, setTyped] = useState('')
  const [ticked, setTicked] = useState<readonly Key[]>([])
  const [offered] = useState(() => {
    const isRefused = refusedBefore()
    return session.assessment.openFindings.filter((finding) => !isRefused({ finding, holds: true }))
  })
  const found = findSigns(typed, session, words?.listener ?? null)
  // What was ticked stays in sight when other words are typed.
  const shown = [...new Set([...ticked.filter((finding) => !offered.includes(finding)), ...found])]

  function submit(event: FormEvent) {
    event.preventDefault()
    onDone(ticked, isNamed(typed, ticked, session) ? '' : typed.trim())
  }

  const tick = (finding: Key) =>
    setTicked((before) =>
      before.includes(finding) ? before.filter((each) => each !== finding) : [...before, finding],
    )
  const choices = (findings: readonly Key[]) =>
    findings.map((finding) => (
      <Choice
        key={finding}
        type="checkbox"
        name="anything-else"
        value={finding}
        label={session.knowledge.findings.get(finding)!.present}
        checked={ticked.includes(finding)}
        onChange={() => tick(finding)}
      />
    ))

  return (
    <PageBody>
      {above}
      <BackLink href={back} />
      <form className={styles.form} onSubmit={submit}>
        <PageHeading title={ownWordsMessages.elseHeading}>{ownWordsMessages.elseHeading}</PageHeading>
        <p>{ownWordsMessages.elseText}</p>
        <TextArea
          label={ownWordsMessages.search}
          hint={ownWordsMessages.searchHint}
          value={typed}
          rows={6}
          maxLength={MOST_OWN_WORDS}
          autoComplete="off"
          // Some browsers have it checked by their maker's servers.
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <output>
          {typed.trim() === '' ? null : found.length > 0 ? (
            <Unseen>{ownWordsMessages.counted({ count: found.length })}</Unseen>
          ) : (
            <p>{ownWordsMessages.foundNothing}</p>
          )}
        </output>
        {shown.length > 0 ? (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{ownWordsMessages.found}</legend>
            {choices(shown)}
          </fieldset>
        ) : null}
        {offered.length > 0 ? (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{ownWordsMessages.likely}</legend>
            {choices(offered)}
          </fieldset>
        ) : null}
        <p>
          <Button type="submit">{doneLabel}</Button>
        </p>
      </form>
    </PageBody>
  )
}
