import {
  ageBandOf,
  ALSO_HURTS,
  alsoFinding,
  assess,
  createModel,
  type Answers,
  type Assessment,
  type Person,
  type SelfTestAnswers,
  type Stated,
  type StepAnswer,
} from '#engine'
import { findingsAt } from '#evaluation/own-words'
import { createListener, partsOf, type DangerWords, type Lexicon, type Listener } from '#listening'
import { inThirdPerson } from '#knowledge/bundle-they'
import type { BundleStep, LocationBundle } from '#knowledge/bundle'
import { joinBundles } from '#knowledge/bundle-joined'
import { resultOf, type Result } from './result.ts'

/** What it takes to listen to people's own words. */
export interface Ear {
  listener: Listener
  /** What to do about words that must not wait. */
  dangers: readonly DangerWords[]
}

/** An ear for the words of a lexicon. */
export function earFor(lexicon: Lexicon): Ear {
  return { listener: createListener(lexicon), dangers: lexicon.dangers }
}

/** More than three sentences need. */
const MOST_WORDS = 4000

/** What the terminal asks for next; the very questions the site asks, in the same order. */
export type Prompt =
  | { kind: 'start'; locations: { key: string; name: string }[] }
  | {
      kind: 'step'
      part: 'screen' | 'interview'
      step: string
      type: BundleStep['kind']
      question: string
      why: string
      options: { key: string; label: string }[]
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
      mentions: { finding: string; label: string; holds: boolean; quote: string }[]
    }
  /** Once before the result: what would tell most and was not asked. Tick some, or tell more in words. */
  | { kind: 'anything_else'; question: string; options: { key: string; label: string }[] }
  /**
   * At an emergency, which `result` says, and again where an answer brings a further danger sign of one: whether to go on with
   * the questions while help is on the way. "No" ends the consultation with that result.
   */
  | { kind: 'go_on'; result: Result; question: string; options: { key: 'yes' | 'no'; label: string }[] }

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
  | { answer: StepAnswer | string }
  /** At `mentions`: of each finding whether it is right. */
  | { confirm: Readonly<Record<string, boolean>> }
  /** At `anything_else`: what else was noticed, in one's own words. */
  | { words: string }
  | { back: true }

/** A reply that does not fit its prompt; the prompt is asked again and nothing is lost. */
export class InvalidReply extends Error {
  override name = 'InvalidReply'
}

/**
 * A consultation as a conversation: yields prompts, takes replies, returns the result. `check` throws InvalidReply before
 * anything changes. With an ear it listens to people's own words, at the start and once before the result.
 */
export function* consultation(
  bundles: readonly LocationBundle[],
  ear?: Ear,
): Generator<Prompt, Result, Reply> {
  const begin = yield {
    kind: 'start',
    locations: bundles.map(({ location: { key, name } }) => ({ key, name })),
  }
  const { bundle, person, elsewhere, who, words } = startFrom(bundles, begin)
  const model = createModel(bundle)
  const selfTestAnswers: SelfTestAnswers = {}
  let given: Answers = {}
  let stated: Stated = {}
  let wentOnAfter: string[] | undefined
  const assessed = () =>
    assess(model, person, { ...given, ...elsewhere }, { selfTestAnswers, stated, wentOnAfter })
  if (ear && words) stated = yield* listenTo(ear, bundle, who, words, stated)
  let assessment = assessed()
  let isAskedOnce = false
  for (;;) {
    while (assessment.next.kind === 'ask') {
      const { triage } = assessment
      const { step, part } = assessment.next
      const reply = yield promptFor(bundle, step, part, assessment.offeredAt(step))
      if ('back' in reply) given = Object.fromEntries(Object.entries(given).slice(0, -1))
      else if ('answer' in reply) given = { ...given, [step]: reply.answer as StepAnswer }
      assessment = assessed()
      if (!assessment.wentOn || assessment.next.kind === 'done') continue
      if (assessment.bringsDangerSign(triage) && !saysYes(yield goOnPrompt(bundle, assessment)))
        return resultOf(bundle, assessment)
    }

    if (ear && !isAskedOnce && assessment.triage.level !== 'emergency') {
      isAskedOnce = true
      const reply = yield anythingElse(bundle, assessment)
      if ('words' in reply && reply.words !== undefined)
        stated = yield* listenTo(ear, bundle, who, reply.words, stated)
      else if ('answer' in reply && Array.isArray(reply.answer))
        stated = { ...stated, ...Object.fromEntries(reply.answer.map((finding) => [finding, true])) }
      assessment = assessed()
      continue
    }

    const offered = assessment.selfTests.main.flatMap(({ tests }) => tests)
    for (const prompt of offered.flatMap(({ selfTest }) => selfTestPrompts(bundle, selfTest))) {
      if (assessment.triage.level === 'emergency') break
      if (!assessment.selfTestQuestions(prompt.selfTest).includes(prompt.question)) continue
      const reply = yield prompt
      if (!('answer' in reply) || typeof reply.answer !== 'string') continue
      selfTestAnswers[prompt.question] = reply.answer
      assessment = assessed()
    }

    const mayGoOn = assessment.next.kind === 'done' && assessment.nextIfGoingOn.kind === 'ask'
    if (!mayGoOn || !saysYes(yield goOnPrompt(bundle, assessment))) return resultOf(bundle, assessment)
    wentOnAfter = Object.keys(given)
    assessment = assessed()
  }
}

/** Asks what of the words was understood rightly; what was stated, with what is confirmed. */
function* listenTo(
  ear: Ear,
  bundle: LocationBundle,
  who: 'me' | 'child' | 'other',
  words: string,
  stated: Stated,
): Generator<Prompt, Stated, Reply> {
  const { mentions, dangers } = ear.listener.understand(words, findingsAt(bundle), {
    about: who === 'child' ? 'child' : 'me',
    parts: partsOf(bundle.location.name),
  })
  if (mentions.length === 0 && dangers.length === 0) return stated
  const labelOf = (key: string) => bundle.findings.find((finding) => finding.key === key)?.label ?? key
  const reply = yield {
    kind: 'mentions',
    urgent: dangers.flatMap(({ danger }) => ear.dangers.find(({ key }) => key === danger)?.say ?? []),
    mentions: mentions.map(({ finding, holds, quote }) => ({
      finding,
      label: labelOf(finding),
      holds,
      quote: words.slice(...quote),
    })),
  }
  const right = 'confirm' in reply ? reply.confirm : {}
  const confirmed = mentions.filter(({ finding }) => right[finding] === true)
  return { ...stated, ...Object.fromEntries(confirmed.map(({ finding, holds }) => [finding, holds])) }
}

function anythingElse(bundle: LocationBundle, { openFindings }: Assessment): Prompt {
  return {
    kind: 'anything_else',
    question: 'Anything else you noticed?',
    options: openFindings.flatMap((key) => {
      const finding = bundle.findings.find((each) => each.key === key)
      return finding ? [{ key, label: finding.label }] : []
    }),
  }
}

function goOnPrompt(bundle: LocationBundle, assessment: Assessment): Prompt {
  return {
    kind: 'go_on',
    result: resultOf(bundle, assessment),
    question:
      'Go on with a few more questions, for those who help? Only if somebody else makes the call, or help is on the way.',
    options: [
      { key: 'yes', label: 'Yes' },
      { key: 'no', label: 'No' },
    ],
  }
}

function saysYes(reply: Reply): boolean {
  return 'answer' in reply && reply.answer === 'yes'
}

function startFrom(
  bundles: readonly LocationBundle[],
  reply: Reply,
): {
  bundle: LocationBundle
  person: Person
  elsewhere: Answers
  who: 'me' | 'child' | 'other'
  words: string
} {
  if (!('location' in reply)) throw new InvalidReply('say location, sex and age first')
  const at = (place: string) => bundles.find(({ location }) => location.key === place)!
  const also = (reply.also ?? []).filter((place) => place !== reply.location)
  const { who = 'me', words = '' } = reply
  const joined = joinBundles(at(reply.location), also.map(at))
  return {
    who,
    words,
    bundle: who === 'me' ? joined : { ...joined, ...inThirdPerson(joined) },
    elsewhere: also.length > 0 ? { [ALSO_HURTS]: also.map(alsoFinding) } : {},
    person: { sex: reply.sex, age: ageBandOf(reply.age).range, weightKg: reply.weight_kg ?? null },
  }
}

function promptFor(
  bundle: LocationBundle,
  key: string,
  part: 'screen' | 'interview',
  options: readonly string[],
): Prompt {
  const { kind, question, why } = bundle.steps.find((step) => step.key === key)!
  const label = (option: string) => bundle.findings.find((finding) => finding.key === option)!.label
  return {
    kind: 'step',
    part,
    step: key,
    type: kind,
    question,
    why,
    options: options.map((option) => ({ key: option, label: label(option) })),
  }
}

/** Answers that every question of a self-test has. */
const OF_EVERY_SELF_TEST = [
  { key: 'not_sure', label: 'Not sure' },
  { key: 'cannot', label: "I can't or shouldn't do this" },
]

function selfTestPrompts(bundle: LocationBundle, selfTest: string): Extract<Prompt, { kind: 'self_test' }>[] {
  const test = bundle.selfTests.find(({ key }) => key === selfTest)!
  return test.questions.map(({ key, question, options }) => ({
    kind: 'self_test',
    selfTest,
    name: test.name,
    instructions: test.instructions,
    notIf: test.notIf.say,
    stopIf: test.stopIf,
    question: key,
    text: question,
    options: [...options.map((option) => ({ key: option.key, label: option.label })), ...OF_EVERY_SELF_TEST],
  }))
}

/** Refuses a reply that does not fit the prompt, with a sentence that says what would. */
export function check(prompt: Prompt, reply: Reply): void {
  if (prompt.kind === 'start') return checkStart(prompt, reply)
  if ('back' in reply && prompt.kind === 'step') return
  if (prompt.kind === 'mentions') return checkConfirm(reply)
  if (prompt.kind === 'anything_else') return checkElse(prompt, reply)
  if (!('answer' in reply)) throw new InvalidReply('reply with {"answer": …}, or {"back": true} at a step')
  const known = prompt.options.map(({ key }) => key)
  if (prompt.kind !== 'step') {
    if (typeof reply.answer !== 'string' || !known.includes(reply.answer)) {
      throw new InvalidReply(`answer one of ${known.join(', ')}`)
    }
    return
  }
  if (reply.answer === 'not_sure') return
  const most = prompt.type === 'multiple' ? [...known, 'not_sure'] : known
  if (!Array.isArray(reply.answer) || reply.answer.some((key) => !most.includes(key))) {
    throw new InvalidReply(`answer "not_sure" or a list of ${most.join(', ')}`)
  }
  if (prompt.type === 'single' && reply.answer.length !== 1)
    throw new InvalidReply('choose exactly one option')
}

function checkConfirm(reply: Reply): void {
  const isAnswer =
    'confirm' in reply &&
    typeof reply.confirm === 'object' &&
    reply.confirm !== null &&
    Object.values(reply.confirm).every((right) => typeof right === 'boolean')
  if (!isAnswer) throw new InvalidReply('reply with {"confirm": {finding: true or false}}')
}

function checkElse(prompt: Extract<Prompt, { kind: 'anything_else' }>, reply: Reply): void {
  const known = prompt.options.map(({ key }) => key)
  if ('words' in reply && typeof reply.words === 'string' && reply.words.length <= MOST_WORDS) return
  const isAnswer =
    'answer' in reply && Array.isArray(reply.answer) && reply.answer.every((key) => known.includes(key))
  if (!isAnswer)
    throw new InvalidReply(`reply with {"answer": a list of ${known.join(', ')}} or {"words": "…"}`)
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
