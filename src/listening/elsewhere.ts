import type { Clause } from './clause.ts'
import { BODY_PARTS } from './body-parts.ts'
import { HURT } from './concepts.ts'
import { IS, namesAPart } from './gaps.ts'
import { RELATIVE, SAYS } from './people.ts'
import type { Phrase } from './phrase.ts'
import { stem } from './stem.ts'
import { isSide, range } from './word-order.ts'

/** "All over my head", "my head is sore all over": not the whole body. */
export function isOverAPart(at: readonly number[], { said, joints }: Clause): boolean {
  const from = Math.min(...at)
  const to = Math.max(...at)
  const before = said.filter(
    (_, index) => index < from && index >= from - 3 && joints[index] === joints[from],
  )
  const next = said.slice(to + 1).find((word, index) => !word.isEmpty && !isSide(said, to + 1 + index))
  return [...before, ...(next ? [next] : [])].some(namesAPart)
}

/** "My shoulders are tight": what is said of another part is not said of the one that hurts. */
export function isOfAnotherPart(
  { words }: Phrase,
  at: readonly number[],
  { said, joints }: Clause,
  implied: ReadonlySet<string>,
): boolean {
  const from = Math.min(...at)
  const [part, verb] = [said[from - 2], said[from - 1]]
  const isBurning = said[from]!.concepts.has('=burns') && verb !== undefined && namesAPart(verb)
  if (!isBurning && (!part || !verb || !IS.some((word) => verb.concepts.has(word)) || !namesAPart(part)))
    return false
  if (words.flat().some((word) => BODY_PARTS.has(word))) return false
  const before = said.filter((_, index) => index < from && joints[index] === joints[from])
  return !before.some(({ concepts }) => [...concepts].some((word) => implied.has(word)))
}

const MOVES: ReadonlySet<string> = new Set(['lift', 'straighten', 'bend', 'pull', 'push', 'move', 'turn'])
const ANY = ['=the', '=a', '=my', '=her', '=his']

/** "I can't lift the glass" does not say that the arm itself cannot be lifted. */
export function isDoneToAThing(
  at: readonly number[],
  { said }: Clause,
  implied: ReadonlySet<string>,
): boolean {
  const to = Math.max(...at)
  const thing = said[to + 2]
  return (
    thing !== undefined &&
    !thing.isEmpty &&
    [...said[to]!.concepts].some((word) => MOVES.has(word)) &&
    ANY.some((word) => said[to + 1]!.concepts.has(word)) &&
    !isSide(said, to + 2) &&
    ![...thing.concepts].some((word) => implied.has(word))
  )
}

/** How a pain feels, in one word that is said of any part of the body. */
const QUALITIES: ReadonlySet<string> = new Set(
  'burn throb stab sharp dull pressur tight squeez pound pul pulsat knif thump'.split(' '),
)
/** Parts of the body that nobody means by the head, chest or belly. */
const LIMBS: ReadonlySet<string> = new Set(
  'arm elbow forearm wrist hand finger thumb hip buttock thigh knee leg calf shin ankle heel foot toe'
    .split(' ')
    .map(stem),
)
const FELT_IN = ['=in', '=of', '=on', '=around', '=down', '=inside']
/** As many words as a part of the body may stand after "burning in". */
const FELT_WITHIN = 4

/** "Burning in my feet" is not of the chest. */
export function isFeltElsewhere(
  { words }: Phrase,
  to: number,
  { said }: Clause,
  implied: ReadonlySet<string>,
): boolean {
  if (words.length !== 1 || implied.size === 0 || !words[0]!.some((word) => QUALITIES.has(word))) return false
  const next = said[to + 1]?.concepts.has(HURT) ? to + 2 : to + 1
  if (!FELT_IN.some((word) => said[next]?.concepts.has(word))) return false
  const there = said.slice(next + 1, next + 1 + FELT_WITHIN).map(({ concepts }) => [...concepts])
  return (
    there.some((concepts) => concepts.some((word) => LIMBS.has(word))) &&
    !there.some((concepts) => concepts.some((word) => implied.has(word)))
  )
}

/** "Mum says it is a migraine": hers is what she says, not what she has. */
export function isOpinion(at: readonly number[], { said }: Clause): boolean {
  return at.some(
    (index) =>
      said[index]!.concepts.has(RELATIVE) &&
      [...(said[index + 1]?.concepts ?? [])].some((word) => SAYS.has(word)),
  )
}

/** Whether another part of the body is named right before it or within. */
export function namesAnother(about: readonly string[], clause: Clause, from: number, to: number): boolean {
  return clause.said
    .slice(Math.max(0, from - 4), to + 1)
    .some(
      ({ concepts }) =>
        [...concepts].some((word) => BODY_PARTS.has(word)) && !about.some((part) => concepts.has(part)),
    )
}

/** "No stiff hips", "no rash on my legs": denied of another part than the one the text is about. */
export function isDeniedElsewhere(
  { words }: Phrase,
  at: readonly number[],
  by: number,
  clause: Clause,
  implied: ReadonlySet<string>,
): boolean {
  if (implied.size === 0 || words.flat().some((word) => BODY_PARTS.has(word))) return false
  const from = Math.min(by, ...at)
  const to = Math.max(by, ...at)
  const isElsewhere = (index: number) =>
    !at.includes(index) && namesAPart(clause.said[index]!) && !isImplied(clause.said[index]!, implied)
  return (
    range(from, to).some(isElsewhere) ||
    isAtAnotherPart(clause, to, implied) ||
    // "No groin pain", "no stiff hips": the part right after.
    (to + 1 < clause.said.length && clause.joints[to + 1] === clause.joints[to] && isElsewhere(to + 1))
  )
}

/** "No rash anywhere else", "no trouble otherwise": denied of everything but what the text is about. */
export function isDeniedOfTheRestOnly({ said, commas }: Clause, to: number): boolean {
  return said.some(
    ({ concepts }, index) =>
      index > to &&
      commas[index] === commas[to] &&
      (['=elsewhere', '=otherwise'].some((word) => concepts.has(word)) ||
        (concepts.has('=else') && said[index - 1]!.concepts.has('=anywhere'))),
  )
}

/** "Red spots on my belly": placed at another part right after it. */
export function isAtAnotherPart({ said, joints }: Clause, to: number, implied: ReadonlySet<string>): boolean {
  if (implied.size === 0 || !AT_PART.some((word) => said[to + 1]?.concepts.has(word))) return false
  const there = said
    .slice(to + 2, to + 2 + FELT_WITHIN)
    .filter((_, index) => joints[to + 2 + index]! - joints[to]! <= 1)
  return there.some(namesAPart) && !there.some((word) => isImplied(word, implied))
}

const AT_PART = [...FELT_IN, '=round', '=over', '=under', '=across']

function isImplied({ concepts }: Clause['said'][number], implied: ReadonlySet<string>): boolean {
  return [...concepts].some((word) => implied.has(word))
}
