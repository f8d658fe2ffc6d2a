import { fits, optionsFor } from './answers.ts'
import type { Model } from './model.ts'
import type { Inference } from './posterior.ts'
import { holds, namedIn } from './red-flag.ts'
import type { Key } from './knowledge.ts'

/**
 * Whether a step asks for a danger sign of an emergency: for what makes it one together with what is known, or for what
 * an emergency rule names and is by itself for a doctor today at least. How long it has hurt is named by such rules
 * too, and no danger sign.
 */
export function listsDangerSign(model: Model, { person, present }: Inference, step: Key): boolean {
  const rules = model.knowledge.redFlags.filter(({ when }) => fits(when, person))
  const alarms = rules.filter(({ level }) => level === 'emergency')
  const options = optionsFor(model, step, person)
  const named = new Set(alarms.flatMap(namedIn))
  const isSign = (option: Key) =>
    named.has(option) &&
    rules.some((rule) => rule.level !== 'routine' && holds(rule, person, new Set([option])))
  if (options.some(isSign)) return true

  const others = [...present].filter((finding) => !options.includes(finding))
  const chosen = model.steps.get(step)!.step.kind === 'single' ? options.map((option) => [option]) : [options]
  return chosen.some((together) => {
    const known = new Set([...others, ...together])
    return alarms.some(
      (rule) => namedIn(rule).some((finding) => together.includes(finding)) && holds(rule, person, known),
    )
  })
}
