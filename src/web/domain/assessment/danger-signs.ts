import { chosenIn, type Key } from '#engine'
import type { BundleFinding, BundleStep } from '#knowledge/bundle/bundle'
import type { Session } from '#web/domain/consultation/session.ts'
import { negativesOf, type Negative } from './negatives.ts'

/** The danger signs a person was asked about. */
export interface DangerSigns {
  present: readonly BundleFinding[]
  absent: readonly Negative[]
  /** Questions answered with "not sure", alone or beside signs that are present. */
  unsure: readonly BundleStep[]
  /** How many signs were answered. */
  asked: number
}

/**
 * What was answered at the steps of the screen that list signs; which one of several holds ("when does it hurt?") is an
 * answer like others. A sign asked twice is present if it was chosen once, and so is one that was stated unasked.
 */
export function dangerSigns(
  session: Pick<Session, 'knowledge' | 'consultation' | 'assessment' | 'answers'>,
): DangerSigns {
  const { knowledge, answers, assessment } = session
  const { screen } = knowledge.bundle.location
  const present = new Map<string, BundleFinding>()
  const unsure = assessment.unsure.dangerSigns.flatMap(({ step }) => knowledge.steps.get(step) ?? [])
  for (const key of screen) {
    const step = knowledge.steps.get(key)
    const answer = answers[key]
    if (!step || answer === undefined || step.kind === 'single') continue
    const chosen = chosenIn(answer)
    const shown = step.options.filter((option) => chosen.includes(option))
    for (const sign of shown.flatMap((key) => knowledge.findings.get(key) ?? [])) present.set(sign.key, sign)
  }
  const signs = new Set(screen.flatMap((key) => signsOf(knowledge.steps.get(key))))
  for (const [key, holds] of Object.entries(assessment.stated)) {
    const sign = knowledge.findings.get(key)
    if (sign && holds && signs.has(key)) present.set(key, sign)
  }
  const absent = negativesOf(session).filter(({ step }) => step !== null && screen.includes(step.key))
  const asked = absent.reduce((count, { findings }) => count + findings.length, present.size)
  return {
    present: [...present.values()],
    absent,
    unsure: unsure.filter(({ kind }) => kind !== 'single'),
    asked,
  }
}

function signsOf(step: BundleStep | undefined): readonly Key[] {
  return step && step.kind !== 'single' ? step.options : []
}
