import type { Clause } from './clause.ts'
import { HURT } from './concepts.ts'
import { certainMatchesIn } from './find-mentions.ts'
import type { Key, PlaceWords } from './lexicon.ts'
import type { Phrase } from './phrase.ts'
import { stem } from './stem.ts'
import { range, takesRoom } from './word-order.ts'

const WORSE = stem('worse')

/** Another place of which a text says that it hurts there. */
export interface PlaceMention {
  place: Key
  /** As it is asked about: "the belly". */
  name: string
  /** The words of the text it was taken from: from, to. */
  quote: [number, number]
}

/** What hurts there is of something else: "down into my arm", "press with my finger". */
const ELSE_THERE =
  '=into =to =towards =toward =down =up =through =from =behind =at =with =on =against =of'.split(' ')

/** Whose it is. */
const OWNERS = '=my =her =his =their =both =the'.split(' ')

/** A word for pain that a place may stand right before: "belly pain". */
const PAINS = '=pain =pains =ache =aches'.split(' ')

/** As many words as may stand between: "to my left". */
const WORDS_BETWEEN = 2

/** The first mention of each place, where none of those chosen is it or near it. */
export function placesIn(
  clauses: readonly Clause[],
  places: readonly (Pick<PlaceWords, 'key' | 'name' | 'near'> & { phrases: readonly Phrase[] })[],
  chosen: readonly Key[],
): PlaceMention[] {
  return places
    .filter(({ key, near }) => !chosen.some((place) => place === key || near.includes(place)))
    .flatMap(({ key, name, phrases }) => {
      const quotes = clauses.flatMap((clause) =>
        certainMatchesIn(clause, phrases).flatMap(({ phrase, at, quote }) =>
          isOfThePlace(clause, phrase, at) ? [quote] : [],
        ),
      )
      return quotes.slice(0, 1).map((quote) => ({ place: key, name, quote }))
    })
}

/** "My knee hurts": the place, then that it hurts, and nothing between that it may be said of instead. */
function isOfThePlace(clause: Clause, { words }: Phrase, at: readonly number[]): boolean {
  const is = (index: number, known: readonly string[]) =>
    known.some((word) => clause.said[index]?.concepts.has(word))
  const [place, hurts] = at
  if (words.length !== 2 || !words[1]!.includes(HURT) || place === undefined || hurts === undefined)
    return true
  const before = range(Math.max(0, place - WORDS_BETWEEN), place - 1)
  const isBefore = (known: readonly string[]) => before.some((index) => is(index, known))
  return (
    place < hurts &&
    clause.commas[place] === clause.commas[hurts] &&
    !clause.said[hurts]!.concepts.has(WORSE) &&
    !range(place + 1, hurts - 1).some((index) => takesRoom(clause, index) || is(index, ELSE_THERE)) &&
    !isBefore(ELSE_THERE) &&
    (isBefore(OWNERS) || (hurts === place + 1 && is(hurts, PAINS)))
  )
}
