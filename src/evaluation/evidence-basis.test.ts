import { expect, test } from 'vitest'
import { evidenceBasis } from './evidence-basis.ts'

const bundles = [
  {
    location: { key: 'knee' },
    conditions: [{ key: 'gout', basis: { cited: ['hot'], banded: ['swollen'] } }, { key: 'strain' }],
  },
] as unknown as Parameters<typeof evidenceBasis>[1]

const led = (condition: string, evidence: { finding: string; weight: number }[]) => ({
  location: 'knee',
  causes: [{ condition, earlier: 80 }],
  evidence,
})

test('evidence counts by how far it moved the leading cause, for it or against it, and each case as one', () => {
  const mixed = led('gout', [
    { finding: 'hot', weight: 2 },
    { finding: 'swollen', weight: -1 },
    { finding: 'slow', weight: 1 },
  ])
  const judged = led('strain', [{ finding: 'hot', weight: 9 }])
  expect(evidenceBasis([mixed, judged], bundles)).toEqual({
    cited: 0.25,
    banded: 0.125,
    judged: 0.625,
    withStudy: 0.5,
  })
})

test('a case in which nothing moved the leading cause is not counted', () => {
  expect(evidenceBasis([led('strain', [])], bundles)).toEqual({
    cited: 0,
    banded: 0,
    judged: 0,
    withStudy: 0,
  })
})
