/** What must be named, each in one of several ways: a word, a word's beginning and `*`, or a denial. */
export interface SpokenPhrase {
  words: readonly (readonly string[])[]
  holds: boolean
}

/** Stands for whatever word denies. */
export const DENIAL = '!'

/**
 * Reads a phrase as it is written: `|` parts words of which one is enough; a word of a group stands for the whole group; any
 * word that denies stands for all of them.
 */
export function readPhrase(
  text: string,
  holds: boolean,
  keyOf: (word: string) => string,
  groups: ReadonlyMap<string, readonly string[]>,
  denials: ReadonlySet<string>,
): SpokenPhrase {
  const read = (word: string): readonly string[] => {
    const key = readWord(word, keyOf)
    if (denials.has(key)) return [DENIAL]
    return groups.get(key) ?? [key]
  }
  return {
    holds,
    words: text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [...new Set(word.split('|').flatMap(read))]),
  }
}

/** A written word in its one spelling. Of a beginning the last vowel is as it stands. */
export function readWord(word: string, keyOf: (word: string) => string): string {
  if (!word.endsWith('*')) return keyOf(word)
  return `${keyOf(word.slice(0, -1)).replace(/-$/, '')}*`
}

/** Whether a word is one of these. */
export function isOneOf(choices: readonly string[], key: string): boolean {
  return choices.some((choice) =>
    choice.endsWith('*') ? key.startsWith(choice.slice(0, -1)) : choice === key,
  )
}
