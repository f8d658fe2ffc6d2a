import { useState, type FormEvent, type ReactNode } from 'react'
import type { Key } from '#engine'
import type { Mention } from '#listening'
import { OWN_WORDS_HREF } from '#web/domain/flow/flow.ts'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { CallLink } from '#web/features/emergency-call/call-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TextList } from '#web/ui/text-list.tsx'
import { UrgencyFrame } from '#web/ui/urgency-frame.tsx'
import { MentionChoice, type Confirmed } from './mention-choice.tsx'
import { ownWordsMessages } from './messages.ts'
import type { Heard } from './understood.ts'
import styles from './own-words.module.css'

interface CheckViewProps {
  heard: Heard
  /** What must stay in sight, as the call at an emergency. */
  above?: ReactNode
  findings: LocationKnowledge['findings']
  onDone: (confirmed: readonly (readonly [Key, boolean])[]) => void
}

/** What was understood of somebody's own words, to confirm one by one. */
export function CheckView({ heard: { text, due, advise }, above, findings, onDone }: CheckViewProps) {
  const [confirmed, setConfirmed] = useState<Readonly<Record<Key, Confirmed>>>({})
  const { mentions, known } = due ?? { mentions: [], known: [] }

  function submit(event: FormEvent) {
    event.preventDefault()
    onDone(
      mentions.flatMap(({ finding, holds }) => {
        const choice = confirmed[finding]
        if (choice === undefined || choice === 'remove') return []
        return [[finding, (choice === 'right') === holds] as const]
      }),
    )
  }

  return (
    <PageBody>
      {above}
      <BackLink href={OWN_WORDS_HREF} />
      <form className={styles.form} onSubmit={submit}>
        <PageHeading title={ownWordsMessages.title}>{ownWordsMessages.checkHeading}</PageHeading>
        {advise.map(({ key, say }) => (
          <UrgencyFrame
            key={key}
            id={`danger-${key}`}
            level={say.call ? 'emergency' : 'urgent'}
            heading={say.title}
          >
            <p>{say.text}</p>
            {say.call ? (
              <p>
                <CallLink>{ownWordsMessages.call}</CallLink>
              </p>
            ) : null}
          </UrgencyFrame>
        ))}
        {known.length > 0 ? (
          <>
            <p>{ownWordsMessages.known}</p>
            <TextList texts={known.map((mention) => wordsOf(mention, findings))} />
          </>
        ) : null}
        <p>{introduction(due)}</p>
        {mentions.length > 1 ? (
          <p>
            <Button type="button" look="secondary" onClick={() => onDone(mentions.map(asUnderstood))}>
              {ownWordsMessages.allRight}
            </Button>
          </p>
        ) : null}
        <ul className={styles.mentions}>
          {mentions.map((mention) => (
            <li key={mention.finding}>
              <MentionChoice
                mention={mention}
                quote={text.slice(...mention.quote)}
                words={wordsOf(mention, findings)}
                chosen={confirmed[mention.finding]}
                onChoose={(choice) => setConfirmed((before) => ({ ...before, [mention.finding]: choice }))}
              />
            </li>
          ))}
        </ul>
        <p>
          <Button type="submit">{ownWordsMessages.next}</Button>
        </p>
      </form>
    </PageBody>
  )
}

function introduction(due: Heard['due']): string {
  if (!due) return ownWordsMessages.failed
  if (due.mentions.length > 0) return ownWordsMessages.checkText
  return due.known.length > 0 ? ownWordsMessages.nothingNew : ownWordsMessages.nothing
}

function wordsOf({ finding, holds }: Mention, findings: CheckViewProps['findings']): string {
  const { present, absent, label } = findings.get(finding)!
  return holds ? present : (absent ?? ownWordsMessages.not({ label }))
}

function asUnderstood({ finding, holds }: Mention): readonly [Key, boolean] {
  return [finding, holds]
}
