import { holdsAll, wordsOf } from '#web/domain/words/find-words.ts'
import type { CatalogueCare } from './catalogue.ts'
import type { CareCategory } from './messages.ts'

export interface CareFilter {
  /** What is typed in the search box; every word has to be found. */
  typed: string
  category: CareCategory | null
}

/** The entries that a filter leaves, in their order. Words are found in names, texts, causes and places, from a word's start. */
export function findCare(
  catalogue: readonly CatalogueCare[],
  { typed, category }: CareFilter,
): CatalogueCare[] {
  const wanted = wordsOf(typed)
  return catalogue.filter(
    (entry) =>
      (category === null || entry.category === category) &&
      (wanted.length === 0 || holdsAll(wordsIn(entry), wanted)),
  )
}

const known = new WeakMap<CatalogueCare, readonly string[]>()

/** Kept for each entry: one that serves hundreds of causes has thousands of words, and every letter typed asks. */
function wordsIn(entry: CatalogueCare): readonly string[] {
  const words = known.get(entry) ?? [...new Set(wordsOf(textOf(entry)))]
  known.set(entry, words)
  return words
}

function textOf({ name, what, shows, causes, places }: CatalogueCare): string {
  return [name, what, shows, ...causes, ...places].join(' ')
}
