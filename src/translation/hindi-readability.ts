import type { Catalogue } from './catalogue.ts'

/** With more words to keep in mind at once, who reads with effort loses the beginning. Judgement; 99 in 100 of our sentences are shorter. */
const MAX_WORDS = 30

/** Of all texts of one entry. Judgement: half of ours are below 2.7 and 99 in 100 below 3.7; the office Hindi in the test is above 5. */
const MAX_DIFFICULTY = 3.8

/** With fewer words one long name decides, and the formula says nothing. As for English. */
const FEWEST_WORDS = 30

/** The formula counts its long words in so many sentences. */
const SAMPLE_SENTENCES = 30

/** A long word has more syllables than this. */
const SHORT_SYLLABLES = 2

/** How many akshars a word counts that everybody knows, however long it is. As for English. */
const KNOWN_AKSHARS = 2

/** Names of places one is sent to, and of what nobody says more shortly. */
const KNOWN_WORDS = new Set(['अस्पताल', 'इमरजेंसी', 'एम्बुलेंस', 'डिलीवरी', 'फ़िज़ियोथेरेपिस्ट', 'एंटीबायोटिक'])

/** What decides at night: questions, what a danger sign is and what to do about it, when to go and what to do at home. */
const DECIDES = /^(?:steps|redFlags)\.|^conditions\.[^.]+\.(?:see|seeUntimed|selfCare|getHelp|variants)\b/

/**
 * What stands in the way of reading questions, danger texts and advice, a line each. Only Hindi has a measure: of another
 * language there is nothing to say.
 */
export function readabilityFaults(tag: string, catalogue: Catalogue): string[] {
  if (tag !== 'hi') return []
  const faults: string[] = []
  const entries = new Map<string, string[]>()
  for (const [key, { to, they }] of catalogue) {
    if (!DECIDES.test(key)) continue
    for (const text of they === undefined ? [to] : [to, they])
      for (const { length } of sentencesOf(text))
        if (length > MAX_WORDS)
          faults.push(`${key}: a sentence has ${length} words; make two of it, of at most ${MAX_WORDS}`)
    const entry = key.split('.').slice(0, 2).join('.')
    entries.set(entry, [...(entries.get(entry) ?? []), to])
  }
  for (const [entry, texts] of entries) {
    const { difficulty, words, hardest } = hindiDifficulty(texts)
    if (words < FEWEST_WORDS || difficulty <= MAX_DIFFICULTY) continue
    faults.push(
      `${entry}: its texts are hard to read (${difficulty.toFixed(1)}, at most ${MAX_DIFFICULTY}): ` +
        `write shorter sentences, or plainer words for ${hardest.join(', ')}`,
    )
  }
  return faults
}

/**
 * How hard Hindi is to read, by model RH1 of Sinha, Sharma, Dasgupta and Basu, New Readability Measures for Bangla and
 * Hindi Texts, COLING 2012; higher is harder:
 *
 *     -2.34 + 2.14 x length of a word + 0.01 x words of more than 2 syllables in 30 sentences
 *
 * The length of a word is counted in akshars, a conjunct as one, which are also its syllables.
 */
export function hindiDifficulty(texts: readonly string[]): {
  difficulty: number
  words: number
  hardest: string[]
} {
  const sentences = texts.flatMap(sentencesOf)
  const words = sentences.flat()
  if (words.length === 0) return { difficulty: 0, words: 0, hardest: [] }
  const lengths = words.map(aksharsOf)
  const long = lengths.filter((length) => length > SHORT_SYLLABLES).length
  const difficulty =
    -2.34 +
    (2.14 * lengths.reduce((sum, length) => sum + length, 0)) / words.length +
    (0.01 * long * SAMPLE_SENTENCES) / sentences.length
  const hardest = [...new Set(words)]
    .filter((word) => !KNOWN_WORDS.has(word))
    .toSorted((a, b) => aksharsOf(b) - aksharsOf(a))
    .slice(0, 5)
  return { difficulty, words: words.length, hardest }
}

/**
 * The words of each part of a text that is read in one breath: a colon or semicolon ends one too. What stands in brackets
 * is another word for the one before it, or the number of another country, and is left out.
 */
function sentencesOf(text: string): string[][] {
  let bare = text
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, ' ')
  return bare
    .split(/[।?!;:]|\.\s/)
    .map((part) => part.match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? [])
    .filter(({ length }) => length > 0)
}

/** Letters with what is written on them: a consonant without its vowel belongs to the next one. */
function aksharsOf(word: string): number {
  const akshars = word.match(/[\u0904-\u0939\u0958-\u0961](?!\u093C?\u094D)/g)?.length ?? 1
  return KNOWN_WORDS.has(word) ? Math.min(KNOWN_AKSHARS, akshars) : akshars
}
