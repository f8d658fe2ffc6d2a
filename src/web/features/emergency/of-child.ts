import { isEnglish } from '#web/language/language.ts'

const MEMBERS: Readonly<Record<string, string>> = {
  You: 'They',
  you: 'they',
  Your: 'Their',
  your: 'their',
  yourself: 'themselves',
}

/**
 * An English sentence said to the person, as somebody calling for a child tells it. With "they" the verbs stay as they are. Of
 * other languages the translator has written it.
 */
export function ofChild(sentence: string): string {
  if (!isEnglish) return sentence
  return sentence
    .replace(/\b(around|bothers|hit|in|keeps|left|makes|near|on|to|wakes?) you\b/g, '$1 them')
    .replace(/\b(?:you|your|yourself)\b/gi, (word) => MEMBERS[word] ?? word)
}
