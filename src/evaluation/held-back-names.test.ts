import { describe, expect, it } from 'vitest'
import type { Figures } from './figures.ts'
import { withoutHeldBackNames } from './held-back-names.ts'

const figures: Figures = {
  cases: 6,
  top1: 0.5,
  top3: 0.5,
  top5: 0.5,
  triageAgreement: 0.5,
  emergenciesCaught: null,
  emergenciesNamed: null,
  emergencies: null,
  underTriaged: [
    { name: 'knee/open_fall', expected: 'urgent', given: 'routine' },
    { name: 'knee/secret_fever', expected: 'urgent', given: 'routine' },
  ],
  overTriagedSelfCare: null,
  questionsWithScreenMedian: 9,
  questionsMedian: 6,
  questionsMax: 16,
  calibration: [],
  calibrationError: 0.1,
  misses: [
    { name: 'knee/secret_fever', first: 'gout', rank: 4 },
    { name: 'knee/open_fall', first: 'gout', rank: 2 },
    { name: 'knee/secret_swelling', first: 'gout', rank: 3 },
  ],
}

describe('figures that do not spoil the held-back cases', () => {
  const unspoilt = withoutHeldBackNames(figures, new Set(['knee/secret_fever', 'knee/secret_swelling']))

  it('name open cases and only count the others', () => {
    expect(unspoilt.misses.map(({ name }) => name)).toEqual(['knee/open_fall'])
    expect(unspoilt.underTriaged.map(({ name }) => name)).toEqual(['knee/open_fall'])
    expect(unspoilt).toMatchObject({ heldBackMisses: 2, heldBackUnderTriaged: 1 })
  })

  it('hold no held-back name anywhere, and leave every share as it was', () => {
    expect(JSON.stringify(unspoilt)).not.toContain('secret')
    expect(unspoilt).toMatchObject({ cases: 6, top1: 0.5, triageAgreement: 0.5 })
  })
})
