import { dayOf } from '#web/language/moments.ts'
import { ageBandNamed } from '#web/domain/consultation/age-bands.ts'
import { reviewMessages } from '#web/domain/words/answer-words.ts'
import {
  alsoWords,
  painMessages,
  spreadWords,
  placeWords,
  strengthWords,
} from '#web/domain/words/pain-words.ts'
import { SITE_NAME } from '#web/site.ts'
import { dayInWords } from '#web/ui/words.ts'
import { BodyFigure } from './body-figure.tsx'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { doctorMessages } from './words/messages.ts'
import { SheetByHand, SheetTakeHome } from './sheet-take-home.tsx'
import { SheetCauses } from './sheet-causes.tsx'
import { SheetAnswers, SheetSelfTests } from './sheet-lists.tsx'
import { SheetNegatives } from './sheet-negatives.tsx'
import { SheetUrgency } from './sheet-urgency.tsx'
import { textsOf } from './texts-of.ts'
import styles from './doctor-sheet.module.css'

interface DoctorSheetProps {
  facts: ConsultationFacts
  /** When it is made. */
  now: Date
  /** On a screen what was asked and is not there is folded away: it is most of the page, and the last that is read. */
  folds?: boolean
}

/** Whether an emergency has left questions open. */
function isCutShort({ urgency, session }: ConsultationFacts): boolean {
  return urgency.level === 'emergency' && session.assessment.nextIfGoingOn.kind === 'ask'
}

/**
 * Everything a doctor needs of the consultation, in the order they read: who and where, how urgent, causes, the story,
 * what is not there, and what the patient takes home.
 */
export function DoctorSheet({ facts, now, folds = false }: DoctorSheetProps) {
  const { knowledge, consultation, person } = facts.session
  const { mark } = consultation
  const weight =
    person.weightKg === null ? doctorMessages.weightOpen : doctorMessages.weightKg({ kg: person.weightKg })
  const who = doctorMessages.person({
    sex: reviewMessages.sexName[person.sex],
    age: ageBandNamed(consultation.ageBand)?.label ?? '',
    weight,
  })
  const texts = textsOf(knowledge.bundle)
  const facing = [
    [doctorMessages.who, who],
    [doctorMessages.answeredBy, consultation.who === 'me' ? null : doctorMessages.byWhom[consultation.who]],
    [doctorMessages.where, placeWords(knowledge.bundle.location.name, mark)],
    [painMessages.spread, spreadWords(mark)],
    [painMessages.also, alsoWords(mark)],
    [painMessages.strength, strengthWords(mark)],
  ] as const
  return (
    <div className={styles.sheet}>
      <div className={styles.top}>
        <h2 className={styles.title}>{doctorMessages.sheetTitle}</h2>
        <p>{doctorMessages.made({ day: dayOf(now) })}</p>
      </div>
      <p className={styles.blanks}>
        <span>{doctorMessages.name}:</span>
        <span>{doctorMessages.born}:</span>
      </p>
      <div className={styles.first}>
        <BodyFigure sex={person.sex} place={knowledge.bundle.location} mark={mark} />
        <dl className={styles.facts}>
          {facing.map(([name, words]) =>
            words === null ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ),
          )}
          {consultation.ownWords ? (
            <div className={styles.ownWords}>
              <dt>{doctorMessages.ownWords}</dt>
              <dd>“{consultation.ownWords.text}”</dd>
            </div>
          ) : null}
        </dl>
        <SheetUrgency facts={facts} />
        <SheetCauses facts={facts} />
      </div>
      <SheetAnswers facts={facts} />
      <SheetSelfTests facts={facts} />
      <SheetNegatives negatives={facts.negatives} knowledge={knowledge} folds={folds} />
      {facts.urgency.level === 'emergency' ? null : <SheetTakeHome facts={facts} />}
      <SheetByHand facts={facts} isCutShort={isCutShort(facts)} />
      <p className={styles.foot}>
        {doctorMessages.foot({ site: SITE_NAME, day: dayInWords(texts.day), code: texts.code })}
      </p>
    </div>
  )
}
