import { phrasesOf, wordsOf, type FindingHere, type Lexicon, type Mention } from '#listening'

/** BM25's usual saturation and length correction (Robertson and Zaragoza 2009, doi 10.1561/1500000019). */
const K1 = 1.2
const B = 0.75

/**
 * For comparison: understands a text by ranking the findings of a place, each as a document of all its phrases, with BM25, and
 * shows those whose share of the best possible score of the sentence reaches `least`.
 */
export function createRanker(lexicon: Lexicon, here: readonly FindingHere[]) {
  const read = wordsOf(lexicon)
  const documents = here.map(({ key }) =>
    phrasesOf(lexicon.phrases[key] ?? '')
      .filter(({ holds }) => holds)
      .flatMap(({ words }) => words.flat()),
  )
  const averageLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length
  const counts = documents.map((words) => {
    const count = new Map<string, number>()
    for (const word of words) count.set(word, (count.get(word) ?? 0) + 1)
    return count
  })
  const weightOf = (word: string) => {
    const holding = counts.filter((count) => count.has(word)).length
    return Math.log(1 + (counts.length - holding + 0.5) / (holding + 0.5))
  }
  return (text: string, least: number): Pick<Mention, 'finding' | 'holds'>[] =>
    text.split(/[.!?;,]| but | and /).flatMap((sentence) => {
      const words = read(sentence)
      const scores = counts.map((count, at) => {
        const length = documents[at]!.length
        return words.reduce((sum, choices) => {
          const best = choices.map((word) => {
            const found = count.get(word) ?? 0
            return (weightOf(word) * found * (K1 + 1)) / (found + K1 * (1 - B + (B * length) / averageLength))
          })
          return sum + Math.max(0, ...best)
        }, 0)
      })
      const possible = words.reduce(
        (sum, choices) => sum + (K1 + 1) * Math.max(0, ...choices.map(weightOf)),
        0,
      )
      const top = Math.max(...scores)
      return here.flatMap(({ key }, at) =>
        possible > 0 && scores[at] === top && top / possible >= least
          ? [{ finding: key, holds: !/\b(?:no|not|never|without)\b|n't\b/i.test(sentence) }]
          : [],
      )
    })
}
