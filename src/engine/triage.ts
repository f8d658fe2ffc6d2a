import { fits } from './answers.ts'
import { CLEAR_LEADER, MIN_INTERVIEW_STEPS, ROUTINE_SHARE } from './constants.ts'
import type { Model } from './model.ts'
import { countInterview, type Inference, type Tested } from './posterior.ts'
import { areMet, findingsOf, holds } from './red-flag.ts'
import { likeliest, scoresOf } from './scores.ts'
import { SEVERITY } from './severity.ts'
import type { Triage, TriageReason } from './conclusions.ts'
import type { Danger, Key, RedFlagRule, TriageLevel } from './knowledge.ts'
import { unsureReasons } from './unsure.ts'

/**
 * How urgent it is: the worst of the red-flag rules, every dangerous condition whose probability reaches its threshold,
 * the usual level of the leading condition (before and after self-tests), and what a person is not sure about, one step
 * below what it would mean. A dangerous condition that falls short of its threshold by little is `routine`.
 * Probabilities count only once the screen is answered and a few questions after it: a prior alone is no reason to send
 * anyone to hospital. Until then, without a red flag, the level is `routine` with no reasons. Self-tests can raise the
 * level, never lower it.
 */
export function triageOf(model: Model, inference: Inference, tested: Tested | null): Triage {
  const assessable = isAssessable(inference)
  const reasons: TriageReason[] = model.knowledge.redFlags
    .filter(
      (rule) =>
        holds(rule, inference.person, inference.present) &&
        !(assessable && isExplained(rule, model, inference)),
    )
    .map(({ key, level }) => ({ kind: 'red_flag', rule: key, level }))
  if (assessable) {
    reasons.push(
      ...dangerReasons(model, inference, tested),
      ...leading(model, inference, tested),
      ...unsureReasons(model, inference),
    )
  }
  reasons.sort((a, b) => SEVERITY[b.level] - SEVERITY[a.level])
  return { level: reasons[0]?.level ?? 'routine', reasons }
}

/**
 * Rules that would raise the level and are half met: something they name is present, and what is missing could still be
 * answered at one of the open steps. Worst first, each with the findings that are missing.
 */
export function pendingRules(
  model: Model,
  inference: Inference,
  level: TriageLevel,
): { rule: RedFlagRule; missing: Key[] }[] {
  const { person, present, open } = inference
  const least = Math.max(SEVERITY[level], SEVERITY.routine)
  const halfMet = model.knowledge.redFlags.filter(
    (rule) =>
      SEVERITY[rule.level] > least &&
      fits(rule.when, person) &&
      findingsOf(rule).some((finding) => present.has(finding)),
  )
  if (halfMet.length === 0) return []
  const openFindings = new Set(open.flatMap(({ step }) => step.options))
  return halfMet
    .flatMap((rule) => {
      if (!areMet(rule.when, (finding) => present.has(finding) || openFindings.has(finding))) return []
      const missing = findingsOf(rule).filter((finding) => !present.has(finding) && openFindings.has(finding))
      return [{ rule, missing }]
    })
    .toSorted((a, b) => SEVERITY[b.rule.level] - SEVERITY[a.rule.level])
}

/** Whether a clearly leading cause explains why a rule that yields to such a cause holds. */
function isExplained(
  { yieldsTo }: RedFlagRule,
  { conditions }: Model,
  { probabilities }: Inference,
): boolean {
  const leader = conditions[probabilities.findIndex((p) => p >= CLEAR_LEADER)]
  return leader !== undefined && yieldsTo?.includes(leader.key) === true
}

/** Enough is known for probabilities to mean something. */
function isAssessable(inference: Inference): boolean {
  const { open } = inference
  if (open.some(({ screen }) => screen)) return false
  return open.length === 0 || countInterview(inference) >= MIN_INTERVIEW_STEPS
}

/** Self-tests raise the probability that counts where they are evidence for a cause themselves, and never lower it. */
function dangerReasons(
  { dangerous }: Model,
  { probabilities }: Inference,
  tested: Tested | null,
): TriageReason[] {
  const reasons: TriageReason[] = []
  for (const { index, condition, danger } of dangerous) {
    const before = probabilities[index]!
    const isSupported = tested !== null && tested.weights[index]! > 0
    const probability = isSupported ? Math.max(before, tested.probabilities[index]!) : before
    const level = levelOf(danger, probability)
    if (level) reasons.push({ kind: 'danger', condition, level, probability })
  }
  return reasons
}

function levelOf({ level, threshold, urgentFrom = threshold }: Danger, probability: number) {
  if (probability >= threshold) return level
  if (probability >= urgentFrom) return 'urgent'
  return level !== 'routine' && probability >= urgentFrom * ROUTINE_SHARE ? 'routine' : null
}

/** Who leads is found among the causes alone: "something else" takes its share of both scores, but not the same of each. */
function leading(model: Model, inference: Inference, tested: Tested | null): TriageReason[] {
  const leaders = new Set([likeliest(model, inference)])
  if (tested) {
    const [first] = scoresOf(model, { ...inference, somethingElse: 0 }, { ...tested, somethingElse: 0 })
    leaders.add(first!.condition)
  }
  return [...leaders].map((key) => ({
    kind: 'leading',
    condition: key,
    level: model.conditions[model.indexOf.get(key)!]!.urgency,
  }))
}
