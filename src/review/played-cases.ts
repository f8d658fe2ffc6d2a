import { playVignettes } from '#evaluation/play-vignettes'
import type { Vignette } from '#evaluation/vignette'
import { compileBundles } from '#knowledge/compile/bundles'
import { byKey, type Content } from '#knowledge/content/read-content'
import type { ConditionSource } from '#knowledge/schema/condition'

/** A written case, and what it came to. */
export interface PlayedCase {
  title: string
  story: string
  /** Name of the cause that came first. */
  first: string
  level: string
  isRightFirst: boolean
  isRightLevel: boolean
}

export interface CasesOfCondition {
  own: readonly PlayedCase[]
  /** Cases of other conditions in which this one came first. */
  taken: readonly PlayedCase[]
  /** Held-back cases are only counted: whoever reads them can't write knowledge without thinking of them. */
  heldBack: { cases: number; rightFirst: number }
}

/** Plays the written cases at the places of the condition, on the content as it stands; takes seconds. */
export function casesOf(
  condition: ConditionSource,
  content: Content,
  vignettes: readonly Vignette[],
): CasesOfCondition {
  const here = vignettes.filter(({ location }) => location in condition.locations)
  const places = new Set(here.map(({ location }) => location))
  const bundles = compileBundles(content, { filmOf: () => null }).filter(({ location }) =>
    places.has(location.key),
  )
  const names = byKey(content.conditions)
  const outcomes = playVignettes(bundles, here)
  const played = outcomes.map((outcome, index) => {
    const first = outcome.causes[0]?.condition
    return {
      vignette: here[index]!,
      isOwn: here[index]!.expect.condition === condition.key,
      isFirst: first === condition.key,
      case: {
        title: here[index]!.title,
        story: here[index]!.story,
        first: (first && names.get(first)?.name) ?? 'none',
        level: outcome.triage.level,
        isRightFirst: first !== undefined && outcome.right.includes(first),
        isRightLevel: outcome.triage.level === outcome.expectedLevel,
      } satisfies PlayedCase,
    }
  })
  const open = played.filter(({ vignette }) => vignette.set === 'open')
  const heldBack = played.filter(({ vignette, isOwn }) => vignette.set === 'held_back' && isOwn)
  return {
    own: open.filter(({ isOwn }) => isOwn).map((each) => each.case),
    taken: open.filter((each) => each.isFirst && !each.case.isRightFirst).map((each) => each.case),
    heldBack: {
      cases: heldBack.length,
      rightFirst: heldBack.filter((each) => each.case.isRightFirst).length,
    },
  }
}
