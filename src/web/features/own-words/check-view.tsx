import { useState, type FormEvent } from 'react'
import type { Key } from '#engine'
import type { Mention } from '#listening'
import { OWN_WORDS_HREF } from '#web/domain/flow/flow.ts'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { CallLink } from '#web/features/emergency-call/call-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { UrgencyFrame } from '#web/ui/urgency-frame.tsx'
import { MentionChoice, type Confirmed } from './mention-choice.tsx'
import { ownWordsMessages } from './messages.ts'
import type { Understood } from './understood.ts'
import styles from './own-words.module.css'

interface CheckViewProps {
  text: string
  /** Null where it could not be read. */
  heard: Understood | null
  findings: LocationKnowledge['findings']
  onDone: (confirmed: readonly (readonly [Key, boolean])[]) => void
}

/** What was understood of somebody's own words, to confirm one by one. */
export function CheckView({ text, heard, findings, onDone }: CheckViewProps) {
  const [confirmed, setConfirmed] = useState<Readonly<Record<Key, Confirmed>>>({})
  const mentions = heard?.mentions ?? []
  const elsewhere = heard?.dangers.filter(({ step }) => step === null) ?? []

  function submit(event: FormEvent) {
    event.preventDefault()
    onDone(
      mentions.flatMap(({ finding }) => {
        const choice = confirmed[finding]
        return choice === 'yes' || choice === 'no' ? [[finding, choice === 'yes'] as const] : []
      }),
    )
  }

  return (
    <PageBody>
      <BackLink href={OWN_WORDS_HREF} />
      <form className={styles.form} onSubmit={submit}>
        <PageHeading title={ownWordsMessages.title}>{ownWordsMessages.checkHeading}</PageHeading>
        {elsewhere.map(({ danger: { key, say } }) => (
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
        <p>{introduction(heard, mentions)}</p>
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
                words={findings.get(mention.finding)!}
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

function introduction(heard: Understood | null, mentions: readonly Mention[]): string {
  if (!heard) return ownWordsMessages.failed
  return mentions.length === 0 ? ownWordsMessages.nothing : ownWordsMessages.checkText
}

function asUnderstood({ finding, holds }: Mention): readonly [Key, boolean] {
  return [finding, holds]
}
