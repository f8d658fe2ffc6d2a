import { isApplicable, keepReachable, overlaps, presentFindings } from './answers.ts'
import { MIN_INTERVIEW_STEPS } from './constants.ts'
import type { Model } from './model.ts'
import { posteriorArray } from './posterior.ts'
import { scoreConditions } from './scores.ts'
import type {
  Answers,
  Person,
  RedFlagRule,
  SelfTestAnswers,
  Triage,
  TriageLevel,
  TriageReason,
} from './types.ts'

const SEVERITY: Record<TriageLevel, number> = { self_care: 0, routine: 1, urgent: 2, emergency: 3 }

/**
 * How urgent it is: the worst of the red-flag rules, every dangerous condition whose probability reaches its threshold,
 * and the usual level of the leading condition (before and after self-tests). Probabilities count only once the screen
 * is answered and a few questions after it: a prior alone is no reason to send anyone to hospital. Until then, without
 * a red flag, the level is `routine` with no reasons. Self-tests can raise the level, never lower it.
 */
export function triage(
  model: Model,
  person: Person,
  answers: Answers,
  selfTestAnswers: SelfTestAnswers = {},
): Triage {
  const reachable = keepReachable(model, person, answers)
  const present = presentFindings(reachable)
  const reasons: TriageReason[] = model.knowledge.redFlags
    .filter((rule) => holds(rule, person, present))
    .map(({ key, level }) => ({ kind: 'red_flag', rule: key, level }))
  if (isAssessable(model, person, reachable)) {
    reasons.push(...dangers(model, person, reachable))
    reasons.push(...leading(model, person, reachable, selfTestAnswers))
  }
  reasons.sort((a, b) => SEVERITY[b.level] - SEVERITY[a.level])
  return { level: reasons[0]?.level ?? 'routine', reasons }
}

/** Whether every clause of a rule holds. */
function holds({ when }: RedFlagRule, person: Person, present: ReadonlySet<string>): boolean {
  const { all, any, atLeast, sex, age } = when
  if (!all && !any && !atLeast) return false
  return (
    (sex === undefined || sex === person.sex) &&
    (age === undefined || overlaps(age, person.age)) &&
    (all?.every((finding) => present.has(finding)) ?? true) &&
    (any?.some((finding) => present.has(finding)) ?? true) &&
    (atLeast === undefined || atLeast.of.filter((finding) => present.has(finding)).length >= atLeast.count)
  )
}

/** Enough is known for probabilities to mean something. */
function isAssessable(model: Model, person: Person, reachable: Answers): boolean {
  const present = presentFindings(reachable)
  let answered = 0
  let open = 0
  for (const [key, entry] of model.steps) {
    if (Object.hasOwn(reachable, key)) {
      if (!entry.screen) answered += 1
    } else if (isApplicable(entry, person, present)) {
      if (entry.screen) return false
      open += 1
    }
  }
  return answered >= MIN_INTERVIEW_STEPS || open === 0
}

function dangers(model: Model, person: Person, reachable: Answers): TriageReason[] {
  const probabilities = posteriorArray(model, person, reachable)
  return model.conditions.flatMap(({ key, danger }, index): TriageReason[] => {
    const probability = probabilities[index]!
    if (!danger || probability < danger.threshold) return []
    return [{ kind: 'danger', condition: key, level: danger.level, probability }]
  })
}

function leading(
  model: Model,
  person: Person,
  reachable: Answers,
  selfTestAnswers: SelfTestAnswers,
): TriageReason[] {
  const before = scoreConditions(model, person, reachable)[0]!.condition
  const after = scoreConditions(model, person, reachable, selfTestAnswers)[0]!.condition
  return [...new Set([before, after])].map((condition) => ({
    kind: 'leading',
    condition,
    level: model.conditions[model.indexOf.get(condition)!]!.urgency,
  }))
}
