import {
  ageBandOf,
  createModel,
  optionsFor,
  explain,
  keepReachable,
  nextStep,
  offeredSelfTests,
  scoreConditions,
  triage,
  type Answers,
  type Model,
  type Person,
  type SelfTestAnswers,
  type StepAnswer,
} from '#engine'
import type { BundleSelfTest, BundleStep, LocationBundle } from '#knowledge/bundle'
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

export type Reply =
  | { location: string; sex: 'male' | 'female'; age: number; weight_kg?: number | undefined }
  | { answer: StepAnswer | string }
  | { back: true }

/** A reply that does not fit its prompt; the prompt is asked again and nothing is lost. */
export class UnfitReply extends Error {
  override name = 'UnfitReply'
}

/** At most this many self-tests are offered, as on the site. */
const MOST_SELF_TESTS = 4

/**
 * A consultation as a conversation: yields prompts, takes replies, returns the result. An unfit reply throws UnfitReply
 * out of `check`, before anything changes.
 */
export function* consultation(bundles: readonly LocationBundle[]): Generator<Prompt, Result, Reply> {
  const begin = yield {
    kind: 'start',
    locations: bundles.map(({ location: { key, name } }) => ({ key, name })),
  }
  const { bundle, person } = startFrom(bundles, begin)
  const model = createModel(bundle)
  let answers: Answers = {}

  for (
    let next = nextStep(model, person, answers);
    next.kind === 'ask';
    next = nextStep(model, person, answers)
  ) {
    const reply = yield promptFor(bundle, next.step, next.part, optionsFor(model, next.step, person))
    if ('back' in reply) {
      answers = Object.fromEntries(Object.entries(answers).slice(0, -1))
    } else if ('answer' in reply) {
      answers = keepReachable(model, person, { ...answers, [next.step]: reply.answer as StepAnswer })
    }
  }
  const selfTestAnswers = yield* askSelfTests(bundle, model, person, answers)
  return resultOf(bundle, {
    triage: triage(model, person, answers, selfTestAnswers),
    scores: scoreConditions(model, person, answers, selfTestAnswers),
    explain: (condition) => explain(model, answers, condition),
  })
}

function* askSelfTests(
  bundle: LocationBundle,
  model: Model,
  person: Person,
  answers: Answers,
): Generator<Prompt, SelfTestAnswers, Reply> {
  const given: SelfTestAnswers = {}
  for (const key of offeredSelfTests(model, person, answers).slice(0, MOST_SELF_TESTS)) {
    const test = bundle.selfTests.find((entry) => entry.key === key)!
    for (const question of test.questions) {
      const reply = yield selfTestPrompt(test, question)
      if ('answer' in reply && typeof reply.answer === 'string') given[question.key] = reply.answer
    }
  }
  return given
}

function startFrom(
  bundles: readonly LocationBundle[],
  reply: Reply,
): { bundle: LocationBundle; person: Person } {
  if (!('location' in reply)) throw new UnfitReply('say location, sex and age first')
  const bundle = bundles.find(({ location }) => location.key === reply.location)!
  return {
    bundle,
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

function selfTestPrompt(test: BundleSelfTest, question: BundleSelfTest['questions'][number]): Prompt {
  return {
    kind: 'self_test',
    selfTest: test.key,
    name: test.name,
    instructions: test.instructions,
    notIf: test.notIf.say,
    stopIf: test.stopIf,
    question: question.key,
    text: question.question,
    options: question.options.map(({ key, label }) => ({ key, label })),
  }
}

/** Refuses a reply that does not fit the prompt, with a sentence that says what would. */
export function check(prompt: Prompt, reply: Reply): void {
  if (prompt.kind === 'start') return checkStart(prompt, reply)
  if ('back' in reply && prompt.kind === 'step') return
  if (!('answer' in reply)) throw new UnfitReply('reply with {"answer": …}, or {"back": true} at a step')
  const known = prompt.options.map(({ key }) => key)
  if (prompt.kind === 'self_test') {
    const allowed = [...known, 'not_sure', 'cannot']
    if (typeof reply.answer !== 'string' || !allowed.includes(reply.answer)) {
      throw new UnfitReply(`answer one of ${allowed.join(', ')}`)
    }
    return
  }
  if (reply.answer === 'not_sure') return
  const most = prompt.type === 'multiple' ? [...known, 'not_sure'] : known
  if (!Array.isArray(reply.answer) || reply.answer.some((key) => !most.includes(key))) {
    throw new UnfitReply(`answer "not_sure" or a list of ${most.join(', ')}`)
  }
  if (prompt.type === 'single' && reply.answer.length !== 1) throw new UnfitReply('choose exactly one option')
}

function checkStart(prompt: Extract<Prompt, { kind: 'start' }>, reply: Reply): void {
  const keys = prompt.locations.map(({ key }) => key)
  if (!('location' in reply) || !keys.includes(reply.location))
    throw new UnfitReply(`location: one of ${keys.join(', ')}`)
  if (reply.sex !== 'male' && reply.sex !== 'female') throw new UnfitReply('sex: male or female')
  if (!(typeof reply.age === 'number' && reply.age >= 0 && reply.age <= 120))
    throw new UnfitReply('age: 0 to 120 years')
  const weight = reply.weight_kg
  if (weight !== undefined && !(typeof weight === 'number' && weight >= 2 && weight <= 400)) {
    throw new UnfitReply('weight_kg: 2 to 400, or leave it out')
  }
}
