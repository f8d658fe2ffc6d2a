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
import { MentionChoice } from './mention-choice.tsx'
import { ownWordsMessages } from './messages.ts'
import type { UncheckedWords } from './unchecked-words.ts'
import styles from './own-words.module.css'

/** What somebody says of a mention: understood rightly, the wrong way round, or not to be used. */
const CHOICES = ['right', 'wrong', 'remove'] as const

const YES_NO = ['yes', 'no'] as const

interface CheckViewProps {
  unchecked: UncheckedWords
  /** What must stay in sight, as the call at an emergency. */
  above?: ReactNode
  findings: LocationKnowledge['findings']
  /** With the places where it hurts too. */
  onDone: (confirmed: readonly (readonly [Key, boolean])[], also: readonly Key[]) => void
}

/** What was understood of somebody's own words, to confirm one by one. */
export function CheckView({
  unchecked: { text, followUp, advise, places },
  above,
  findings,
  onDone,
}: CheckViewProps) {
  const [confirmed, setConfirmed] = useState<Readonly<Record<Key, (typeof CHOICES)[number]>>>({})
  const [hurts, setHurts] = useState<Readonly<Record<Key, (typeof YES_NO)[number]>>>({})
  const [notMeant, setNotMeant] = useState<readonly Key[]>([])
  const { mentions, known } = followUp ?? { mentions: [], known: [] }

  const isTouched = Object.keys({ ...confirmed, ...hurts }).length > 0
  const isSomeLeft = mentions.some(({ finding }) => confirmed[finding] === undefined)

  // Whether another place hurts too is nothing that was understood rightly or not: it is answered by itself first.
  const canConfirmRest = isSomeLeft && (isTouched || places.length === 0)
  const nextLabel = !isSomeLeft
    ? ownWordsMessages.next
    : isTouched
      ? ownWordsMessages.withoutRest
      : ownWordsMessages.withoutThese

  function done(untouched: 'right' | 'remove') {
    onDone(
      mentions.flatMap(({ finding, holds }) => {
        const choice = confirmed[finding] ?? untouched
        return choice === 'remove' ? [] : [[finding, (choice === 'right') === holds] as const]
      }),
      places.flatMap(({ place }) => (hurts[place] === 'yes' ? [place] : [])),
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    done('remove')
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
            level={notMeant.includes(key) ? 'self_care' : say.call ? 'emergency' : 'urgent'}
            heading={say.title}
          >
            <output>{notMeant.includes(key) ? <p>{ownWordsMessages.setAside}</p> : null}</output>
            {notMeant.includes(key) ? null : (
              <>
                <p>{say.text}</p>
                <p className={styles.buttons}>
                  {say.call ? <CallLink>{ownWordsMessages.call}</CallLink> : null}
                  <Button look="secondary" onClick={() => setNotMeant([...notMeant, key])}>
                    {ownWordsMessages.notMeant}
                  </Button>
                </p>
              </>
            )}
          </UrgencyFrame>
        ))}
        {known.length > 0 ? (
          <>
            <p>{ownWordsMessages.known}</p>
            <TextList texts={known.map((mention) => wordsOf(mention, findings))} />
          </>
        ) : null}
        <p>{ownWordsMessages.checkText}</p>
        <ul className={styles.mentions}>
          {mentions.map((mention) => (
            <li key={mention.finding}>
              <MentionChoice
                name={mention.finding}
                legend={ownWordsMessages.mentioned({ finding: wordsOf(mention, findings) })}
                quote={text.slice(...mention.quote)}
                choices={CHOICES}
                chosen={confirmed[mention.finding]}
                onChoose={(choice) => setConfirmed((before) => ({ ...before, [mention.finding]: choice }))}
              />
            </li>
          ))}
          {places.map(({ place, name, quote }) => (
            <li key={place}>
              <MentionChoice
                name={place}
                legend={ownWordsMessages.place({ name })}
                quote={text.slice(...quote)}
                choices={YES_NO}
                chosen={hurts[place]}
                onChoose={(choice) => setHurts((before) => ({ ...before, [place]: choice }))}
              />
            </li>
          ))}
        </ul>
        <p className={styles.buttons}>
          {canConfirmRest ? (
            <Button type="button" onClick={() => done('right')}>
              {isTouched ? ownWordsMessages.restRight : ownWordsMessages.allRight}
            </Button>
          ) : null}
          <Button type="submit" look={canConfirmRest ? 'secondary' : 'primary'}>
            {nextLabel}
          </Button>
        </p>
      </form>
    </PageBody>
  )
}

function wordsOf({ finding, holds }: Mention, findings: CheckViewProps['findings']): string {
  const { present, absent, label } = findings.get(finding)!
  return holds ? present : (absent ?? ownWordsMessages.not({ label }))
}
