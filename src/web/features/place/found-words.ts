import type { Match } from './find/best-match.ts'
import { optionName, type Option } from './find/options.ts'
import { placeMessages } from './messages.ts'

/** What was found for what is typed. */
export interface Finding {
  typed: string
  options: readonly Option[]
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
  /** That the arrow keys lead on, for those who have some: seen at once, said by a screen reader there. */
  arrow: string
}

/** More are better narrowed down by another word. */
const EASILY_GONE_THROUGH = 8

export const isEasilyGoneThrough = (options: readonly Option[]): boolean =>
  options.length <= EASILY_GONE_THROUGH

export const NOTHING_TYPED: FoundWords = { name: null, words: '', arrow: '' }

/** What was found, and what Enter does. */
export function foundWords({ typed, options, isLoose, match, isMatchChosen }: Finding): FoundWords {
  const found = placeMessages.found({ count: options.length })
  if (typed.trim() === '') return NOTHING_TYPED
  if (options.length === 0) return { ...NOTHING_TYPED, words: placeMessages.noneFound }
  if (match) {
    const name = optionName(match)
    const enter = isMatchChosen
      ? `${placeMessages.isChosen} ${placeMessages.enterLeadsOn}`
      : placeMessages.enterChooses
    // Its own place as a whole is nothing more.
    const isMoreFound = options.some(
      ({ place, zone }) => zone !== match.zone && (zone || place !== match.place),
    )
    if (match.zone === null && isMoreFound) return { name, words: enter, arrow: placeMessages.exactByArrow }
    return { ...NOTHING_TYPED, name, words: isMoreFound ? `${enter} ${found}` : enter }
  }
  const words = isLoose ? `${placeMessages.foundLoosely} ${found}` : found
  return {
    name: null,
    words,
    arrow: isEasilyGoneThrough(options) ? placeMessages.arrowLeads : placeMessages.arrowOrMore,
  }
}
