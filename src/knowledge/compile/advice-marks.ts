import { sentencesOf, type AdviceTopic, type SentenceMark } from '../bundle/advice.ts'

/** How the English of content/ says what a sentence is about. */
const TOPICS: readonly (readonly [topic: AdviceTopic, says: RegExp])[] = [
  ['way', /^(?:Go|Take the child|Call 112)\b/],
  ['food', /\b(?:eat|drink)\b/i],
  ['driving', /\bdrive\b/i],
  ['drives_self', /\bdrive yourself\b/],
  ['alone', /^Do not stay alone\.$/],
  [
    'stays_true',
    /^(?:Ask|Say|Tell|Have (?:an?|your)|Do not?|No|Put no|Take (?:no|off|all)|Let nobody|Keep)\b/,
  ],
]

/** "Call 112 now (108 for an ambulance in India …).", or "Call an ambulance: 112 or 108 in India …." */
const NUMBERS = / \([^)]*\b108\b[^)]*\)|: 112 or 108\b[^.]*/g

/** What pages go by of the sentences of an advice; undefined where it is nothing. */
export function marksOf(advice: string): SentenceMark[] | undefined {
  const marks = sentencesOf(advice).flatMap((sentence, at) => markOf(sentence, at) ?? [])
  return marks.length === 0 ? undefined : marks
}

function markOf(sentence: string, at: number): SentenceMark | undefined {
  const about = TOPICS.filter(([, says]) => says.test(sentence)).map(([topic]) => topic)
  const short = sentence.replaceAll(NUMBERS, '')
  if (about.length === 0 && short === sentence) return undefined
  return {
    at,
    ...(about.length > 0 && { about }),
    ...(short !== sentence && { short }),
  }
}
