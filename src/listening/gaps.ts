import type { Clause } from './clause.ts'
import { BODY_PARTS } from './body-parts.ts'
import { HURT } from './concepts.ts'
import { WORSE } from './hurts-or-eases.ts'
import type { Phrase } from './phrase.ts'
import { isSide, range, takesRoom } from './word-order.ts'

/**
 * Words and turns between that are not of the phrase. What hurts may be said once for several things, so it may stand
 * further off.
 */
export function gapOf(phrase: Phrase, at: readonly number[], clause: Clause): number {
  const isHurt = (index: number) =>
    phrase.words[at.indexOf(index)]?.some((word) => word === HURT || word === WORSE) ?? false
  const near = at.filter((index) => !isHurt(index))
  const closeTo = near.length > 0 ? near : at
  const span = (indexes: readonly number[]) => {
    const from = Math.min(...indexes)
    const to = Math.max(...indexes)
    if (isSharedPart(at, clause)) return 0
    const words = range(from, to).filter((index) => !at.includes(index) && takesRoom(clause, index)).length
    return words + clause.joints[to]! - clause.joints[from]!
  }
  const inner = span(closeTo)
  const whole = span(at)
  return inner + Math.max(0, whole - inner - HURT_REACH)
}

/**
 * "Weakness and numbness in my leg", "my leg is weak and numb": each thing that a list says of one part of the body is said of the
 * part. Of the phrase nothing but the part and one other thing is named.
 */
function isSharedPart(at: readonly number[], clause: Clause): boolean {
  const { said, joints } = clause
  const from = Math.min(...at)
  const to = Math.max(...at)
  if (at.length !== 2 || joints[to]! - joints[from]! > MOST_LISTED || joints[to] === joints[from])
    return false
  const isPart = (index: number) => namesAPart(said[index]!)
  if (isPart(from) === isPart(to)) return false
  const listed = range(from + 1, to - 1).filter((index) => takesRoom(clause, index) && !isSide(said, index))
  const isListed = (index: number) =>
    joints[index]! > joints[index - 1]! || clause.said[index - 1]!.concepts.has('=and')
  // Where the part comes first, the first thing said of it stands right after it, and the last one after a comma or "and".
  const others = isPart(from) ? [...listed.slice(1), to] : listed
  return (
    listed.length > 0 &&
    listed.length <= MOST_LISTED &&
    !listed.some(isPart) &&
    others.every(isListed) &&
    (isPart(to)
      ? PLACED.some((word) => range(from + 1, to - 1).some((index) => said[index]!.concepts.has(word)))
      : range(from + 1, listed[0]! - 1).some((index) => IS.some((word) => said[index]!.concepts.has(word))))
  )
}

const MOST_LISTED = 2
const PLACED = ['=in', '=of', '=down', '=on', '=along']

/** As many words as may stand between what hurts and when it does, for free. */
const HURT_REACH = 1

export const IS = ['=is', '=are', '=was', '=were', '=feel', '=feels', '=felt']

export function namesAPart({ concepts }: Clause['said'][number]): boolean {
  return [...concepts].some((word) => BODY_PARTS.has(word))
}
