import { Fragment } from 'react'
import type { Triage } from '#engine'
import type { Place } from '#web/knowledge/place-cache.ts'
import { UrgencyFrame } from '#web/ui/urgency-frame.tsx'
import { resultMessages } from './messages.ts'
import { urgencyPoints, type UrgencyPoint } from './urgency-points.ts'
import styles from './urgency-card.module.css'

/** How soon to get help, said as an action with its time and place. */
export function UrgencyCard({ urgency, place }: { urgency: Triage; place: Place }) {
  const points = urgencyPoints(urgency, place)
  return (
    <UrgencyFrame level={urgency.level} id="urgency" heading={resultMessages.level[urgency.level]}>
      {points.length === 0 ? <p>{resultMessages.levelFallback}</p> : null}
      {points.map((point) => (
        <div key={point.key} className={styles.point}>
          <p className={styles.do}>{point.do}</p>
          <Facts point={point} />
        </div>
      ))}
    </UrgencyFrame>
  )
}

function Facts({ point: { howFast, where, because, sooner } }: { point: UrgencyPoint }) {
  const facts = [
    { name: resultMessages.howFast, words: howFast },
    { name: resultMessages.where, words: where },
    { name: resultMessages.because, words: because },
    { name: resultMessages.sooner, words: sooner },
  ].filter(({ words }) => words !== null)
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, words }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
