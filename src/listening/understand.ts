import { clausesOf } from './clause.ts'
import { readTurns } from './compared.ts'
import { readSameWords, saidIn } from './concepts.ts'
import { dangerIn, mentionsIn, type Mention } from './find-mentions.ts'
import type { FindingHere, Key, Lexicon } from './lexicon.ts'
import { isAtAnotherPart } from './elsewhere.ts'
import { withKinOfKin } from './kin.ts'
import {
  isFollowedByAnotherSign,
  isOfAnotherAche,
  isOfASense,
  isOfPressing,
  isOfTheBeginning,
  isOfTouch,
} from './measured.ts'
import { isOfSomethingElse, numbersIn } from './numbers.ts'
import { readTimes } from './spans.ts'
import { readOtherSide, overIn } from './past.ts'
import { isToldOfOthers, OTHERS, othersIn, type About } from './people.ts'
import { phrasesOf, type Phrase } from './phrase.ts'
import { placesIn, type PlaceMention } from './places.ts'
import { COMES_AND_GOES, readOtherSigns } from './coming-and-going.ts'
import { readSenses } from './senses.ts'
import { LASTING, settle, STRENGTHS, withoutBuiltOnNothing, withoutParts, withoutYielding } from './settle.ts'
import { createMender } from './spelling.ts'
import { stem } from './stem.ts'
import { vocabularyOf } from './vocabulary.ts'

const NEVER_EASES = 'pain_never_eases'
/** Told of the pain, unless another sign is named: "the vomiting would not stop". */
const OF_THE_TROUBLE: ReadonlySet<string> = new Set([COMES_AND_GOES, NEVER_EASES, 'belly_steady'])
/** Where it hurts: "red spots on my belly" is not of a sore wrist. */
const RASH_HERE = 'blister_rash'
/** "Not like my usual migraine" does not say that there is none. */
const NOT_ALIKE = /^(?:not|nothing|\S+n['’]t) like my\b/i

/** Words that must not wait. */
export interface DangerMention {
  danger: Key
  quote: [number, number]
  /** The finding that asks about it here; null where none does. */
  finding: Key | null
}

export interface Understood {
  mentions: Mention[]
  dangers: DangerMention[]
  /** Other places that hurt, where it is said which one was chosen. */
  places: PlaceMention[]
}

export interface Listener {
  understand(text: string, findingsHere: readonly FindingHere[], context?: TextContext): Understood
}

/** Of whom and of what the text tells. */
export interface TextContext {
  about?: About | undefined
  /** The parts of the body that go without saying: those of the place. */
  parts?: readonly string[] | undefined
  /** The place that was chosen and the others that hurt as well: only beside them another one is heard. */
  at?: readonly Key[] | undefined
}

/** Prepares a lexicon for listening. */
export function createListener(lexicon: Lexicon): Listener {
  const same = readSameWords(lexicon.same)
  const mend = createMender(vocabularyOf(lexicon), new Set([...lexicon.proper.split(' '), ...OTHERS]))
  const read = new Map<Key, Phrase[]>()
  const phrases = (key: Key) => {
    if (!read.has(key)) read.set(key, phrasesOf(lexicon.phrases[key] ?? ''))
    return read.get(key)!
  }
  const ofLife = new Set(lexicon.ofLife.split(' '))
  const likened = new Set(lexicon.likened.split(' '))
  const yields = new Map(Object.entries(lexicon.yieldsTo).map(([key, to]) => [key, to.split(' ')]))
  const dangers = lexicon.dangers.map((danger) => ({ ...danger, phrases: phrasesOf(danger.phrases) }))
  const times = readTimes(lexicon.turns)
  const saysElse = readSenses(lexicon)
  const otherSideIn = readOtherSide(lexicon.turns)
  const isOfAnotherSign = readOtherSigns(lexicon.turns)
  const { comparedIn, supposedIn } = readTurns(lexicon.turns)
  const placeWords = lexicon.places.map((place) => ({ ...place, phrases: phrasesOf(place.phrases) }))
  return {
    understand(text, findingsHere, { about = 'me', parts = [], at } = {}) {
      const implied = new Set(parts.map(stem))
      const said = withKinOfKin(text, saidIn(text, same, mend))
      const isOther = othersIn(said, about)
      const clauses = clausesOf(text, said, isOther)
      const found = clauses.flatMap((clause, index) =>
        findingsHere.flatMap(({ key, step }, order) =>
          mentionsIn(clause, phrases(key), implied, (at) => saysElse(key, clause, at)).map((each) => ({
            ...each,
            finding: key,
            step,
            clause: index,
            order,
          })),
        ),
      )
      const keys = new Set(findingsHere.map(({ key }) => key))
      const over = overIn(text)
      const isOver = ([from]: readonly [number, number]) =>
        over.some(([start, end]) => start <= from && from < end)
      const counted = numbersIn(text, findingsHere, implied, times)
        .filter(({ quote }) => !isOver(quote) && !isToldOfOthers(clauses, quote))
        .map((said): Mention => ({ ...said, confidence: 1 }))
      // "For 2 months" is told by its number, whatever "for months" may mean.
      const questionOf = new Map(
        findingsHere.flatMap(({ key, step, isOneOf }) => (isOneOf ? [[key, step]] : [])),
      )
      const counting = new Set(counted.map(({ finding }) => questionOf.get(finding)))
      const needs = new Map(findingsHere.map(({ key, presupposes = [] }) => [key, presupposes]))
      const isOfToday = counted.some((each) => each.finding === LASTING[0])
      const elsewhere = otherSideIn(text)
      const compared = comparedIn(text)
      const likenesses = supposedIn(text)
      const others = found.filter(({ finding, holds, quote, clause, at: words }) => {
        if (!holds && NOT_ALIKE.test(text.slice(...quote))) return false
        if (elsewhere.some(([start, end]) => start <= quote[0] && quote[0] < end)) return false
        if (!likened.has(finding) && compared.some(([start, end]) => start < quote[1] && quote[0] < end))
          return false
        if (likenesses.some(([start, end]) => start <= quote[0] && quote[1] <= end)) return false
        if (OF_THE_TROUBLE.has(finding) && isOfAnotherSign(text, ...quote)) return false
        if (!ofLife.has(finding) && isOver(quote)) return false
        if (finding === RASH_HERE && isAtAnotherPart(clauses[clause]!, Math.max(...words), implied))
          return false
        if (STRENGTHS.includes(finding) && (isOfASense(text, ...quote) || isOfTheBeginning(text, quote[0])))
          return false
        if (STRENGTHS.includes(finding) && isOfTouch(text, quote[0], times)) return false
        if (finding === STRENGTHS[0] && isOfPressing(text, ...quote, times)) return false
        if (STRENGTHS.includes(finding) && isFollowedByAnotherSign(text, quote[1], times)) return false
        if (STRENGTHS.includes(finding) && isOfAnotherAche(text, quote[1], implied)) return false
        // What began an hour ago has not been there day and night.
        if (finding === NEVER_EASES && isOfToday) return false
        if (LASTING.includes(finding) && isOfSomethingElse(text, ...quote, times)) return false
        const question = questionOf.get(finding)
        return question === undefined || !counting.has(question)
      })
      return {
        mentions: settle(
          [...withoutYielding(withoutParts(withoutBuiltOnNothing(others, needs)), yields), ...counted],
          findingsHere,
        ),
        places: at ? placesIn(clauses, placeWords, at).filter(({ quote }) => !isOver(quote)) : [],
        dangers: clauses.flatMap((clause) =>
          dangers.flatMap(({ key, findings, hear, phrases: said }) => {
            const heard = hear
              .filter((each) => !keys.has(each))
              .flatMap((each) => phrases(each).filter(({ holds }) => holds))
            const quote = dangerIn(clause, [...said, ...heard], (at) =>
              [...findings, ...hear].some((each) => saysElse(each, clause, at)),
            )
            return quote
              ? [{ danger: key, quote, finding: findings.find((each) => keys.has(each)) ?? null }]
              : []
          }),
        ),
      }
    },
  }
}
