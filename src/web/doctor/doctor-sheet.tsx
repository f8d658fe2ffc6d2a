import { ageBandOf } from '#web/answers/age-bands.ts'
import { personMessages } from '#web/about-person/messages.ts'
import { spreadWords, placeWords, strengthWords } from '#web/place/pain-words.ts'
import { selfTestAnswerWords } from '#web/review/answer-words.ts'
import { SITE_NAME } from '#web/site.ts'
import { BodyFigure } from './body-figure.tsx'
import type { ConsultationFacts } from './facts.ts'
import { doctorMessages } from './messages.ts'
import { questionsToAsk } from './questions-to-ask.ts'
import { SheetAnswer } from './sheet-answer.tsx'
import { SheetCauses } from './sheet-causes.tsx'
import { SheetDanger } from './sheet-danger.tsx'
import { SheetUrgency } from './sheet-urgency.tsx'
import styles from './doctor-sheet.module.css'

interface DoctorSheetProps {
  facts: ConsultationFacts
  /** When it is made. */
  now: Date
}

/** Everything a doctor needs of the consultation, in the order they ask: who and where, danger, causes, answers. */
export function DoctorSheet({ facts, now }: DoctorSheetProps) {
  const { session, steps, selfTests } = facts
  const { place, consultation, person } = session
  const { mark } = consultation
  const weight =
    person.weightKg === null ? doctorMessages.weightOpen : doctorMessages.weightKg(person.weightKg)
  const who = doctorMessages.person(
    personMessages.sexName[person.sex],
    ageBandOf(consultation.ageBand)?.label ?? '',
    weight,
  )
  const facing = [
    [doctorMessages.who, who],
    [doctorMessages.where, placeWords(place.bundle.location.name, mark)],
    [doctorMessages.spread, spreadWords(mark)],
    [doctorMessages.strength, strengthWords(mark)],
  ] as const
  return (
    <div className={styles.sheet}>
      <div className={styles.top}>
        <h2 className={styles.title}>{doctorMessages.sheetTitle}</h2>
        <p>{doctorMessages.made(new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(now))}</p>
      </div>
      <p className={styles.blanks}>
        <span>{doctorMessages.name}:</span>
        <span>{doctorMessages.born}:</span>
      </p>
      <div className={styles.first}>
        <BodyFigure sex={person.sex} place={place.bundle.location} mark={mark} />
        <dl className={styles.facts}>
          {facing.map(([name, words]) =>
            words === null ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ),
          )}
        </dl>
        <SheetUrgency facts={facts} />
        <SheetDanger danger={facts.danger} place={place} />
      </div>
      <SheetCauses facts={facts} />
      {steps.length > 0 ? (
        <div>
          <h3>{doctorMessages.answers}</h3>
          <ul className={styles.answers}>
            {steps.map(([step, answer]) => (
              <li key={step.key}>
                <SheetAnswer step={step} answer={answer} place={place} person={person} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div>
        <h3>{doctorMessages.selfTests}</h3>
        {selfTests.length === 0 ? <p>{doctorMessages.noSelfTests}</p> : null}
        <ul className={styles.answers}>
          {selfTests.map(({ test, answers }) => (
            <li key={test.key}>
              {test.name}:{' '}
              {answers.map(([question, answer]) => (
                <span key={question.key}>
                  {question.question} <b>{selfTestAnswerWords(question, answer)}.</b>{' '}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{doctorMessages.ask}</h3>
        <ul className={styles.answers}>
          {questionsToAsk(facts).map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
      <p className={styles.foot}>{doctorMessages.foot(SITE_NAME, place.bundle.version)}</p>
    </div>
  )
}
