import index from '#bundles/conditions.json'
import type { PlaceLink } from '#knowledge/bundle/conditions'
import { holdsAll, wordsOf } from '#web/domain/words/find-words.ts'
import { spelledWordsOf } from '#web/domain/words/spelled-words.ts'

export interface ListedCondition {
  slug: string
  name: string
  medicalName: string
}

/** From head to toe. */
export const PLACES: readonly PlaceLink[] = index.places

/** By name. */
export const CONDITIONS: readonly ListedCondition[] = index.conditions

/** Put in by the site's build for each language that has it; not there in English. */
declare const SPELLING_OF_PAGES: object | undefined

let words: ReadonlyMap<string, readonly string[]> | undefined

/** The conditions whose names or places hold every word typed, from its start; in a language of two scripts, in either. Nothing typed: all. */
export function findConditions(typed: string): readonly ListedCondition[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return CONDITIONS
  words ??= new Map(
    index.conditions.map(({ slug, name, medicalName, places }) => [
      slug,
      wordsOf([name, medicalName, ...places.map((place) => PLACES[place]!.name)].join(' ')),
    ]),
  )
  if (typeof SPELLING_OF_PAGES === 'object') {
    const alike = spelledWordsOf(typed)
    return CONDITIONS.filter(
      ({ slug }) => holdsAll(words!.get(slug)!, wanted) || holdsAll(spelledOf(slug), alike),
    )
  }
  return CONDITIONS.filter(({ slug }) => holdsAll(words!.get(slug)!, wanted))
}

const spelled = new Map<string, readonly string[]>()

function spelledOf(slug: string): readonly string[] {
  if (spelled.size === 0)
    for (const { slug: each, name, medicalName, places } of index.conditions)
      spelled.set(
        each,
        spelledWordsOf([name, medicalName, ...places.map((place) => PLACES[place]!.name)].join(' ')),
      )
  return spelled.get(slug)!
}
