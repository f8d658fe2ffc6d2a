import { zoneName } from '#web/body-map/zones.ts'
import type { Match } from './find/best-match.ts'
import { placeMessages } from './messages.ts'

/** What was found for what is typed. */
export interface Finding {
  typed: string
  /** How many choices stand in the list: spots, and places as a whole. */
  count: { spots: number; places: number }
  /** Whether only some of the words fit. */
  isLoose: boolean
  /** What Enter chooses, if it can be but one thing. */
  match: Match | null
  /** Whether that is chosen already, so that Enter leads on. */
  isMatchChosen: boolean
}

export interface FoundWords {
  /** What the words are about: it comes first. */
  name: string | null
  words: string
  /** Where the arrow keys lead, for those who have some. */
  arrow: string
}

export const NOTHING_TYPED: FoundWords = { name: null, words: '', arrow: '' }

/** What was found, and what Enter does. */
export function foundWords({ typed, count, isLoose, match, isMatchChosen }: Finding): FoundWords {
  const { spots, places } = count
  const found = placeMessages.found(spots, places)
  if (typed.trim() === '') return NOTHING_TYPED
  if (spots + places === 0) return { ...NOTHING_TYPED, words: placeMessages.noneFound }
  if (match) {
    const name = match.zone ? zoneName(match.zone) : match.place.name
    const enter = isMatchChosen
      ? `${placeMessages.isChosen} ${placeMessages.enterLeadsOn}`
      : placeMessages.enterChooses
    const isMoreFound = places > 1 || spots > (match.zone ? 1 : 0)
    return { ...NOTHING_TYPED, name, words: isMoreFound ? `${enter} ${found}` : enter }
  }
  const words = isLoose ? `${placeMessages.foundLoosely} ${found}` : found
  return { ...NOTHING_TYPED, words, arrow: placeMessages.arrowLeads }
}
