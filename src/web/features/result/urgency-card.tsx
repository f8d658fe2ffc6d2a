import { Fragment } from 'react'
import type { Triage } from '#engine'
import type { BundleCondition } from '#knowledge/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { CallLink } from '#web/features/emergency-call/call-link.tsx'
import { callNowMessages } from '#web/features/emergency-call/call-now.tsx'
import { UrgencyFrame } from '#web/ui/urgency-frame.tsx'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { resultMessages } from './messages.ts'
import { safetyNet } from '#web/domain/assessment/safety-net.ts'
import { urgencyPoints } from '#web/domain/assessment/urgency-points.ts'
import styles from './urgency-card.module.css'

interface UrgencyCardProps {
  urgency: Triage
  knowledge: LocationKnowledge
  /** The best-matching cause, if there is one. */
  best: BundleCondition | undefined
}

/** How soon to get help, said as an action with its time and place. */
export function UrgencyCard({ urgency, knowledge, best }: UrgencyCardProps) {
  const points = urgencyPoints(urgency, knowledge)
  const sooner = safetyNet(urgency, knowledge, best)
  return (
    <UrgencyFrame level={urgency.level} id="urgency" heading={urgencyMessages.level[urgency.level]}>
      {points.length === 0 ? <p>{urgencyMessages.levelFallback}</p> : null}
      {points.map((point) => (
        <div key={point.key} className={styles.point}>
          <p className={styles.do}>{point.do}</p>
          <Facts
            facts={[
              [resultMessages.howFast, point.howFast],
              [resultMessages.where, point.where],
              [resultMessages.because, point.because],
            ]}
          />
        </div>
      ))}
      {points.length > 0 ? <Facts facts={[[urgencyMessages.sooner, sooner]]} /> : null}
      {urgency.level === 'urgent' ? (
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
          <dd>{words}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
