import type { Evidence, Score } from '#engine'
import type { Session } from '#web/domain/consultation/session.ts'
import { scoreWords, wholeScore } from '#web/domain/words/match-words.ts'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { sentenceOf } from '#web/ui/words.ts'
import { langOfEnglish } from '#web/language/language.ts'
import { doctorMessages } from './words/messages.ts'
import { signWords } from './words/sign-words.ts'
import styles from './doctor-sheet.module.css'

/** Causes with the strongest points of each side; the whole list is on the patient's own page. */
export function SheetCauses({ facts }: { facts: ConsultationFacts }) {
  const { causes, session, urgency } = facts
  if (causes.length === 0) return null
  const explained = new Set(session.assessment.ranking.explained)
  const isEmergency = urgency.level === 'emergency'
  return (
    <div>
      <h3>{isEmergency ? doctorMessages.causesEmergency : doctorMessages.causes}</h3>
      <p className={styles.note}>
        {isEmergency ? `${doctorMessages.causesEmergencyNote} ` : null}
        {doctorMessages.causesNote}
      </p>
      <ol className={styles.causes}>
        {causes.map(({ condition, score, for: pro, against: con }) => (
          <li key={condition.key}>
            <b lang={langOfEnglish}>{condition.medicalName}</b> ({condition.name}; ICD-10{' '}
            {condition.codes.icd10}): <b>{sentenceOf(scoreOf(score, facts.selfTests.length > 0))}</b>{' '}
            {/* The others are there to say what else was thought of. */}
            {explained.has(score) ? (
              <>
                <i>{doctorMessages.for}:</i> {sentenceOf(points([...pro.main, ...pro.unsaid], session))}{' '}
                <i>{doctorMessages.against}:</i> {sentenceOf(points([...con.main, ...con.unsaid], session))}
              </>
            ) : null}
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {doctorMessages.somethingElse({ score: scoreWords(session.assessment.somethingElse.final) })}
      </p>
    </div>
  )
}

function scoreOf({ earlier, match, final }: Score, isTested: boolean): string {
  return isTested
    ? doctorMessages.score({
        final: scoreWords(final),
        earlier: wholeScore(earlier),
        match: wholeScore(match),
      })
    : doctorMessages.scoreUntested({ final: scoreWords(final) })
}

/** What was firm comes first; of lists only what was left out of them is named, in the words of their options. */
function points(evidence: readonly Evidence[], { knowledge }: Session): string {
  if (evidence.length === 0) return doctorMessages.nothing
  const words = (points: readonly Evidence[], holds?: true) =>
    points.map(({ finding, present }) => signWords(knowledge, finding, holds ?? present)).join('; ')
  const leftOut = (absence: Evidence['absence']) =>
    words(
      evidence.filter((point) => point.absence === absence),
      true,
    )
  const firm = words(evidence.filter(({ absence }) => absence === null || absence === 'no'))
  const [none, unticked] = [leftOut('none_of_these'), leftOut('not_ticked')]
  return [
    firm,
    none && doctorMessages.noneOfThese({ labels: none }),
    unticked && doctorMessages.notTicked({ labels: unticked }),
  ]
    .filter(Boolean)
    .join('; ')
}
