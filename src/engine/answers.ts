import type { Model, ModelStep } from './model.ts'
import type { Answers, Key, Person, PersonFilter, Span } from './types.ts'

/** Whether two spans share at least one value; an open end reaches everywhere. */
export function overlaps(a: Span, b: Span): boolean {
  return (a.min ?? -Infinity) <= (b.max ?? Infinity) && (b.min ?? -Infinity) <= (a.max ?? Infinity)
}

/** Whether a person is one of those meant. */
export function fits({ sex, age }: PersonFilter, person: Person): boolean {
  return (sex === undefined || sex === person.sex) && (age === undefined || overlaps(age, person.age))
}

/** The options of a step that a person is offered, in the order shown. */
export function optionsFor(model: Model, step: Key, person: Person): Key[] {
  const { options } = model.steps.get(step)!
  return options.flatMap(({ finding, onlyFor }) => (fits(onlyFor ?? {}, person) ? [finding] : []))
}

/**
 * The answers that still apply: steps of this location, for this person, whose dependency is met by the rest. Unknown
 * steps, and options that are unknown or not for this person, are dropped, so that old or foreign data can be passed in.
 */
export function keepReachable(model: Model, person: Person, answers: Answers): Answers {
  let kept: Answers = {}
  for (const [key, answer] of Object.entries(answers)) {
    const entry = model.steps.get(key)
    if (!entry || !fits(entry.step.askIf ?? {}, person)) continue
    if (answer === 'not_sure') {
      kept[key] = answer
    } else if (Array.isArray(answer)) {
      const offered = optionsFor(model, key, person)
      kept[key] = answer.filter((option) => offered.includes(option))
    }
  }
  for (;;) {
    const present = presentFindings(kept)
    const entries = Object.entries(kept)
    const reachable = entries.filter(([key]) => isMet(model.steps.get(key)!, present))
    if (reachable.length === entries.length) return kept
    kept = Object.fromEntries(reachable)
  }
}

/** The steps that answers are to, in the order of the location's: sums over them then agree to the last bit. */
export function answeredSteps(model: Model, answers: Answers): ModelStep[] {
  return Object.keys(answers)
    .flatMap((key) => model.steps.get(key) ?? [])
    .sort((a, b) => a.order - b.order)
}

/** Every finding chosen at any step. */
export function presentFindings(answers: Answers): Set<string> {
  return new Set(Object.values(answers).flatMap((answer) => (answer === 'not_sure' ? [] : answer)))
}

function isMet({ step }: ModelStep, present: ReadonlySet<string>): boolean {
  for (const finding of step.dependsOnAny) {
    if (present.has(finding)) return true
  }
  return step.dependsOnAny.length === 0
}

/** Whether a step could be asked now: for this person, and its dependency met by the (reachable) answers. */
export function isApplicable(entry: ModelStep, person: Person, present: ReadonlySet<string>): boolean {
  const { askIf } = entry.step
  return (askIf === undefined || fits(askIf, person)) && isMet(entry, present)
}
