import { optionsFor } from '#engine'
import type { BundleFinding, BundleStep } from '#knowledge/bundle'
import type { Session } from '#web/consultation/consultation-gate.tsx'

/** The danger signs a person was asked about. */
export interface DangerSigns {
  present: readonly BundleFinding[]
  /** By the question that asked: "left shoulder or left arm" says little without "does the pain go anywhere else?". */
  denied: readonly DeniedSigns[]
  /** Questions answered with "not sure". */
  unsure: readonly BundleStep[]
}

export interface DeniedSigns {
  step: BundleStep
  findings: readonly BundleFinding[]
}

/**
 * What was answered at the steps of the screen that list signs; which one of several holds ("when does it hurt?") is an
 * answer like others. A sign asked twice is present if it was chosen once.
 */
export function dangerSigns({
  place,
  person,
  answers,
}: Pick<Session, 'place' | 'person' | 'answers'>): DangerSigns {
  const present = new Map<string, BundleFinding>()
  const asked = new Set<string>()
  const listed: DeniedSigns[] = []
  const unsure: BundleStep[] = []
  for (const key of place.bundle.location.screen) {
    const step = place.steps.get(key)
    const answer = answers[key]
    if (!step || answer === undefined || step.kind === 'single') continue
    if (answer === 'not_sure') {
      unsure.push(step)
      continue
    }
    const findings = optionsFor(place.model, key, person).flatMap(
      (option) => place.findings.get(option) ?? [],
    )
    for (const finding of findings) if (answer.includes(finding.key)) present.set(finding.key, finding)
    listed.push({ step, findings: findings.filter(({ key: sign }) => !asked.has(sign) && asked.add(sign)) })
  }
  const denied = listed
    .map(({ step, findings }) => ({ step, findings: findings.filter(({ key }) => !present.has(key)) }))
    .filter(({ findings }) => findings.length > 0)
  return { present: [...present.values()], denied, unsure }
}
