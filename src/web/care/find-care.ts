import type { CatalogueCare } from '#knowledge/bundle-care'
import type { CareCategory } from './messages.ts'

export interface CareFilter {
  /** What is typed in the search box; every word has to be found. */
  typed: string
  category: CareCategory | null
}

/** The entries that a filter leaves, in their order. Words are found in names, texts and causes, from a word's start. */
export function findCare(
  catalogue: readonly CatalogueCare[],
  { typed, category }: CareFilter,
): CatalogueCare[] {
  const wanted = wordsOf(typed)
  return catalogue.filter(
    (entry) =>
      (category === null || entry.category === category) &&
      (wanted.length === 0 || holdsAll(wordsOf(textOf(entry)), wanted)),
  )
}

function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((start) => words.some((word) => word.startsWith(start)))
}

function textOf({ name, what, shows, usedFor }: CatalogueCare): string {
  return [name, what, shows, ...usedFor.flatMap(({ place, causes }) => [place, ...causes])].join(' ')
}

/** Lower case, without accents; "X-ray", "x ray" and "xray" are found alike. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bx[ -](?=ray)/g, 'x')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
