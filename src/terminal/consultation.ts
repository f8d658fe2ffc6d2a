import {
  ageBandOf,
  ALSO_HURTS,
  alsoFinding,
  assess,
  bringsDangerSign,
  createModel,
  type Answers,
  type Assessment,
  type Person,
  type SelfTestAnswers,
  type StepAnswer,
} from '#engine'
import type { BundleStep, LocationBundle } from '#knowledge/bundle'
import { joinBundles } from '#knowledge/bundle-joined'
import { resultOf, type Result } from './result.ts'

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
    }
  | { answer: StepAnswer | string }
  | { back: true }

/** A reply that does not fit its prompt; the prompt is asked again and nothing is lost. */
export class InvalidReply extends Error {
  override name = 'InvalidReply'
}

/**
 * A consultation as a conversation: yields prompts, takes replies, returns the result. `check` throws InvalidReply before
 * anything changes.
 */
export function* consultation(bundles: readonly LocationBundle[]): Generator<Prompt, Result, Reply> {
  const begin = yield {
    kind: 'start',
    locations: bundles.map(({ location: { key, name } }) => ({ key, name })),
  }
  const { bundle, person, elsewhere } = startFrom(bundles, begin)
  const model = createModel(bundle)
  const selfTestAnswers: SelfTestAnswers = {}
  let given: Answers = {}
  let wentOnAfter: string[] | undefined
  const assessed = () => assess(model, person, { ...given, ...elsewhere }, { selfTestAnswers, wentOnAfter })
  let assessment = assessed()
  for (;;) {
    while (assessment.next.kind === 'ask') {
      const { triage } = assessment
      const { step, part } = assessment.next
      const reply = yield promptFor(bundle, step, part, assessment.offeredAt(step))
      if ('back' in reply) given = Object.fromEntries(Object.entries(given).slice(0, -1))
      else if ('answer' in reply) given = { ...given, [step]: reply.answer as StepAnswer }
      assessment = assessed()
      if (!assessment.wentOn || assessment.next.kind === 'done') continue
      if (bringsDangerSign(triage, assessment.triage) && !saysYes(yield goOnPrompt(bundle, assessment)))
        return resultOf(bundle, assessment)
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
): { bundle: LocationBundle; person: Person; elsewhere: Answers } {
  if (!('location' in reply)) throw new InvalidReply('say location, sex and age first')
  const at = (place: string) => bundles.find(({ location }) => location.key === place)!
  const also = (reply.also ?? []).filter((place) => place !== reply.location)
  return {
    bundle: joinBundles(at(reply.location), also.map(at)),
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

function checkStart(prompt: Extract<Prompt, { kind: 'start' }>, reply: Reply): void {
  const keys = prompt.locations.map(({ key }) => key)
  if (!('location' in reply) || !keys.includes(reply.location))
    throw new InvalidReply(`location: one of ${keys.join(', ')}`)
  const { also = [] } = reply
  if (!Array.isArray(also) || also.some((place) => !keys.includes(place)))
    throw new InvalidReply(`also: a list of ${keys.join(', ')}`)
  if (reply.sex !== 'male' && reply.sex !== 'female') throw new InvalidReply('sex: male or female')
  if (!(typeof reply.age === 'number' && reply.age >= 0 && reply.age <= 120))
    throw new InvalidReply('age: 0 to 120 years')
  const weight = reply.weight_kg
  if (weight !== undefined && !(typeof weight === 'number' && weight >= 2 && weight <= 400)) {
    throw new InvalidReply('weight_kg: 2 to 400, or leave it out')
  }
}
