import type { Absence, Key } from '#engine'
import type { BundleFinding, BundleStep } from '#knowledge/bundle/bundle'
import type { Session } from '#web/domain/consultation/session.ts'

/** What was said not to hold at one step, with how firmly. */
export interface Negative {
  /** "Left shoulder or left arm" says little without "does the pain go anywhere else?". Null of what was stated unasked. */
  step: BundleStep | null
  said: Absence
  findings: readonly BundleFinding[]
}

/** What the person said not to have: the firmest first, then in the order of answering. */
export function negativesOf({
  knowledge,
  consultation,
  assessment,
}: Pick<Session, 'knowledge' | 'consultation' | 'assessment'>): Negative[] {
  const order = consultation.steps.map(([key]) => key)
  const place = (step: Key | null) => (step === null ? -1 : order.indexOf(step))
  const firmestFirst = new Set(assessment.denials.map(({ absence }) => absence))
  return [...firmestFirst].flatMap((said) =>
    assessment.denials
      .filter(({ absence }) => absence === said)
      .toSorted((a, b) => place(a.step) - place(b.step))
      .map(({ step, findings }) => ({
        step: step === null ? null : (knowledge.steps.get(step) ?? null),
        said,
        findings: findings.flatMap((key) => knowledge.findings.get(key) ?? []),
      })),
  )
}
