import type { Clause } from './clause.ts'
import { HURT } from './concepts.ts'
import type { Phrase } from './phrase.ts'
import { stem } from './stem.ts'
import { range, takesRoom } from './word-order.ts'

/** What eases and what hurts contradict each other where the phrase names but one of them. */
export const EASE = stem('ease')
export const WORSE = stem('worse')

/**
 * "I sit down on a wall, both calves ache": what hurts stands in another part of the sentence than all else. In a list it may:
 * "lying, coughing and sneezing hurt", "it hurts, lying and coughing".
 */
export function isHurtElsewhere({ words }: Phrase, at: readonly number[], { said, commas }: Clause): boolean {
  const isHurt = (index: number) => words[index]!.some((word) => word === HURT || word === WORSE)
  const hurting = at.filter((_, index) => isHurt(index))
  const others = at.filter((_, index) => !isHurt(index))
  if (hurting.length === 0 || others.length === 0) return false
  const hurtsAt = hurting[0]!
  if (others.some((index) => commas[index] === commas[hurtsAt])) return false
  const from = Math.min(...at)
  const to = Math.max(...at)
  const next = others.filter((index) => index > hurtsAt)
  const lists = (index: number) => ['=and', '=or'].some((word) => said[index]!.concepts.has(word))
  if (hurtsAt === to) return !range(from, to).some((index) => lists(index) && commas[index] === commas[to])
  return (
    next.length > 0 && range(hurtsAt + 1, Math.min(...next) - 1).some((index) => takesRoom({ said }, index))
  )
}

/** "It aches and I have to sit down": what the pain makes somebody do does not bring it on. */
export function isForcedBy({ words }: Phrase, at: readonly number[], { said }: Clause): boolean {
  const isHurt = (index: number) => words[index]!.some((word) => word === HURT || word === WORSE)
  const first = Math.min(...at.filter((_, index) => isHurt(index)))
  return at.some((place, index) => {
    if (isHurt(index) || place < first) return false
    // "It hurts when I have to bend": that is when.
    if (range(first, place).some((each) => WHEN.some((word) => said[each]!.concepts.has(word)))) return false
    const [must, to] = [said[place - 2], said[place - 1]]
    return (
      to !== undefined &&
      (to.concepts.has('=must') ||
        (to.concepts.has('=to') && MUST.some((word) => must?.concepts.has(word) ?? false)))
    )
  })
}

const WHEN = ['=when', '=whenever', '=if', '=because']
const MUST = ['=have', '=had', '=has', '=need', '=needed', '=needs']

/** "Leaning on the trolley helps": what is eased right after it does not hurt. */
export function isEasedAfter({ said, joints }: Clause, to: number): boolean {
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

/** "Then the pain goes": what ends a sentence so has been eased. */
const GOES = ['=goes', '=stops', '=vanishes', '=disappears']
