import type { Clause } from './clause.ts'
import type { Said } from './concepts.ts'
import { stem } from './stem.ts'

/** Of whoever writes, of a child of theirs, or of somebody they help: whom they name is then the patient. */
export type About = 'me' | 'child' | 'other'

/** Lists of the lexicon by which others and small patients are named. */
const RELATIVE = stem('relative')
const CHILD = 'child'
const OTHERS: ReadonlySet<string> = new Set(
  'friend neighbour colleagu boss husband wife partner girlfriend boyfriend sibl flatmat roommat everybody everyone'
    .split(' ')
    .map(stem),
)

/** Who is seen about pain: what they say is of the patient, what they do is not. */
const HELPERS: ReadonlySet<string> = new Set(
  '=doctor =doc =gp =physio =physiotherapist =nurse =surgeon =consultant =dentist =specialist =midwife'.split(
    ' ',
  ),
)

const PRONOUNS: ReadonlySet<string> = new Set(['=he', '=she', '=his', '=her', '=him'])

/** Which words name somebody else: "she" does so once another person was named, "my mum is ill, she has a fever". */
export function othersIn(said: readonly Said[], about: About): (word: Said) => boolean {
  if (about === 'other') return () => false
  const isNamed = (word: string) =>
    word === RELATIVE || OTHERS.has(word) || (about === 'me' && word === CHILD)
  const others = new Set<Said>()
  let wasNamed = false
  for (const word of said) {
    const concepts = [...word.concepts]
    const isOther = concepts.some(isNamed)
    if (isOther || (about === 'me' && wasNamed && concepts.some((each) => PRONOUNS.has(each))))
      others.add(word)
    wasNamed ||= isOther || concepts.some((each) => HELPERS.has(each))
  }
  return (word) => others.has(word)
}

/** Of somebody else, unless the phrase names that person. */
export function isOfOthers({ ofOthers, said }: Clause, at: readonly number[]): boolean {
  const namesOther = at.some(
    (index) =>
      said[index]!.concepts.has(RELATIVE) ||
      said[index]!.concepts.has(CHILD) ||
      [...said[index]!.concepts].some((word) => OTHERS.has(word)),
  )
  return !namesOther && ofOthers[Math.min(...at)]!
}
