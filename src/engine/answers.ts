import type { Model, ModelOption, ModelStep } from './model.ts'
import type { Key, PersonFilter, SelfTest, SelfTestQuestion, Span, Step } from './knowledge.ts'
import type { Answers, Person, SelfTestAnswers, Stated, StepAnswer } from './person.ts'

const NOT_SURE = 'not_sure'
const CANNOT = 'cannot'

/** Whether two spans share at least one value; an open end reaches everywhere. */
export function overlaps(a: Span, b: Span): boolean {
  return (a.min ?? -Infinity) <= (b.max ?? Infinity) && (b.min ?? -Infinity) <= (a.max ?? Infinity)
}

/** Whether a person is one of those meant. */
export function fits({ sex, age }: PersonFilter, person: Person): boolean {
  return (sex === undefined || sex === person.sex) && (age === undefined || overlaps(age, person.age))
}

/** Whether age and sex let a person be asked a step at all. */
export function isAskedOf({ askIf = {} }: Pick<Step, 'askIf'>, person: Person): boolean {
  return fits(askIf, person)
}

/** Whether a person is offered an option: for the others it does not hold, and they say nothing about it. */
export function isOffered({ onlyFor = {} }: Pick<ModelOption, 'onlyFor'>, person: Person): boolean {
  return fits(onlyFor, person)
}

/** The options of a step that a person is offered, in the order shown. */
export function optionsFor(model: Model, step: Key, person: Person): Key[] {
  const offered: Key[] = []
  for (const option of model.steps.get(step)!.options) {
    if (isOffered(option, person)) offered.push(option.finding)
  }
  return offered
}

/**
 * The options to offer at a step: all where it was answered or exactly one holds, else those of which it is not known whether
 * they hold, or that were stated to.
 */
export function offeredAt(
  model: Model,
  {
    person,
    answers,
    known,
    stated,
  }: { person: Person; answers: Answers; known: ReadonlySet<Key>; stated: Stated },
  step: Key,
): Key[] {
  const options = optionsFor(model, step, person)
  if (Object.hasOwn(answers, step) || model.steps.get(step)!.step.kind === 'single') return options
  return options.filter((option) => !known.has(option) || stated[option] === true)
}

/**
 * The answers that still apply: steps of this location, for this person, whose dependency is met by the rest and by
 * what was stated. Unknown steps, options that are unknown or not for this person, and answers to a `single` step that
 * are not exactly one option are dropped, so that old or foreign data can be passed in. Chosen options come in the
 * order of the step's.
 */
export function keepReachable(model: Model, person: Person, answers: Answers, stated: Stated = {}): Answers {
  let kept: Answers = {}
  for (const [key, answer] of Object.entries(answers)) {
    const entry = model.steps.get(key)
    if (!entry || !isAskedOf(entry.step, person)) continue
    if (answer === NOT_SURE) kept[key] = answer
    else if (Array.isArray(answer)) {
      const offered = keepOffered(answer, entry.step, optionsFor(model, key, person))
      if (entry.step.kind !== 'single' || offered.length === 1 || offered === NOT_SURE) kept[key] = offered
    }
  }
  for (;;) {
    const present = presentFindings(kept, unansweredOf(model, kept, stated))
    const entries = Object.entries(kept)
    const reachable = entries.filter(([key]) => isMet(model.steps.get(key)!, present))
    if (reachable.length === entries.length) return kept
    kept = Object.fromEntries(reachable)
  }
}

/** Being unsure is lost only where nothing is left open: every option was chosen, or exactly one could be. */
function keepOffered(answer: readonly Key[], { kind }: Step, offered: readonly Key[]): StepAnswer {
  const chosen = offered.filter((option) => answer.includes(option))
  if (!answer.includes(NOT_SURE)) return chosen
  if (chosen.length === 0) return NOT_SURE
  return kind === 'multiple' && !offered.every((option) => chosen.includes(option))
    ? [...chosen, NOT_SURE]
    : chosen
}

/** Whether a person has something for which a self-test is not safe. */
export function isSafe({ notIf }: SelfTest, person: Person, present: ReadonlySet<Key>): boolean {
  const isPresent = (finding: Key) => present.has(finding)
  if (notIf.any?.some(isPresent)) return false
  if (notIf.soonAfter?.any.some(isPresent) && !notIf.soonAfter.over.some(isPresent)) return false
  return !notIf.ages?.some((span) => overlaps(span, person.age))
}

/**
 * Whether a question of a self-test makes sense after the answers to those before it: who cannot do the test is asked
 * nothing more about it, and a question that builds on another is asked after an answer that it builds on alone.
 */
export function isAskable(
  { questions }: SelfTest,
  question: SelfTestQuestion,
  answers: SelfTestAnswers,
): boolean {
  const before = questions.slice(0, questions.indexOf(question))
  if (before.some(({ key }) => answers[key] === CANNOT)) return false
  const { buildsOn } = question
  return buildsOn === undefined || buildsOn.answers.includes(answers[buildsOn.question] ?? '')
}

/** The self-test answers that still apply: an option of a known question, of a test that is safe for this person. */
export function keepSelfTestAnswers(
  { knowledge }: Model,
  { person, present }: { person: Person; present: ReadonlySet<Key> },
  given: SelfTestAnswers,
): SelfTestAnswers {
  const kept: SelfTestAnswers = {}
  if (Object.keys(given).length === 0) return kept
  for (const test of knowledge.selfTests) {
    if (!isSafe(test, person, present)) continue
    for (const question of test.questions) {
      const { key, options } = question
      const answer = Object.hasOwn(given, key) ? given[key]! : null
      const isAnswer =
        answer === NOT_SURE || answer === CANNOT || options.some((option) => option.key === answer)
      if (isAnswer && isAskable(test, question, kept)) kept[key] = answer!
    }
  }
  return kept
}

/** The steps that answers are to, in the order of the location's: sums over them then agree to the last bit. */
export function answeredSteps(model: Model, answers: Answers): ModelStep[] {
  return Object.keys(answers)
    .flatMap((key) => model.steps.get(key) ?? [])
    .sort((a, b) => a.order - b.order)
}

/** The findings chosen at a step, whatever else the person is not sure about. */
export function chosenIn(answer: StepAnswer): Key[] {
  return answer === NOT_SURE ? [] : answer.filter((option) => option !== NOT_SURE)
}

/** Whether the person is not sure about a step, or about those of its options that they did not choose. */
export function isUnsure(answer: StepAnswer | undefined): boolean {
  return answer === NOT_SURE || (answer?.includes(NOT_SURE) ?? false)
}

/** Whether an answer says of an option that it holds or does not: beside "not sure" only of the chosen ones. */
export function isOptionAnswered(answer: StepAnswer, option: Key): boolean {
  return !isUnsure(answer) || chosenIn(answer).includes(option)
}

/** Every finding chosen at any step, or stated to hold. */
export function presentFindings(answers: Answers, stated: Stated = {}): Set<Key> {
  const present = new Set(Object.values(answers).flatMap(chosenIn))
  for (const [finding, holds] of Object.entries(stated)) if (holds) present.add(finding)
  return present
}

/** Statements about findings of this location that a person like this can have; the others count for nothing. */
export function keepStated(model: Model, person: Person, stated: Stated): Stated {
  const kept: Record<Key, boolean> = {}
  for (const finding of Object.keys(stated).toSorted()) {
    const [option] = model.optionsOf.get(finding) ?? []
    if (option && fits(option.onlyFor ?? {}, person)) kept[finding] = stated[finding]!
  }
  return kept
}

/**
 * Statements that no answer overrides: none says the opposite, and none denies all that their questions depend on, as
 * flashes of pregnancy need one. What was stated not to hold is no longer
 * offered in lists; its absence there must not weaken the denial.
 */
export function unansweredOf(model: Model, answers: Answers, stated: Stated): Stated {
  const entries = Object.entries(stated)
  if (entries.length === 0) return stated
  const answered = answeredSteps(model, answers)
  const chosen = presentFindings(answers)
  const answeredFindings = new Set(
    answered.flatMap(({ step }) =>
      step.options.filter((option) => isOptionAnswered(answers[step.key]!, option)),
    ),
  )
  const isDenied = (finding: Key) =>
    !chosen.has(finding) &&
    (stated[finding] === false || (answeredFindings.has(finding) && stated[finding] !== true))
  const isOutOfPlace = (finding: Key) =>
    model.optionsOf
      .get(finding)!
      .every(({ dependsOnAny }) => dependsOnAny.length > 0 && dependsOnAny.every(isDenied))
  return Object.fromEntries(
    entries.filter(([finding, holds]) =>
      holds ? !answeredFindings.has(finding) && !isOutOfPlace(finding) : !chosen.has(finding),
    ),
  )
}

function isMet({ step }: ModelStep, present: ReadonlySet<string>): boolean {
  for (const finding of step.dependsOnAny) {
    if (present.has(finding)) return true
  }
  return step.dependsOnAny.length === 0
}

/** Whether a step could be asked now: for this person, its dependency met by the (reachable) answers, and nothing against it. */
export function isApplicable(entry: ModelStep, person: Person, present: ReadonlySet<string>): boolean {
  const { unlessAny } = entry.step
  return isAskedOf(entry.step, person) && isMet(entry, present) && !unlessAny?.some((key) => present.has(key))
}
