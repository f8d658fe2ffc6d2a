import type { BundleFinding, BundleStep } from '#knowledge/bundle'
import type { Session } from '#web/consultation/consultation-gate.tsx'

/** The danger signs a person was asked about. */
export interface DangerSigns {
  present: readonly BundleFinding[]
  denied: readonly BundleFinding[]
  /** Questions answered with "not sure". */
  unsure: readonly BundleStep[]
}

/**
 * What was answered at the steps of the screen that list signs; which one of several holds ("when does it hurt?") is an
 * answer like others. A sign asked twice is present if it was chosen once.
 */
export function dangerSigns({ place, answers }: Pick<Session, 'place' | 'answers'>): DangerSigns {
  const present = new Map<string, BundleFinding>()
  const denied = new Map<string, BundleFinding>()
  const unsure: BundleStep[] = []
  for (const key of place.bundle.location.screen) {
    const step = place.steps.get(key)
    const answer = answers[key]
    if (!step || answer === undefined || step.kind === 'single') continue
    if (answer === 'not_sure') unsure.push(step)
    else {
      for (const option of step.options) {
        const finding = place.findings.get(option)
        if (finding) (answer.includes(option) ? present : denied).set(option, finding)
      }
    }
  }
  for (const key of present.keys()) denied.delete(key)
  return { present: [...present.values()], denied: [...denied.values()], unsure }
}
