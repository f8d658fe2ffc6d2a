import type { StepAnswer } from '#engine'
import type { BundleStep } from '#knowledge/bundle/bundle'
import type { Result } from './result.ts'

/** More than three sentences need. */
const MOST_WORDS = 4000

/** A finding that own words mention, or say not to be there, with the words it was taken from. */
interface Mentioned {
  finding: string
  label: string
  holds: boolean
  quote: string
}

/** What the terminal asks for next; the very questions the site asks, in the same order. */
export type Prompt = Asked & {
  /** What became of own words before, where nothing in them was to be confirmed. */
  note?: string
}

type Asked =
  | {
      kind: 'start'
      locations: { key: string; name: string }[]
      /** What a reply may say, by its fields. */
      fields: Readonly<Record<StartField, string>>
    }
  | {
      kind: 'step'
      part: 'screen' | 'interview'
      step: string
      type: BundleStep['kind']
      question: string
      why: string
      options: { key: string; label: string }[]
      /** Options that were confirmed in own words: they stay ticked, unless the reply takes them back with `untick`. */
      told?: string[] | undefined
      /** The option that own words seem to name, for which this is asked first: tick it if it is so. */
      heard?: string | undefined
      /** For who goes on at an emergency: what to do about a danger sign that the answer before brought. */
      news?: string[] | undefined
    }
  | {
      kind: 'self_test'
      selfTest: string
      name: string
      instructions: string[]
      notIf: string[]
      stopIf: string[]
      question: string
      text: string
      options: { key: string; label: string }[]
    }
  /** What was understood of somebody's own words, to be confirmed one by one: only what is, counts. */
  | {
      kind: 'mentions'
      /** Words that must not wait, with what to do. */
      urgent: { title: string; text: string }[]
      mentions: Mentioned[]
      /** What counts already, as it was answered or stated before. */
      known: Mentioned[]
      /** Other places they mention, each with whether it hurts there too as the question. */
      places: { place: string; question: string; quote: string }[]
      /** What becomes of the words, said honestly. */
      note: string
    }
  /** Once before the result, at an emergency for who goes on: the most informative findings that were not asked. Tick some, or write more in words. */
  | { kind: 'anything_else'; question: string; options: { key: string; label: string }[] }
  /**
   * At an emergency, which `result` says: whether to go on with the questions while help is on the way, or to "tell" something
   * else and be asked again. "No" ends the consultation with that result.
   */
  | {
      kind: 'go_on'
      result: Result
      question: string
      options: { key: 'yes' | 'tell' | 'no'; label: string }[]
    }

export type Reply =
  | {
      location: string
      /** Other places that hurt as well. */
      also?: readonly string[] | undefined
      sex: 'male' | 'female'
      age: number
      weight_kg?: number | undefined
      /** Who is in pain; the one who answers, unless another is named. */
      who?: 'me' | 'child' | 'other' | undefined
      /** What is the matter, in one's own words. */
      words?: string | undefined
    }
  /** At a step, `untick` takes back what was stated before; at `anything_else` there can be words beside what is ticked. */
  | { answer: StepAnswer | string; untick?: readonly string[] | undefined; words?: string | undefined }
  /** At `mentions`: of each finding whether it is right, and of the places those where it hurts too. */
  | { confirm: Readonly<Record<string, boolean>>; also?: readonly string[] | undefined }
  /** At `anything_else`: what else was noticed, in one's own words. */
  | { words: string }
  | { back: true }

type StartField = keyof Extract<Reply, { location: string }>

/** What a person is asked before the first question, as the site asks it on several pages. */
export const START_FIELDS: Readonly<Record<StartField, string>> = {
  location: 'Where it hurts most, or began: the key of a location.',
  also: 'Other places that hurt as well: a list of keys. May be left out.',
  sex: 'Of the body: male or female.',
  age: 'In years.',
  weight_kg: 'May be left out.',
  who: 'Who is in pain: me, child or other. Me, when it is left out.',
  words:
    'What is the matter, in your own words: which side too, what was done about it, and whether that helped. May be left out; what is understood is asked back.',
}

/** A reply that does not fit its prompt; the prompt is asked again and nothing is lost. */
export class InvalidReply extends Error {
  override name = 'InvalidReply'
}

/** Refuses a reply that does not fit the prompt, with a sentence that says what would. */
export function check(prompt: Prompt, reply: Reply): void {
  if (prompt.kind === 'start') return checkStart(prompt, reply)
  if ('back' in reply && prompt.kind === 'step') return
  if (prompt.kind === 'mentions') return checkConfirm(prompt, reply)
  if (prompt.kind === 'anything_else') return checkElse(prompt, reply)
  if (!('answer' in reply)) throw new InvalidReply('reply with {"answer": …}, or {"back": true} at a step')
  const known = prompt.options.map(({ key }) => key)
  if (prompt.kind !== 'step') {
    if (typeof reply.answer !== 'string' || !known.includes(reply.answer)) {
      throw new InvalidReply(`answer one of ${known.join(', ')}`)
    }
    return
  }
  const { told = [] } = prompt
  if (reply.untick !== undefined && !isListOf(told, reply.untick))
    throw new InvalidReply(`untick: a list of ${told.join(', ') || 'nothing here'}`)
  if (reply.answer === 'not_sure') return
  const most = prompt.type === 'multiple' ? [...known, 'not_sure'] : known
  if (!Array.isArray(reply.answer) || reply.answer.some((key) => !most.includes(key))) {
    throw new InvalidReply(`answer "not_sure" or a list of ${most.join(', ')}`)
  }
  if (prompt.type === 'single' && reply.answer.length !== 1)
    throw new InvalidReply('choose exactly one option')
}

function isListOf(known: readonly string[], list: unknown): boolean {
  return Array.isArray(list) && list.every((key) => known.includes(key))
}

function checkConfirm({ places }: Extract<Prompt, { kind: 'mentions' }>, reply: Reply): void {
  const isAnswer =
    'confirm' in reply &&
    typeof reply.confirm === 'object' &&
    reply.confirm !== null &&
    Object.values(reply.confirm).every((right) => typeof right === 'boolean')
  if (!isAnswer) throw new InvalidReply('reply with {"confirm": {finding: true or false}}')
  const { also = [] } = reply
  const known = places.map(({ place }) => place)
  if (!isListOf(known, also)) throw new InvalidReply(`also: a list of ${known.join(', ') || 'nothing here'}`)
}

function checkElse(prompt: Extract<Prompt, { kind: 'anything_else' }>, reply: Reply): void {
  const known = prompt.options.map(({ key }) => key)
  const { answer, words } = reply as { answer?: unknown; words?: unknown }
  const fits =
    (answer === undefined || isListOf(known, answer)) &&
    (words === undefined || (typeof words === 'string' && words.length <= MOST_WORDS)) &&
    (answer !== undefined || words !== undefined)
  if (!fits)
    throw new InvalidReply(`reply with {"answer": a list of ${known.join(', ')}}, {"words": "…"}, or both`)
}

function checkStart(prompt: Extract<Prompt, { kind: 'start' }>, reply: Reply): void {
  const keys = prompt.locations.map(({ key }) => key)
  if (!('location' in reply) || !keys.includes(reply.location))
    throw new InvalidReply(`location: one of ${keys.join(', ')}`)
  const { also = [] } = reply
  if (!Array.isArray(also) || also.some((place) => !keys.includes(place)))
    throw new InvalidReply(`also: a list of ${keys.join(', ')}`)
  if (reply.who !== undefined && !['me', 'child', 'other'].includes(reply.who))
    throw new InvalidReply('who: me, child or other')
  if (reply.words !== undefined && (typeof reply.words !== 'string' || reply.words.length > MOST_WORDS))
    throw new InvalidReply(`words: a text of at most ${MOST_WORDS} characters`)
  if (reply.sex !== 'male' && reply.sex !== 'female') throw new InvalidReply('sex: male or female')
  if (!(typeof reply.age === 'number' && reply.age >= 0 && reply.age <= 120))
    throw new InvalidReply('age: 0 to 120 years')
  const weight = reply.weight_kg
  if (weight !== undefined && !(typeof weight === 'number' && weight >= 2 && weight <= 400)) {
    throw new InvalidReply('weight_kg: 2 to 400, or leave it out')
  }
}
