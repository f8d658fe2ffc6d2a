import type { Clause } from './clause.ts'
import { HURT, NOT } from './concepts.ts'
import { BODY_PARTS } from './body-parts.ts'
import { EASE, isEasedAfter, isForcedBy, isHurtElsewhere, WORSE } from './hurts-or-eases.ts'
import {
  isDeniedElsewhere,
  isDeniedOfTheRestOnly,
  isDoneToAThing,
  isFeltElsewhere,
  isOfAnotherPart,
  isOpinion,
  isOverAPart,
  namesAnother,
} from './elsewhere.ts'
import { gapOf } from './gaps.ts'
import type { Phrase } from './phrase.ts'
import { stem } from './stem.ts'
import { isInOrder, isOfSmallWords, range, takesRoom } from './word-order.ts'

/** A phrase found in a clause: the indexes of its words there. */
export interface Match {
  at: readonly number[]
  /** Words between that are not of the phrase. */
  gap: number
  holds: boolean
}

/**
 * The tightest place of a clause that names all of a phrase, whatever the order; null where none does. A part of the body that
 * is implied need not be named, unless another one is; two words that are left then stand in their order.
 */
export function matchPhrase(phrase: Phrase, clause: Clause, implied: ReadonlySet<string>): Match | null {
  const whole = matchWords(phrase, clause, implied)
  if (whole || implied.size === 0) return whole
  const words = phrase.words.filter((choice) => !choice.some((word) => implied.has(word)))
  if (words.length === phrase.words.length || words.length < LEAST_SAID) return null
  if (words.every((choice) => choice.every((word) => SAYS_LITTLE.has(stem(word.replace('=', ''))))))
    return null
  // "My jaw aches when I chew" is not of the tooth, though pain at jaw or tooth may be of either.
  const left = new Set(phrase.words.filter((choice) => !words.includes(choice)).flat())
  const named = [...clause.concepts].some(
    (word) => BODY_PARTS.has(word) && implied.has(word) && !left.has(word),
  )
  if (named) return null
  if ([...clause.concepts].some((word) => BODY_PARTS.has(word) && !implied.has(word))) return null
  const match = matchWords(
    { ...phrase, words, about: [...implied, ...(phrase.about ?? [])] },
    clause,
    implied,
  )
  const isTurnedRound = match !== null && words.length === LEAST_SAID && match.at[0]! > match.at[1]!
  return isTurnedRound || (match && isDoneToAThing(match.at, clause, implied)) ? null : match
}

/** Stems that are said of many things. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  'hurt wors eas not down up out off go come over all side right left back front behind in outsid insid under between both too well also as pain day'.split(
    ' ',
  ),
)

/** As many things as must be said where the part of the body goes without saying. */
const LEAST_SAID = 2

function matchWords(phrase: Phrase, clause: Clause, implied: ReadonlySet<string>): Match | null {
  // Most phrases have a word that is not said, which is quickly found out.
  if (!phrase.words.every((choice) => choice.some((word) => clause.concepts.has(word)))) return null
  const places = phrase.words.map((choice) =>
    clause.said.flatMap(({ concepts }, at) => (choice.some((word) => concepts.has(word)) ? [at] : [])),
  )
  const anchor = places.reduce(
    (rarest, found, at) => (found.length < places[rarest]!.length ? at : rarest),
    0,
  )
  let best: Match | null = null
  for (const start of places[anchor]!) {
    const at = nearestTo(start, places, anchor)
    if (at === null) continue
    const match = judge(phrase, at, clause, implied)
    if (match && (best === null || match.gap < best.gap)) best = match
  }
  return best
}

/** For each word of the phrase the place nearest to the anchor, no place twice. */
function nearestTo(start: number, places: readonly (readonly number[])[], anchor: number): number[] | null {
  const taken = new Set([start])
  const at: number[] = []
  for (const [index, found] of places.entries()) {
    if (index === anchor) {
      at.push(start)
      continue
    }
    const free = found.filter((each) => !taken.has(each))
    if (free.length === 0) return null
    const nearest = free.reduce((best, each) =>
      Math.abs(each - start) < Math.abs(best - start) ? each : best,
    )
    taken.add(nearest)
    at.push(nearest)
  }
  return at
}

function judge(
  phrase: Phrase,
  at: readonly number[],
  clause: Clause,
  implied: ReadonlySet<string>,
): Match | null {
  const names = (word: string) => phrase.words.some((choice) => choice.includes(word))
  const hurts = names(HURT) || names(WORSE)
  const from = Math.min(...at)
  const to = Math.max(...at)
  const has = (index: number, word: string) => clause.said[index]!.concepts.has(word)
  const others = range(from, to).filter((index) => !at.includes(index))
  if (
    hurts &&
    !names(EASE) &&
    (others.some((index) => has(index, EASE) && !has(index, HURT)) || isEasedAfter(clause, to))
  )
    return null
  if (names(EASE) && others.some((index) => has(index, WORSE))) return null
  if (!isInOrder(phrase, at, clause)) return null
  if (isOfRemedy(clause, to)) return null
  const gap = gapOf(phrase, at, clause)
  if (hurts && (isHurtElsewhere(phrase, at, clause) || isForcedBy(phrase, at, clause))) return null
  if (gap > (isOfSmallWords(phrase) ? 0 : Math.max(1, phrase.words.length - 1))) return null
  if (phrase.about && namesAnother(phrase.about, clause, from, to)) return null
  if (names('all') && names('over') && isOverAPart(at, clause)) return null
  if (isOfAnotherPart(phrase, at, clause, implied) || isFeltElsewhere(phrase, to, clause, implied))
    return null
  if (isOpinion(at, clause)) return null
  const negator = phrase.words.findIndex((choice) => choice.includes(NOT))
  const own = negator < 0 ? -1 : at[negator]!
  if (negator >= 0 && !deniesNext(at, negator, clause)) return null
  const further = at.filter((index) => index !== own)
  const denying = new Set(
    further
      .map((index) => clause.deniedBy[index]!)
      .filter((by) => by !== -1 && by !== own && !at.includes(by)),
  )
  if (denying.size > 1 || (denying.size > 0 && negator >= 0)) return null
  const denied = further.filter((index) => denying.has(clause.deniedBy[index]!)).length
  // A denial of the smaller part of it says something else.
  if (denied > 0 && denied * 2 < further.length) return null
  // "No pain in the legs, peeing as usual": what is denied ends with the comma.
  if (denied > 0 && clause.joints[from] !== clause.joints[to]) return null
  const isDenial = denied > 0 || (negator >= 0 && !phrase.holds)
  if (isDenial && clause.said.some(({ concepts }) => LIMITING.some((word) => concepts.has(word)))) return null
  if ((denied > 0 || negator >= 0) && isDeniedOfTheRestOnly(clause, to)) return null
  const by = [...denying][0] ?? own
  const isOfThings = by >= 0 && ['=no', '=without'].some((word) => has(by, word))
  if ((isDenial || isOfThings) && isDeniedElsewhere(phrase, at, by, clause, implied)) return null
  // Whoever "can't reach behind the back" does not say that reaching is free of pain.
  if ([...denying].some((index) => clause.said[index]!.isCannot)) return null
  return { at, gap, holds: denied === 0 }
}

/** "Not always", "in the daytime they don't": denied for a part of the time only. */
const LIMITING = ['=always', '=daytime', '=everyday']

/** "Haemorrhoid cream": what it is for may be somebody's guess. */
function isOfRemedy({ said, joints }: Clause, to: number): boolean {
  return joints[to + 1] === joints[to] && REMEDIES.some((word) => said[to + 1]!.concepts.has(word))
}

const REMEDIES = ['=cream', '=creams', '=ointment', '=suppository', '=suppositories']

/** A denial of the phrase reaches what it denies. */
function deniesNext(at: readonly number[], negator: number, clause: Clause): boolean {
  const own = at[negator]!
  const next = at[negator + 1]
  // "Nothing when I bite" is not "cannot bite".
  if (
    clause.said[own]!.concepts.has('=nothing') &&
    WHEN.some((word) => clause.said[own + 1]?.concepts.has(word))
  )
    return false
  if (next !== undefined) {
    // "No burning urine" is not "cannot urinate".
    const isNear = range(own + 1, next - 1).every((index) => at.includes(index) || !takesRoom(clause, index))
    if (!(next > own && isNear && clause.deniedBy[next] === own && next - own <= FURTHEST_DENIED))
      return false
    // "Can't keep still, vomiting" is not "can't keep it down": what is denied ends with the comma.
    return at
      .filter((_, index) => index !== negator)
      .every(
        (each) => each < own || clause.deniedBy[each] === own || clause.commas[each] === clause.commas[own],
      )
  }
  const last = at[negator - 1]
  return last === undefined || Math.abs(last - own) <= FURTHEST_DENIED
}

const WHEN = ['=when', '=whenever', '=if', '=while', '=after', '=on', '=at', '=during']

/** As many words as a denial stands before what it denies. */
const FURTHEST_DENIED = 6
