import { isUnsure, optionsFor } from './answers.ts'
import type { Unsure } from './assessment.ts'
import { PLAUSIBLE_DANGER } from './constants.ts'
import type { Model } from './model.ts'
import type { Inference } from './posterior.ts'
import { findingsCompleting, findingsOf, holds } from './red-flag.ts'
import type { TriageReason } from './conclusions.ts'
import type { Key, RedFlagRule } from './knowledge.ts'

type UnsureReason = Extract<TriageReason, { kind: 'unsure' }>

/** What a level becomes when the fact behind it is uncertain: one step lower, and never `self_care`. */
const ONE_STEP_DOWN = { emergency: 'urgent', urgent: 'routine', routine: 'routine' } as const

/** What "not sure" leaves open, given the answers that still apply. */
export function unsureAbout(
  model: Model,
  { answers, stated, person, present }: Pick<Inference, 'answers' | 'stated' | 'person' | 'present'>,
): Unsure {
  const given = Object.values(answers)
  const unanswered = given.filter((answer) => answer === 'not_sure').length
  return {
    dangerSigns: model.knowledge.location.screen.flatMap((step) => {
      const answer = answers[step]
      if (answer === undefined || !isUnsure(answer)) return []
      const signs = optionsFor(model, step, person)
      // Another question that merely lists a sign does not deny it.
      const open = signs.filter((sign) => !present.has(sign) && stated[sign] === undefined)
      if (open.length === 0) return []
      return [{ step, open: signs.length > 1 ? open : [] }]
    }),
    mostly: unanswered > 0 && unanswered * 2 >= given.length,
  }
}

/**
 * Why "not sure" may need somebody to look: a rule that would hold, were what the person is not sure about true, counts
 * one step below its level while a cause it can mean is plausible. About a sign of what must be seen now whose causes are not, and
 * about a question of the danger-sign screen, it is `routine` at least: no reason for alarm, but none to leave the person
 * alone with it either.
 */
export function unsureReasons(model: Model, inference: Inference): UnsureReason[] {
  const { answers, answered } = inference
  const unsure = answered
    .filter(({ step }) => isUnsure(answers[step.key]))
    .map(({ step, screen }) => ({ step: step.key, screen, open: openIn(model, step.key, inference) }))
  if (unsure.length === 0) return []
  const levels = levelsOfOpen(model, inference, new Set(unsure.flatMap(({ open }) => open)))
  return unsure.flatMap(({ step, screen, open }): UnsureReason[] => {
    const here = new Set(open.map((finding) => levels.get(finding)))
    if (here.has('urgent')) return [{ kind: 'unsure', step, level: 'urgent' }]
    return screen || here.has('routine') ? [{ kind: 'unsure', step, level: 'routine' }] : []
  })
}

/** The worst that findings nobody is sure about could come to: by the rules that name them and would hold, were they all true. */
function levelsOfOpen(
  model: Model,
  inference: Inference,
  open: ReadonlySet<Key>,
): Map<Key, 'urgent' | 'routine'> {
  const { present, person } = inference
  const possible = new Set([...present, ...open])
  const levels = new Map<Key, 'urgent' | 'routine'>()
  for (const rule of model.knowledge.redFlags) {
    if (!holds(rule, person, possible, present) || holds(rule, person, present)) continue
    const isLast = () => findingsCompleting(rule, person, present).some((finding) => open.has(finding))
    const level = levelIfUncertain(rule, model, inference, isLast)
    if (level === null) continue
    for (const finding of findingsOf(rule))
      if (open.has(finding) && levels.get(finding) !== 'urgent') levels.set(finding, level)
  }
  return levels
}

/**
 * What a rule comes to that would hold, were what the person is not sure about true; null: nothing.
 *
 * @param isLast whether one such finding is all that is missing
 */
function levelIfUncertain(
  rule: RedFlagRule,
  model: Model,
  inference: Inference,
  isLast: () => boolean,
): 'urgent' | 'routine' | null {
  if (isPlausible(rule, model, inference)) return ONE_STEP_DOWN[rule.level]
  return rule.level === 'emergency' || (rule.withinHours === 0 && isLast()) ? 'routine' : null
}

/** The options of an answered step that the person is not sure about. */
function openIn(model: Model, step: Key, { person, known }: Inference): Key[] {
  return optionsFor(model, step, person).filter((option) => !known.has(option))
}

/** Whether one of the causes a rule can mean is likely enough to count with; a rule that names none always counts. */
function isPlausible({ pointsTo = [] }: RedFlagRule, model: Model, { probabilities }: Inference): boolean {
  const means = pointsTo.flatMap((key) => model.indexOf.get(key) ?? [])
  return means.length === 0 || means.some((index) => probabilities[index]! >= PLAUSIBLE_DANGER)
}
