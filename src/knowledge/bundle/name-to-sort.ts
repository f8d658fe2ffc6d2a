const BEFORE_THE_WORD = /^(?:(?:an?|the) |[^\p{L}\p{N}]+)+/iu

/** A name from the word under which one looks for it: without the article, or a mark, that it begins with. */
export function nameToSort(name: string): string {
  const word = name.replace(BEFORE_THE_WORD, '')
  return word === '' ? name : word
}
