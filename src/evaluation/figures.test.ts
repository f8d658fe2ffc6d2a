import { describe, expect, it } from 'vitest'
import type { TriageLevel } from '#engine'
import { figuresOf } from './figures.ts'
import type { Outcome } from './outcome.ts'

/** A case that ranks `order`, the first with the given earlier score. */
function outcome(
  right: string,
  order: string[],
  sure: number,
  levels: [expected: TriageLevel, given: TriageLevel],
): Outcome {
  return {
    name: `case of ${right}`,
    right: [right],
    causes: order.map((condition, index) => ({ condition, earlier: index === 0 ? sure : 1 })),
    pointedTo: new Set(right === 'd' ? ['d'] : []),
    expectedLevel: levels[0],
    triage: { level: levels[1], reasons: [] },
    raisedBy: [],
    evidence: [],
    asked: order.length,
    screened: 2,
    goneOn: null,
  }
}

describe('the figures of an evaluation', () => {
  const figures = figuresOf([
    outcome('a', ['a', 'b', 'c'], 80, ['self_care', 'self_care']),
    outcome('b', ['a', 'b', 'c', 'd'], 80, ['emergency', 'urgent']),
    outcome('d', ['a', 'b', 'c', 'd'], 60, ['emergency', 'emergency']),
    outcome('e', ['a', 'b'], 60, ['self_care', 'urgent']),
  ])

  it('counts the right cause among the first 1, 3 and 5', () => {
    expect(figures).toMatchObject({ cases: 4, top1: 0.25, top3: 0.5, top5: 0.75 })
  })

  it('tells agreement, caught emergencies, and every case sent too low by name', () => {
    expect(figures).toMatchObject({ triageAgreement: 0.5, emergenciesCaught: 0.5, overTriagedSelfCare: 0.5 })
    // b is among its first 3; d is not, but a danger sign named it
    expect(figures.emergenciesNamed).toBe(1)
    expect(figures.underTriaged).toEqual([{ name: 'case of b', expected: 'emergency', given: 'urgent' }])
  })

  it('names what came first where the right cause did not', () => {
    expect(figures.misses.map(({ name, first, rank }) => [name, first, rank])).toEqual([
      ['case of b', 'a', 2],
      ['case of d', 'a', 4],
      ['case of e', 'a', Infinity],
    ])
  })

  it('counts questions with the danger-sign screen and without it', () => {
    expect(figures).toMatchObject({ questionsWithScreenMedian: 6, questionsMedian: 4, questionsMax: 4 })
  })

  it('tells the causes of emergencies when it says so, and after going on with the questions', () => {
    const emergency = outcome('b', ['a', 'c', 'd', 'b'], 60, ['emergency', 'emergency'])
    const causes = (...order: string[]) => order.map((condition) => ({ condition, earlier: 1 }))
    const { emergencies } = figuresOf([
      outcome('a', ['b', 'a'], 60, ['routine', 'urgent']),
      { ...emergency, goneOn: { causes: causes('b', 'a'), asked: 7 } },
      { ...emergency, goneOn: { causes: causes('a', 'b'), asked: 4 } },
      outcome('a', ['a', 'b'], 60, ['emergency', 'emergency']),
    ])
    expect(emergencies).toEqual({
      cases: 3,
      atOnce: { top1: 1 / 3, top3: 1 / 3 },
      goneOn: { top1: 2 / 3, top3: 1 },
      furtherMedian: 4,
      furtherMax: 7,
    })
    expect(figures.emergencies).toMatchObject({ cases: 1, furtherMax: 0 })
    expect(figuresOf([outcome('a', ['a'], 60, ['routine', 'routine'])]).emergencies).toBeNull()
  })

  it('measures how far sureness is from being right', () => {
    // 80 %: one of two right, off by 0.6 in sum; 60 %: none of two, off by 1.2
    expect(figures.calibrationError).toBeCloseTo((0.6 + 1.2) / 4, 10)
  })

  it('refuses to sum up nothing', () => {
    expect(() => figuresOf([])).toThrow('no cases')
  })
})
