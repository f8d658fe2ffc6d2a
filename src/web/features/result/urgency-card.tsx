import { Fragment } from 'react'
import type { Assessment } from '#engine'
import { sentencesOf } from '#knowledge/bundle/advice'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { CallLink } from '#web/features/emergency-call/call-link.tsx'
import { callNowMessages } from '#web/features/emergency-call/call-now.tsx'
import { ReadAloud } from '#web/features/read-aloud/read-aloud.tsx'
import { UrgencyFrame } from '#web/ui/urgency-frame.tsx'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { resultMessages } from './messages.ts'
import { safetyNet } from '#web/domain/assessment/safety-net.ts'
import { milderFindings } from '#web/domain/assessment/milder-findings.ts'
import { urgencyAdvice } from '#web/domain/assessment/urgency-points.ts'
import { sentenceOf } from '#web/ui/words.ts'
import styles from './urgency-card.module.css'

interface UrgencyCardProps {
  assessment: Assessment
  knowledge: LocationKnowledge
}

/** How soon to get help, said as an action with its time and place. */
export function UrgencyCard({ assessment, knowledge }: UrgencyCardProps) {
  const { level } = assessment.triage
  const { points, howSoon } = urgencyAdvice(assessment, knowledge)
  const sooner = safetyNet(assessment, knowledge)
  const also = milderFindings(assessment, knowledge).map(({ title, adds }) =>
    [sentenceOf(title), ...adds.map(({ say }) => say)].join(' '),
  )
  return (
    <UrgencyFrame level={level} id="urgency" heading={urgencyMessages.level[level]}>
      <ReadAloud about="urgency" />
      {howSoon === null ? null : <p className={styles.howSoon}>{howSoon}</p>}
      {points.length === 0 ? <p>{urgencyMessages.levelFallback}</p> : null}
      {points.map((point) => (
        <div key={point.key} className={styles.point}>
          <p className={styles.do}>{point.do}</p>
          <Facts
            facts={[
              [resultMessages.where, point.where],
              [resultMessages.because, point.because],
            ]}
          />
        </div>
      ))}
      {points.length > 0 ? (
        <Facts
          facts={[
            [urgencyMessages.besides, also.join(' ') || null],
            [urgencyMessages.sooner, sooner],
          ]}
        />
      ) : null}
      {level === 'urgent' ? (
        <p>
          <CallLink>{callNowMessages.call}</CallLink>
        </p>
      ) : null}
    </UrgencyFrame>
  )
}

function Facts({ facts }: { facts: readonly (readonly [name: string, words: string | null])[] }) {
  const known = facts.filter(([, words]) => words !== null)
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(([name, words]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            <Sentences of={sentencesOf(words ?? '')} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** Several are a list: each can be the one that matters, and a long paragraph hides it. */
function Sentences({ of: sentences }: { of: readonly string[] }) {
  if (sentences.length < 3) return sentences.join(' ')
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
