import type { BundleCondition } from './bundle.ts'

/** Where a number comes from: a study, judgement that a published band bears out, or judgement alone. */
export type Basis = 'cited' | 'banded' | 'judged'

/** What it rests on how often a finding goes with a condition. */
export function basisIn({ basis }: Pick<BundleCondition, 'basis'>, finding: string): Basis {
  if (basis?.cited?.includes(finding)) return 'cited'
  return basis?.banded?.includes(finding) ? 'banded' : 'judged'
}
