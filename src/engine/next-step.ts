import { fits } from './answers.ts'
import {
  LOOKAHEAD_STEPS,
  MAX_INTERVIEW_STEPS,
  MIN_INTERVIEW_STEPS,
  STEPS_KEPT_FOR_DANGER,
  WORTH_ASKING_NATS,
} from './constants.ts'
import type { Model } from './model.ts'
import { isSettled } from './outlook.ts'
import { countInterview, type Inference } from './posterior.ts'
import { findingsCompleting, findingsOf } from './red-flag.ts'
import { pendingRules } from './triage.ts'
import type { Next } from './conclusions.ts'
import type { Key, TriageLevel } from './knowledge.ts'
import { rankSteps } from './rank-steps.ts'

/**
 * What to ask next, at a level of urgency. Danger-sign steps come first, then the location's opening steps, then the
 * step with the greatest expected information. Once it knows enough to end, or has few questions left, it first asks
 * what could complete a half-met danger sign, and before it ends below `urgent`, what nobody may be sent home without.
 * Of those that are asked anyway, one that may complete an emergency somebody has stated comes first.
 * Ends at an emergency, when the result is settled, after MAX_INTERVIEW_STEPS, or when nothing is left. Depends only on
 * what was answered, never on the order.
 *
 * @param goesOn whether somebody goes on answering at an emergency
 */
export function chooseNext(model: Model, inference: Inference, level: TriageLevel, goesOn = false): Next {
  if (level === 'emergency' && !goesOn) return { kind: 'done', because: 'emergency' }

  const { person, present, probabilities } = inference
  // Nobody undresses to feel for a lump while an ambulance is on the way.
  const open = goesOn ? inference.open.filter(({ step }) => !step.calmOnly) : inference.open
  const openKeys = new Set(open.map(({ step }) => step.key))
  const { screen, opening, openingFor = [] } = model.knowledge.location
  const forPerson = openingFor
    .filter(({ who, afterAny }) => fits(who, person) && (afterAny?.some((key) => present.has(key)) ?? true))
    .map(({ step }) => step)
  const askedOfAll = [...screen, ...opening, ...forPerson].filter((key) => openKeys.has(key))
  const first = askedOfAll.find(completesWhatWasStated(model, inference)) ?? askedOfAll[0]
  if (first !== undefined)
    return { kind: 'ask', step: first, part: screen.includes(first) ? 'screen' : 'interview' }

  const asked = countInterview(inference)
  const isBelowUrgent = level === 'self_care' || level === 'routine'
  const beforeHome = isBelowUrgent ? open.filter(({ step }) => step.beforeComfort) : []
  const ask = (step: Key): Next => ({ kind: 'ask', step, part: 'interview' })
  const end = (because: 'settled' | 'enough_asked' | 'nothing_left'): Next =>
    beforeHome[0] ? ask(beforeHome[0].step.key) : { kind: 'done', because }
  if (asked >= MAX_INTERVIEW_STEPS - beforeHome.length) return end('enough_asked')

  const promising = rankSteps(model, inference, open, LOOKAHEAD_STEPS)
  const best = promising[0]
  if (!best) return end('nothing_left')
  const settled =
    asked >= MIN_INTERVIEW_STEPS &&
    (best.information < WORTH_ASKING_NATS || isSettled(model, promising, probabilities))
  if (!settled && asked < MAX_INTERVIEW_STEPS - STEPS_KEPT_FOR_DANGER) return ask(best.entry.step.key)
  const missing = pendingRules(model, inference, level)[0]?.missing ?? []
  const completingSteps = open.filter(({ step }) => step.options.some((option) => missing.includes(option)))
  const pending = rankSteps(model, inference, completingSteps, 1)[0]
  if (pending) return ask(pending.entry.step.key)
  return settled ? end('settled') : ask(best.entry.step.key)
}

/**
 * Whether one answer to a step makes an emergency of what somebody has stated: who mentions a heart attack is not asked about
 * rarer things first.
 */
function completesWhatWasStated(
  model: Model,
  { person, present, stated }: Inference,
): (step: Key) => boolean {
  const isStated = (finding: Key) => stated[finding] === true
  if (!Object.keys(stated).some(isStated)) return () => false
  const missing = new Set(
    model.knowledge.redFlags
      .filter((rule) => rule.level === 'emergency' && findingsOf(rule).some(isStated))
      .flatMap((rule) => findingsCompleting(rule, person, present)),
  )
  return (key) => model.steps.get(key)!.step.options.some((option) => missing.has(option))
}
