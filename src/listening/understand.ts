import { canBeTold, type Patient } from './can-be-told.ts'
import { clausesOf, type Clause } from './clause.ts'
import { readTurns } from './compared.ts'
import { readSameWords, saidIn } from './concepts.ts'
import { dangerIn, mentionsIn, type Mention } from './find-mentions.ts'
import type { FindingHere, Key, Lexicon } from './lexicon.ts'
import { isAtAnotherPart } from './elsewhere.ts'
import { withDistantRelatives } from './relatives.ts'
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
import { isAboutOthers, OTHERS, othersIn, type About } from './people.ts'
import { phrasesOf, type Phrase } from './phrase.ts'
import { placesIn, type PlaceMention } from './places.ts'
import { COMES_AND_GOES, readOtherSigns } from './coming-and-going.ts'
import { readSenses } from './senses.ts'
import {
  LASTING,
  resolveMentions,
  STRENGTHS,
  withoutOutranked,
  withoutParts,
  withoutUnmetPresuppositions,
  type Found,
} from './resolve-mentions.ts'
import { createSpellingCorrector } from './spelling.ts'
import { stem } from './stem.ts'
import { vocabularyOf } from './vocabulary.ts'

const NEVER_EASES = 'pain_never_eases'
/** About the pain, unless another sign is named: "the vomiting would not stop". */
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
  /** Whose trouble it is, where that is known. */
  person?: Patient | undefined
}

/** Prepares a lexicon for listening. */
export function createListener(lexicon: Lexicon): Listener {
  const prepared = prepare(lexicon)
  return {
    understand(text, findingsHere, { about = 'me', parts = [], at, person } = {}) {
      const implied = new Set(parts.map(stem))
      const said = withDistantRelatives(text, saidIn(text, prepared.same, prepared.correct))
      const clauses = clausesOf(text, said, othersIn(said, about))
      const isOver = startsIn(overIn(text))
      const counted = numbersIn(text, findingsHere, implied, prepared.times)
        .filter(({ quote }) => !isOver(quote) && !isAboutOthers(clauses, quote))
        .map((each): Mention => ({ ...each, confidence: 1 }))
      const needs = new Map(findingsHere.map(({ key, presupposes = [] }) => [key, presupposes]))
      const isMisread = createMisreadCheck(prepared, { text, clauses, implied, isOver })
      const isAnswered = createAnsweredCheck(findingsHere, counted)
      const matched = matchesIn(clauses, findingsHere, implied, prepared).filter(
        (match) => !isMisread(match) && !isAnswered(match.finding),
      )
      const mentions = resolveMentions(
        [
          ...withoutOutranked(withoutParts(withoutUnmetPresuppositions(matched, needs)), prepared.yields),
          ...counted,
        ],
        findingsHere,
      )
      return {
        mentions,
        places: at ? placesIn(clauses, prepared.places, at).filter(({ quote }) => !isOver(quote)) : [],
        dangers: dangersIn(clauses, new Set(findingsHere.map(({ key }) => key)), {
          ...prepared,
          mentions,
          dangers: prepared.dangers.filter((danger) => canBeTold(danger, person)),
        }),
      }
    },
  }
}

type Prepared = ReturnType<typeof prepare>

/** What of a lexicon is the same for every text, read once. */
function prepare(lexicon: Lexicon) {
  const read = new Map<Key, Phrase[]>()
  const phrases = (key: Key) => {
    if (!read.has(key)) read.set(key, phrasesOf(lexicon.phrases[key] ?? ''))
    return read.get(key)!
  }
  return {
    same: readSameWords(lexicon.same),
    correct: createSpellingCorrector(
      vocabularyOf(lexicon),
      new Set([...lexicon.proper.split(' '), ...OTHERS]),
    ),
    phrases,
    ofLife: new Set(lexicon.ofLife.split(' ')),
    likened: new Set(lexicon.likened.split(' ')),
    yields: new Map(Object.entries(lexicon.yieldsTo).map(([key, to]) => [key, to.split(' ')])),
    dangers: lexicon.dangers.map((danger) => ({ ...danger, phrases: phrasesOf(danger.phrases) })),
    places: lexicon.places.map((place) => ({ ...place, phrases: phrasesOf(place.phrases) })),
    times: readTimes(lexicon.turns),
    hasOtherSense: readSenses(lexicon),
    otherSideIn: readOtherSide(lexicon.turns),
    isOfAnotherSign: readOtherSigns(lexicon.turns),
    ...readTurns(lexicon.turns),
  }
}

/** Every finding whose phrase a clause matches, once for each clause. */
function matchesIn(
  clauses: readonly Clause[],
  findingsHere: readonly FindingHere[],
  implied: ReadonlySet<string>,
  { phrases, hasOtherSense }: Prepared,
): Found[] {
  return clauses.flatMap((clause, index) =>
    findingsHere.flatMap(({ key, step }, order) =>
      mentionsIn(clause, phrases(key), implied, (at) => hasOtherSense(key, clause, at)).map((each) => ({
        ...each,
        finding: key,
        step,
        clause: index,
        order,
      })),
    ),
  )
}

interface ReadText {
  text: string
  clauses: readonly Clause[]
  implied: ReadonlySet<string>
  /** Whether a quote tells of a time that is over. */
  isOver: (quote: readonly [number, number]) => boolean
}

/** Makes the function that says of a match whether its words mean something else where they stand in the text. */
function createMisreadCheck(
  { ofLife, likened, times, otherSideIn, isOfAnotherSign, comparedIn, supposedIn }: Prepared,
  { text, clauses, implied, isOver }: ReadText,
): (match: Found) => boolean {
  const isOfOtherSide = startsIn(otherSideIn(text))
  const compared = comparedIn(text)
  const supposed = supposedIn(text)
  const isOtherStrength = (quote: readonly [number, number]) =>
    isOfASense(text, ...quote) ||
    isOfTheBeginning(text, quote[0]) ||
    isOfTouch(text, quote[0], times) ||
    isFollowedByAnotherSign(text, quote[1], times) ||
    isOfAnotherAche(text, quote[1], implied)
  return ({ finding, holds, quote, clause, at }) =>
    (!holds && NOT_ALIKE.test(text.slice(...quote))) ||
    isOfOtherSide(quote) ||
    (!likened.has(finding) && compared.some(([start, end]) => start < quote[1] && quote[0] < end)) ||
    supposed.some(([start, end]) => start <= quote[0] && quote[1] <= end) ||
    (OF_THE_TROUBLE.has(finding) && isOfAnotherSign(text, ...quote)) ||
    (!ofLife.has(finding) && isOver(quote)) ||
    (finding === RASH_HERE && isAtAnotherPart(clauses[clause]!, Math.max(...at), implied)) ||
    (STRENGTHS.includes(finding) && isOtherStrength(quote)) ||
    (finding === STRENGTHS[0] && isOfPressing(text, ...quote, times)) ||
    (LASTING.includes(finding) && isOfSomethingElse(text, ...quote, times))
}

/** Makes the function that says whether numbers of the text answer the question of a finding already. */
function createAnsweredCheck(
  findingsHere: readonly FindingHere[],
  counted: readonly Mention[],
): (finding: Key) => boolean {
  const questionOf = new Map(findingsHere.flatMap(({ key, step, isOneOf }) => (isOneOf ? [[key, step]] : [])))
  // "For 2 months" is told by its number, whatever "for months" may mean.
  const counting = new Set(counted.map(({ finding }) => questionOf.get(finding)))
  const isOfToday = counted.some(({ finding }) => finding === LASTING[0])
  return (finding) => {
    // What began an hour ago has not been there day and night.
    if (finding === NEVER_EASES && isOfToday) return true
    const question = questionOf.get(finding)
    return question !== undefined && counting.has(question)
  }
}

/** The dangers that clauses name, each with the finding asked here that is about it. */
function dangersIn(
  clauses: readonly Clause[],
  asked: ReadonlySet<Key>,
  { dangers, phrases, hasOtherSense, mentions }: Prepared & Pick<Understood, 'mentions'>,
): DangerMention[] {
  // "Poo accidents" of a child that soils its pants are asked about as that.
  const isMentionedAs = ([from, to]: readonly [number, number]) =>
    mentions.some(({ holds, quote }) => holds && quote[0] <= from && to <= quote[1])
  return clauses.flatMap((clause) =>
    dangers.flatMap(({ key, findings, hear, phrases: own }) => {
      const notAsked = hear
        .filter((each) => !asked.has(each))
        .flatMap((each) => phrases(each).filter(({ holds }) => holds))
      const finding = findings.find((each) => asked.has(each)) ?? null
      const isElse = (at: readonly number[]) =>
        [...findings, ...hear].some((each) => hasOtherSense(each, clause, at))
      const named = dangerIn(clause, own, isElse)
      const quote = named ?? dangerIn(clause, notAsked, isElse)
      if (!quote || (!named && finding === null && isMentionedAs(quote))) return []
      return [{ danger: key, quote, finding }]
    }),
  )
}

function startsIn(spans: readonly (readonly [number, number])[]) {
  return ([from]: readonly [number, number]): boolean =>
    spans.some(([start, end]) => start <= from && from < end)
}
