import type { Clause } from './clause.ts'
import { NOT } from './concepts.ts'
import { LIGHT_WORDS } from './empty-words.ts'
import type { Phrase } from './phrase.ts'

/** Small words that say something only where they stand: "knocked it" is not "it hit me", "it hurt so that I could not" no denial of it. */
const BOUND: ReadonlySet<string> = new Set(
  '=not =it =this =that =me =the =a =an =my =at =to =of =on =in =for =with =from =so =into =up =down =over =get =gets =got =getting'.split(
    ' ',
  ),
)

/** What something is done to stands in the same part of the sentence as the doing. */
const OBJECTS: ReadonlySet<string> = new Set(['=it', '=this', '=that', '=me'])

/** "On and off" says something only where nothing stands between: "I came off my bike on Sunday". */
export function isOfSmallWords({ words }: Phrase): boolean {
  return words.every((choice) =>
    choice.every((word) => BOUND.has(word) || LIGHT_WORDS.has(word.replace('=', ''))),
  )
}

/**
 * A small word comes after the word it is written after, and before the one it is written before, with nothing but a side
 * between: "could not stand the duvet on it" is not "could not stand on it", and "it didn't hurt, now it does" not "didn't hurt it".
 */
export function isInOrder({ words }: Phrase, at: readonly number[], clause: Clause): boolean {
  const isBound = (index: number) => words[index]!.every((word) => BOUND.has(word) || word === '=and')
  return words.every((_, index) => {
    if (index === 0 || !(isBound(index) || isBound(index - 1))) return true
    const [before, after] = [at[index - 1]!, at[index]!]
    const between = range(before + 1, after - 1).filter((each) => takesRoom(clause, each))
    return (
      after > before &&
      (isBound(index - 1) ||
        !words[index]!.every((word) => OBJECTS.has(word)) ||
        clause.commas[before] === clause.commas[after]) &&
      between.every((each) => isSide(clause.said, each))
    )
  })
}

export function isSide(said: Clause['said'], index: number): boolean {
  return SIDES.some((side) => said[index]!.concepts.has(side))
}

const SIDES = ['=left', '=right', '=lower', '=upper', '=whole', '=inner', '=outer']

/** Whether a word tells something of its own, so that what stands before and after it may not belong together. */
export function takesRoom({ said }: Pick<Clause, 'said'>, index: number): boolean {
  const { concepts, isEmpty } = said[index]!
  return !isEmpty && !concepts.has(NOT) && ![...concepts].some((word) => LIGHT_WORDS.has(word))
}

/** The whole numbers from one to another, both included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
