import type { Outcome } from './outcome.ts'

/** The cases whose leading cause had a score in one span of ten. */
export interface CalibrationBin {
  /** Of the leading cause's earlier score, 0 to 100; `to` is exclusive, but for 100. */
  from: number
  to: number
  cases: number
  /** Mean of what the engine said, and share of cases in which it was right, 0 to 1. */
  sure: number
  right: number
  /** Where that share may well lie: 95 % interval after Wilson (1927). */
  rightFrom: number
  rightTo: number
}

const BINS = 10
/** Of the standard normal distribution, for 95 %. */
const Z = 1.96

/** A reliability curve: how sure the engine was of its leading cause beside how often it was right. Empty bins are left out. */
export function calibrationOf(outcomes: readonly Outcome[]): CalibrationBin[] {
  const bins = Array.from({ length: BINS }, () => ({ cases: 0, sure: 0, right: 0 }))
  for (const { causes, right } of outcomes) {
    const leader = causes.reduce((a, b) => (b.earlier > a.earlier ? b : a))
    const bin = bins[Math.min(BINS - 1, Math.floor(leader.earlier / (100 / BINS)))]!
    bin.cases += 1
    bin.sure += leader.earlier / 100
    if (right.includes(leader.condition)) bin.right += 1
  }
  return bins.flatMap(({ cases, sure, right }, index) =>
    cases === 0
      ? []
      : [
          {
            from: (index * 100) / BINS,
            to: ((index + 1) * 100) / BINS,
            cases,
            sure: sure / cases,
            right: right / cases,
            ...wilson(right, cases),
          },
        ],
  )
}

/** Mean gap between how sure the engine was and how often it was right, 0 to 1 (Guo et al., 2017). */
export function calibrationErrorOf(bins: readonly CalibrationBin[]): number {
  const cases = bins.reduce((sum, bin) => sum + bin.cases, 0)
  return bins.reduce((sum, bin) => sum + bin.cases * Math.abs(bin.sure - bin.right), 0) / cases
}

function wilson(right: number, cases: number): Pick<CalibrationBin, 'rightFrom' | 'rightTo'> {
  const share = right / cases
  const middle = share + Z ** 2 / (2 * cases)
  const half = Z * Math.sqrt((share * (1 - share)) / cases + Z ** 2 / (4 * cases ** 2))
  const whole = 1 + Z ** 2 / cases
  return { rightFrom: (middle - half) / whole, rightTo: (middle + half) / whole }
}
