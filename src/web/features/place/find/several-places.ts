import { findPlaces, type Search } from './find-places.ts'
import { holdsAll } from './name-match.ts'

const BETWEEN = /\s*(?:,|&|\+|\/|\b(?:and|plus|as well as|with)\b)\s*/iu

export interface SeveralPlaces extends Search {
  /** What is typed of the places after the first; empty where one place is typed. */
  rest: string
}

/**
 * The search for the first of several typed places, as in "knee and shoulder". What has all words in one name is one place, as
 * "foot and toes" is; of "chest and left arm" all are in the left armpit, at the side of the chest, and two places are meant.
 */
export function findFirstPlace(
  places: Parameters<typeof findPlaces>[0],
  zones: Parameters<typeof findPlaces>[1],
  typed: string,
): SeveralPlaces {
  const whole = findPlaces(places, zones, typed)
  const at = BETWEEN.exec(typed)
  if (!at || at.index === 0 || isOneName(whole, zones)) return { ...whole, rest: '' }
  const rest = typed.slice(at.index + at[0].length)
  const first = findPlaces(places, zones, typed.slice(0, at.index))
  const isSecond = whole.words === null || (rest !== '' && findPlaces(places, zones, rest).words !== null)
  return isSecond && first.words !== null && first.found.length > 0
    ? { ...first, rest }
    : { ...whole, rest: '' }
}

/** Whether a place or a spot is called so. */
function isOneName({ found, words }: Search, zones: Parameters<typeof findPlaces>[1]): boolean {
  if (words === null) return false
  const names = found.flatMap(({ place }) => [
    place.name,
    ...zones.filter(({ location }) => location === place.key).map(({ label }) => label),
  ])
  return names.some((name) => holdsAll(name, words))
}
