import {
  type Answers,
  type Key,
  type Person,
  type SelfTestAnswers,
  type Sex,
  type Stated,
  type StepAnswer,
} from '#engine'
import { ageBandNamed, type AgeBandKey } from './age-bands.ts'
import { NO_MARK, type PainMark } from './pain-mark.ts'

export interface PainLocation {
  id: number
  key: Key
}

/** Whom it is for: who answers, a child of theirs, or somebody else they help. */
export type Who = 'me' | 'child' | 'other'

export interface OwnWords {
  text: string
  /** As many characters from the start have been checked: what was understood of them was shown, and what is right of it counts. */
  checkedTo: number
}

/** What the person has entered so far. Lists keep the order of answering. */
export interface Consultation {
  painLocation: PainLocation | null
  /** Belongs to `painLocation`: replaced with it, and never without it. */
  mark: PainMark
  who: Who
  sex: Sex | null
  /** Kilograms; null when skipped, undefined when not asked yet. */
  weightKg: number | null | undefined
  ageBand: AgeBandKey | null
  steps: readonly (readonly [Key, StepAnswer])[]
  selfTests: readonly (readonly [Key, SelfTestAnswers[Key]])[]
  /** What was said outside its question: whether a finding holds. */
  stated: readonly (readonly [Key, boolean])[]
  /** What was written in own words, before the questions and after them; null for nothing. */
  ownWords: OwnWords | null
  /** At an emergency, the steps that were answered when the person went on with the questions; else null. */
  wentOnAfter: readonly Key[] | null
  /** The place and sex the answers were given for: both have to change before the answers are reset. */
  answeredFor: { place: Key; sex: Sex } | null
}

/** Nothing is answered about the pain yet. */
const NO_ANSWERS = {
  steps: [],
  selfTests: [],
  stated: [],
  ownWords: null,
  wentOnAfter: null,
  answeredFor: null,
} as const

export const EMPTY_CONSULTATION: Consultation = {
  painLocation: null,
  mark: NO_MARK,
  who: 'me',
  sex: null,
  weightKg: undefined,
  ageBand: null,
  ...NO_ANSWERS,
}

export function withWho(consultation: Consultation, who: Who): Consultation {
  return { ...consultation, who }
}

export function withSex(consultation: Consultation, sex: Sex): Consultation {
  return resetWhenBothChanged({ ...consultation, sex })
}

export function withPainLocation(
  consultation: Consultation,
  painLocation: PainLocation,
  mark: PainMark = NO_MARK,
): Consultation {
  return resetWhenBothChanged({ ...consultation, painLocation, mark })
}

export function withPerson(
  consultation: Consultation,
  about: { sex?: Sex; ageBand: AgeBandKey; weightKg: number | null },
): Consultation {
  return resetWhenBothChanged({ ...consultation, ...about })
}

/** How strong the pain is at the main place, 0 to 10; null when not given. */
export function withStrength(consultation: Consultation, strength: number | null): Consultation {
  return { ...consultation, mark: { ...consultation.mark, strength } }
}

/** It hurts at these places as well. */
export function withOtherPlaces(consultation: Consultation, places: readonly Key[]): Consultation {
  const { mark } = consultation
  return { ...consultation, mark: { ...mark, also: [...new Set([...mark.also, ...places])] } }
}

/** Answers a step. A step answered before keeps its place in the order. */
export function withStepAnswer(consultation: Consultation, step: Key, answer: StepAnswer): Consultation {
  return answeredNow({ ...consultation, steps: put(consultation.steps, step, answer) })
}

/** Answers a self-test question, or takes its answer back (null). */
export function withSelfTestAnswer(
  consultation: Consultation,
  question: Key,
  answer: SelfTestAnswers[Key] | null,
): Consultation {
  const selfTests =
    answer === null
      ? consultation.selfTests.filter(([key]) => key !== question)
      : put(consultation.selfTests, question, answer)
  return { ...consultation, selfTests }
}

/** States whether a finding holds, or takes that back (null). */
export function withStated(consultation: Consultation, finding: Key, holds: boolean | null): Consultation {
  const stated =
    holds === null
      ? consultation.stated.filter(([key]) => key !== finding)
      : put(consultation.stated, finding, holds)
  return { ...consultation, stated }
}

/** Replaces the own words, none of which count as checked; what was stated from earlier words stays. */
export function withOwnWords(consultation: Consultation, text: string): Consultation {
  if (text === '') return { ...consultation, ownWords: null }
  return answeredNow({ ...consultation, ownWords: { text, checkedTo: 0 } })
}

/** Adds own words at the end. */
export function withMoreWords(consultation: Consultation, text: string): Consultation {
  if (text === '') return consultation
  const { text: before, checkedTo } = consultation.ownWords ?? { text: '', checkedTo: 0 }
  return { ...consultation, ownWords: { text: before === '' ? text : `${before}\n${text}`, checkedTo } }
}

/** What was written in own words and not checked yet; null for nothing. */
export function uncheckedWords({ ownWords }: Consultation): string | null {
  const text = ownWords?.text.slice(ownWords.checkedTo) ?? ''
  return text.trim() === '' ? null : text
}

/** All own words are checked, and this is what came of it. */
export function withWordsChecked(
  consultation: Consultation,
  checked: { answers: Answers; stated: Stated },
): Consultation {
  return withWordsRead({
    ...consultation,
    steps: consultation.steps.flatMap(([step]) => {
      const answer = checked.answers[step]
      return answer === undefined ? [] : [[step, answer] as const]
    }),
    stated: Object.entries(checked.stated),
  })
}

/** All own words are checked, and nothing came of them. */
export function withWordsRead(consultation: Consultation): Consultation {
  const { ownWords } = consultation
  return { ...consultation, ownWords: ownWords && { ...ownWords, checkedTo: ownWords.text.length } }
}

/** Goes on with the questions at an emergency: what is answered up to here is what made it one. */
export function withGoingOn(consultation: Consultation): Consultation {
  return { ...consultation, wentOnAfter: consultation.steps.map(([key]) => key) }
}

/** Keeps only answers that still apply; the same object when all of them do. */
export function withApplicableAnswers(
  consultation: Consultation,
  applies: { steps: Answers; selfTestQuestions: ReadonlySet<Key> },
): Consultation {
  const steps = consultation.steps.flatMap(([key]) => {
    const answer = applies.steps[key]
    return answer === undefined ? [] : [[key, answer] as const]
  })
  const selfTests = consultation.selfTests.filter(([key]) => applies.selfTestQuestions.has(key))
  const unchanged =
    steps.length === consultation.steps.length &&
    selfTests.length === consultation.selfTests.length &&
    steps.every(([, answer], at) => sameAnswer(answer, consultation.steps[at]![1]))
  return unchanged ? consultation : { ...consultation, steps, selfTests }
}

/** The person as the engine wants them; null while sex or age is missing. */
export function personOf({ sex, ageBand, weightKg }: Consultation): Person | null {
  const age = ageBandNamed(ageBand)?.range
  return sex && age ? { sex, age, weightKg: weightKg ?? null } : null
}

/** What was entered last, in answers or in own words, is about the place and sex of now. */
function answeredNow(consultation: Consultation): Consultation {
  const { painLocation, sex } = consultation
  return { ...consultation, answeredFor: painLocation && sex ? { place: painLocation.key, sex } : null }
}

/** Another place and another sex: only sex, age and weight stay, and the new place with its mark. */
function resetWhenBothChanged(consultation: Consultation): Consultation {
  const { answeredFor, painLocation, sex } = consultation
  if (!answeredFor || !painLocation || !sex) return consultation
  if (answeredFor.place === painLocation.key || answeredFor.sex === sex) return consultation
  return { ...consultation, ...NO_ANSWERS }
}

function put<Answer>(
  entries: readonly (readonly [Key, Answer])[],
  key: Key,
  answer: Answer,
): readonly (readonly [Key, Answer])[] {
  const at = entries.findIndex(([each]) => each === key)
  return at === -1 ? [...entries, [key, answer]] : entries.with(at, [key, answer])
}

function sameAnswer(a: StepAnswer, b: StepAnswer): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b
  return a.length === b.length && a.every((key, at) => key === b[at])
}
