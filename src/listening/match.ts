import type { Clause } from './clause.ts'
import { HURT, NOT } from './concepts.ts'
import { BODY_PARTS } from './body-parts.ts'
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

/** What eases and what hurts contradict each other where the phrase names but one of them. */
const EASE = stem('ease')
const WORSE = stem('worse')

/**
 * The tightest place of a clause that names all of a phrase, whatever the order; null where none does. A part of the body that
 * is implied need not be named, unless another one is; two words that are left then stand in their order.
 */
export function matchPhrase(phrase: Phrase, clause: Clause, implied: ReadonlySet<string>): Match | null {
  const whole = matchWords(phrase, clause)
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
  const match = matchWords({ ...phrase, words, about: [...implied, ...(phrase.about ?? [])] }, clause)
  const isTurnedRound = match !== null && words.length === LEAST_SAID && match.at[0]! > match.at[1]!
  return isTurnedRound ? null : match
}

/** Stems that are said of many things. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  'hurt wors eas not down up out off go come over all side right left back front behind in outsid insid under between both too well also as pain day'.split(
    ' ',
  ),
)

/** As many things as must be said where the part of the body goes without saying. */
const LEAST_SAID = 2

function matchWords(phrase: Phrase, clause: Clause): Match | null {
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
    const match = judge(phrase, at, clause)
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

function judge(phrase: Phrase, at: readonly number[], clause: Clause): Match | null {
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
  if (hurts && isHurtElsewhere(phrase, at, clause)) return null
  if (gap > (isOfSmallWords(phrase) ? 0 : Math.max(1, phrase.words.length - 1))) return null
  if (phrase.about && namesAnother(phrase.about, clause, from, to)) return null
  if (names('all') && names('over') && isOverAPart(clause, to)) return null
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
  if (denied > 0 && clause.said.some(({ concepts }) => LIMITING.some((word) => concepts.has(word))))
    return null
  // Whoever "can't reach behind the back" does not say that reaching is free of pain.
  if ([...denying].some((index) => clause.said[index]!.isCannot)) return null
  return { at, gap, holds: denied === 0 }
}

/** "Not always", "in the daytime they don't": denied for a part of the time only. */
const LIMITING = ['=always', '=daytime', '=everyday']

/**
 * "I sit down on a wall, both calves ache": what hurts stands in another part of the sentence than all else. In a list it may:
 * "lying, coughing and sneezing hurt", "it hurts, lying and coughing".
 */
function isHurtElsewhere({ words }: Phrase, at: readonly number[], { said, commas }: Clause): boolean {
  const isHurt = (index: number) => words[index]!.some((word) => word === HURT || word === WORSE)
  const hurting = at.filter((_, index) => isHurt(index))
  const others = at.filter((_, index) => !isHurt(index))
  if (hurting.length === 0 || others.length === 0) return false
  const hurtsAt = hurting[0]!
  if (others.some((index) => commas[index] === commas[hurtsAt])) return false
  const from = Math.min(...at)
  const to = Math.max(...at)
  const lists = (index: number) => ['=and', '=or'].some((word) => said[index]!.concepts.has(word))
  if (hurtsAt === to) return !range(from, to).some((index) => lists(index) && commas[index] === commas[to])
  return range(hurtsAt + 1, Math.min(...others.filter((index) => index > hurtsAt)) - 1).some((index) =>
    takesRoom({ said }, index),
  )
}

/**
 * Words and turns between that are not of the phrase. What hurts may be said once for several things, so it may stand
 * further off.
 */
function gapOf(phrase: Phrase, at: readonly number[], clause: Clause): number {
  const isHurt = (index: number) =>
    phrase.words[at.indexOf(index)]?.some((word) => word === HURT || word === WORSE) ?? false
  const near = at.filter((index) => !isHurt(index))
  const closeTo = near.length > 0 ? near : at
  const span = (indexes: readonly number[]) => {
    const from = Math.min(...indexes)
    const to = Math.max(...indexes)
    const words = range(from, to).filter((index) => !at.includes(index) && takesRoom(clause, index)).length
    return words + clause.joints[to]! - clause.joints[from]!
  }
  const inner = span(closeTo)
  const whole = span(at)
  return inner + Math.max(0, whole - inner - HURT_REACH)
}

/** As many words as may stand between what hurts and when it does, for free. */
const HURT_REACH = 1

/** "Leaning on the trolley helps": what is eased right after it does not hurt. */
function isEasedAfter({ said, joints }: Clause, to: number): boolean {
  const end = said.findIndex((_, index) => index > to && joints[index]! > joints[to]!)
  return said
    .slice(to + 1, end < 0 ? said.length : end)
    .filter(({ isEmpty }) => !isEmpty)
    .slice(0, 2)
    .some(({ concepts }, at, rest) => {
      const isLast = rest.length === 1 && to + 1 + at < (end < 0 ? said.length : end)
      return (
        (concepts.has(EASE) && !concepts.has(HURT)) || (isLast && GOES.some((word) => concepts.has(word)))
      )
    })
}

/** "Haemorrhoid cream": what it is for may be somebody's guess. */
function isOfRemedy({ said, joints }: Clause, to: number): boolean {
  return joints[to + 1] === joints[to] && REMEDIES.some((word) => said[to + 1]!.concepts.has(word))
}

const REMEDIES = ['=cream', '=creams', '=ointment', '=suppository', '=suppositories']

/** "Then the pain goes": what ends a sentence so has been eased. */
const GOES = ['=goes', '=stops', '=vanishes', '=disappears']

/** "All over my head" is not the whole body. */
function isOverAPart({ said }: Clause, to: number): boolean {
  const next = said.slice(to + 1).find(({ isEmpty }) => !isEmpty)
  return next !== undefined && [...next.concepts].some((word) => BODY_PARTS.has(word))
}

/** A denial of the phrase reaches what it denies. */
function deniesNext(at: readonly number[], negator: number, clause: Clause): boolean {
  const own = at[negator]!
  const next = at[negator + 1]
  if (next !== undefined) {
    // "No burning urine" is not "cannot urinate".
    const isNear = range(own + 1, next - 1).every((index) => at.includes(index) || !takesRoom(clause, index))
    return next > own && isNear && clause.deniedBy[next] === own && next - own <= FURTHEST_DENIED
  }
  const last = at[negator - 1]
  return last === undefined || Math.abs(last - own) <= FURTHEST_DENIED
}

/** As many words as a denial stands before what it denies. */
const FURTHEST_DENIED = 6

/** Whether another part of the body is named right before it or within. */
function namesAnother(about: readonly string[], clause: Clause, from: number, to: number): boolean {
  return clause.said
    .slice(Math.max(0, from - 4), to + 1)
    .some(
      ({ concepts }) =>
        [...concepts].some((word) => BODY_PARTS.has(word)) && !about.some((part) => concepts.has(part)),
    )
}
