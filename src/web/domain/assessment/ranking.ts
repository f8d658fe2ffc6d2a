import type { Score } from '#engine'

const SHOWN_AT_LEAST = 3
const SHOWN_AT_MOST = 5
/** Below this a cause is listed as less likely, unless it is among the first three. */
const SHOWN_FROM_SCORE = 5
/** Below this a cause is not listed. */
const LISTED_FROM_SCORE = 0.5

/** The causes shown in full, and those listed as less likely. Scores come best first. */
export function splitCauses(scores: readonly Score[]): {
  shown: readonly Score[]
  lessLikely: readonly Score[]
} {
  const shown = scores.filter(
    ({ final }, at) => at < SHOWN_AT_LEAST || (at < SHOWN_AT_MOST && final >= SHOWN_FROM_SCORE),
  )
  return { shown, lessLikely: scores.slice(shown.length).filter(({ final }) => final >= LISTED_FROM_SCORE) }
}

export interface RankChange {
  condition: string
  /** Ranks from 1. */
  from: number
  to: number
}

/** Causes whose rank changed, among the best `count` before or after. */
export function rankChanges(
  before: readonly Score[],
  after: readonly Score[],
  count = SHOWN_AT_MOST,
): RankChange[] {
  return after
    .map(({ condition }, at) => ({
      condition,
      from: before.findIndex((score) => score.condition === condition) + 1,
      to: at + 1,
    }))
    .filter(({ from, to }) => from !== to && Math.min(from, to) <= count)
}
