import { findPlaces, type Search } from './find-places.ts'

const BETWEEN = /\s*(?:,|&|\+|\/|\b(?:and|plus|as well as|with)\b)\s*/iu

export interface SeveralPlaces extends Search {
  /** What is typed of the places after the first; empty where one place is typed. */
  rest: string
}

/**
 * The search for the first of several typed places, as in "knee and shoulder". What has all words in one place is one place:
 * "hand and wrist" may be a spot's name.
 */
export function findFirstPlace(
  places: Parameters<typeof findPlaces>[0],
  zones: Parameters<typeof findPlaces>[1],
  typed: string,
): SeveralPlaces {
  const whole = findPlaces(places, zones, typed)
  const at = BETWEEN.exec(typed)
  if (whole.words !== null || !at || at.index === 0) return { ...whole, rest: '' }
  const rest = typed.slice(at.index + at[0].length)
  const first = findPlaces(places, zones, typed.slice(0, at.index))
  return first.words !== null && first.found.length > 0 ? { ...first, rest } : { ...whole, rest: '' }
}
