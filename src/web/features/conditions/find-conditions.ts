import index from '#bundles/conditions.json'
import type { PlaceLink } from '#knowledge/bundle-conditions'
import { holdsAll, wordsOf } from '#web/domain/words/find-words.ts'

export interface ListedCondition {
  slug: string
  name: string
  medicalName: string
}

/** From head to toe. */
export const PLACES: readonly PlaceLink[] = index.places

/** By name. */
export const CONDITIONS: readonly ListedCondition[] = index.conditions

let words: ReadonlyMap<string, readonly string[]> | undefined

/** The conditions whose names or places hold every word typed, from its start. Nothing typed: all. */
export function findConditions(typed: string): readonly ListedCondition[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return CONDITIONS
  words ??= new Map(
    index.conditions.map(({ slug, name, medicalName, places }) => [
      slug,
      wordsOf([name, medicalName, ...places.map((place) => PLACES[place]!.name)].join(' ')),
    ]),
  )
  return CONDITIONS.filter(({ slug }) => holdsAll(words!.get(slug)!, wanted))
}
