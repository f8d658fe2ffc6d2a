import type { Evidence } from '#engine'
import type { Place } from '#web/knowledge/place-cache.ts'
import { scoreText } from '#web/result/match-words.ts'
import type { ConsultationFacts } from './facts.ts'
import { doctorMessages } from './messages.ts'
import { signWords } from './sign-words.ts'
import styles from './doctor-sheet.module.css'

/** The strongest points of each side; the whole list is on the patient's own page. */
const POINTS_FOR = 4
const POINTS_AGAINST = 2

export function SheetCauses({ facts: { causes, session } }: { facts: ConsultationFacts }) {
  if (causes.length === 0) return null
  return (
    <div>
      <h3>{doctorMessages.causes}</h3>
      <p className={styles.note}>{doctorMessages.causesNote}</p>
      <ol className={styles.causes}>
        {causes.map(({ condition, score, for: pro, against: con }) => (
          <li key={condition.key}>
            <b>{condition.medicalName}</b> ({condition.name}; ICD-10 {condition.codes.icd10}):{' '}
            <b>
              {score.tested
                ? doctorMessages.score(
                    scoreText(score.final),
                    scoreText(score.earlier),
                    scoreText(score.match),
                  )
                : doctorMessages.scoreUntested(scoreText(score.final))}
              .
            </b>{' '}
            <i>{doctorMessages.for}:</i> {points(pro.slice(0, POINTS_FOR), session.place)}.{' '}
            <i>{doctorMessages.against}:</i> {points(con.slice(0, POINTS_AGAINST), session.place)}.
          </li>
        ))}
      </ol>
    </div>
  )
}

function points(evidence: readonly Evidence[], place: Place): string {
  if (evidence.length === 0) return doctorMessages.nothing
  return evidence.map(({ finding, present }) => signWords(place, finding, present)).join('; ')
}
