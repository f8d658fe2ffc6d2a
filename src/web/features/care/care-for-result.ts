import type { Ranking, Score } from '#engine'
import type { BundleCondition } from '#knowledge/bundle/bundle'

/** A cause of the visitor's own result that something is used for. */
export interface OwnCause {
  name: string
  grade: Score['grade']
  /** When it is used for this cause, or with what limits. */
  note: string | null
}

/** A test or treatment that a result calls for, and the causes it is for, best match first. */
export interface CareForResult {
  care: string
  causes: OwnCause[]
}

/** What the cards of the visitor's own result say beside what they say to everybody. */
export interface OwnCareNotes {
  causes: readonly OwnCause[]
  /** What the visitor reported that makes it one to ask about first. */
  askFirst: readonly string[]
}

/** What is used for causes that match at least fairly or best, and what only weaker ones call for. */
export interface OwnCareList {
  best: CareForResult[]
  weaker: CareForResult[]
}

type Conditions = ReadonlyMap<string, Pick<BundleCondition, 'name' | 'tests' | 'treatments'>>

/**
 * What is used for the causes shown, each once: first all that the best match calls for, then what the next one adds.
 */
export function careForResult(
  { shown, matching }: Pick<Ranking, 'shown' | 'matching'>,
  conditions: Conditions,
): OwnCareList {
  const best = careFor(matching, conditions)
  const isBest = new Set(best.map(({ care }) => care))
  const weaker = careFor(shown.slice(matching.length), conditions).filter(({ care }) => !isBest.has(care))
  return { best, weaker }
}

function careFor(scores: readonly Score[], conditions: Conditions): CareForResult[] {
  const found = new Map<string, OwnCause[]>()
  for (const { condition, grade } of scores) {
    const { name, tests, treatments } = conditions.get(condition) ?? { name: '', tests: [], treatments: [] }
    const uses = new Map([...tests, ...treatments].map((use) => [use.care, use.note ?? null]))
    for (const [care, note] of uses) {
      const causes = found.get(care)
      if (causes) causes.push({ name, grade, note })
      else found.set(care, [{ name, grade, note }])
    }
  }
  return [...found].map(([care, causes]) => ({ care, causes }))
}
