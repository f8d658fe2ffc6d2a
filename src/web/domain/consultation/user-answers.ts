import { SELF_TEST_PREFIX } from '#web/domain/storage/device-storage.ts'
import { chosenIn, isUnsure, type Key, type SelfTestAnswers, type StepAnswer } from '#engine'
import { ageBandNamed } from './age-bands.ts'
import { EMPTY_CONSULTATION, type Consultation, type OwnWords, type PainLocation } from './consultation.ts'
import { MARK_PREFIX, markWith, NO_MARK, writeMark } from './pain-mark.ts'
import { isWeightKg } from './weight.ts'

/**
 * What local storage holds under `userAnswers`. Other keys: counts by finding, and flags `<key>__<idKey>`,
 * also for the zones and the strength of the pain (`pain-mark.ts`).
 */
export interface UserAnswers {
  painLocation?: PainLocation
  /** Left out where it is the reader. */
  who?: string
  sex?: string
  weight?: number | null
  age_range?: { min: number; max: number }
  age_range_key?: string
  /** What was written in own words, and how much of it was checked, where that is not all. */
  own_words?: string
  own_words_checked?: number
  [countOrFlag: string]: unknown
}

const NONE = 'none'
const NOT_SURE = 'not_sure'

const STATED = { yes: 'stated.yes', no: 'stated.no' } as const
const WENT_ON = 'went_on.after'
const CHECKED = 'checked__own.words'

/** As many letters as may be written in own words at once, before the questions or after them. */
export const MOST_OWN_WORDS = 2000
/** And in all, so that damaged storage stays small. */
const MOST_KEPT_WORDS = 10 * MOST_OWN_WORDS

const KEY = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

/** The stored shape. Flags stand in the order of answering; a finding chosen at two steps counts 2. */
export function writeUserAnswers(consultation: Consultation): UserAnswers {
  const { painLocation, mark, who, sex, weightKg, ageBand } = consultation
  const band = ageBandNamed(ageBand)
  const stored: UserAnswers = {
    ...(painLocation && { painLocation, ...writeMark(mark) }),
    ...(who !== 'me' && { who }),
    ...(sex && { sex }),
    ...(weightKg !== undefined && { weight: weightKg }),
    ...(band && { age_range: band.range, age_range_key: band.key }),
  }
  const { ownWords } = consultation
  if (ownWords) {
    const { text, checkedTo } = ownWords
    stored.own_words = text
    if (checkedTo === text.length) stored[CHECKED] = true
    else if (checkedTo > 0) stored.own_words_checked = checkedTo
  }
  for (const [step, answer] of consultation.steps) {
    for (const finding of chosenIn(answer)) {
      stored[finding] = Number(stored[finding] ?? 0) + 1
      stored[`${finding}__${step}`] = true
    }
    if (isUnsure(answer)) stored[`${NOT_SURE}__${step}`] = true
    else if (answer.length === 0) stored[`${NONE}__${step}`] = true
  }
  for (const [question, answer] of consultation.selfTests) {
    stored[`${answer}__${SELF_TEST_PREFIX}${question}`] = true
  }
  for (const [finding, holds] of consultation.stated) {
    stored[`${finding}__${holds ? STATED.yes : STATED.no}`] = true
  }
  const { wentOnAfter } = consultation
  for (const step of wentOnAfter?.length === 0 ? [NONE] : (wentOnAfter ?? []))
    stored[`${step}__${WENT_ON}`] = true
  return stored
}

/**
 * Reads whatever was stored, by us or by anything else. What is not understood is left out, so the worst that corrupt
 * data can do is to ask a question again. Counts follow from the flags and are not read.
 */
export function readUserAnswers(stored: unknown): Consultation {
  if (!isRecord(stored)) return EMPTY_CONSULTATION
  const steps = new Map<Key, StepAnswer>()
  const selfTests = new Map<Key, SelfTestAnswers[Key]>()
  const said = new Map<Key, boolean>()
  let wentOnAfter: Key[] | null = null
  let mark = NO_MARK
  for (const [flag, value] of Object.entries(stored)) {
    const [option, idKey, ...rest] = flag.split('__')
    if (value !== true || option === undefined || idKey === undefined || rest.length > 0) continue
    if (!KEY.test(option)) continue
    if (idKey.startsWith(SELF_TEST_PREFIX)) {
      const question = idKey.slice(SELF_TEST_PREFIX.length)
      if (KEY.test(question)) selfTests.set(question, option)
    } else if (idKey.startsWith(MARK_PREFIX)) {
      mark = markWith(mark, option, idKey)
    } else if (idKey === STATED.yes || idKey === STATED.no) {
      said.set(option, idKey === STATED.yes)
    } else if (idKey === WENT_ON) {
      wentOnAfter = [...(wentOnAfter ?? []), ...(option === NONE ? [] : [option])]
    } else if (KEY.test(idKey)) {
      steps.set(idKey, stepAnswerWith(steps.get(idKey), option))
    }
  }
  const { painLocation, who, sex, weight } = stored
  const hasPlace = isPainLocation(painLocation)
  return {
    painLocation: hasPlace ? { id: painLocation.id, key: painLocation.key } : null,
    mark: hasPlace ? mark : NO_MARK,
    who: who === 'child' || who === 'other' ? who : 'me',
    sex: sex === 'male' || sex === 'female' ? sex : null,
    weightKg: weight === null || isWeightKg(weight) ? weight : undefined,
    ageBand: ageBandNamed(stored['age_range_key'])?.key ?? null,
    steps: [...steps],
    selfTests: [...selfTests],
    stated: [...said],
    ownWords: readOwnWords(stored),
    wentOnAfter,
    answeredFor: null,
  }
}

function readOwnWords(stored: Record<string, unknown>): OwnWords | null {
  const { own_words: said, own_words_checked: checked } = stored
  if (typeof said !== 'string' || said === '') return null
  const text = said.slice(0, MOST_KEPT_WORDS)
  if (stored[CHECKED] === true) return { text, checkedTo: text.length }
  const isPart = Number.isInteger(checked) && Number(checked) > 0 && Number(checked) < text.length
  return { text, checkedTo: isPart ? Number(checked) : 0 }
}

/**
 * Contradicting flags of one step (chosen and none) can only be damage: what was chosen wins. "Not sure" beside what was
 * chosen is about the others.
 */
function stepAnswerWith(answer: StepAnswer | undefined, option: string): StepAnswer {
  if (option === NONE) return answer ?? []
  const chosen = answer === undefined ? [] : chosenIn(answer)
  const unsure = isUnsure(answer) || option === NOT_SURE ? [NOT_SURE] : []
  if (option !== NOT_SURE && !chosen.includes(option)) chosen.push(option)
  return chosen.length > 0 ? [...chosen, ...unsure] : NOT_SURE
}

function isPainLocation(value: unknown): value is PainLocation {
  return (
    isRecord(value) &&
    Number.isInteger(value['id']) &&
    typeof value['key'] === 'string' &&
    KEY.test(value['key'])
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
