import type { Triage } from '#engine'
import type { Place } from '#web/knowledge/place-cache.ts'
import { UrgencyFrame } from '#web/ui/urgency-frame.tsx'
import { resultMessages } from './messages.ts'
import { urgencyPoints } from './urgency-points.ts'
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
          {point.title ? <p>{point.title}.</p> : null}
          {point.howFast && point.where ? (
            <dl className={styles.facts}>
              <div>
                <dt>{resultMessages.howFast}</dt>
                <dd>{point.howFast}</dd>
              </div>
              <div>
                <dt>{resultMessages.where}</dt>
                <dd>{point.where}</dd>
              </div>
            </dl>
          ) : null}
          {point.because ? <p className={styles.because}>{point.because}</p> : null}
        </div>
      ))}
    </UrgencyFrame>
  )
}
