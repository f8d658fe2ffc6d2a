/** Whether each wanted word is the start of one of the words. */
export function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((start) => words.some((word) => word.startsWith(start)))
}

/** Lower case, without accents; "X-ray", "x ray" and "xray" are found alike. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bx[ -](?=ray)/g, 'x')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
