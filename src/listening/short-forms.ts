/** What is typed on a phone for a word that says how others are meant. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  bcoz: 'because',
  becoz: 'because',
  bcos: 'because',
  bcz: 'because',
  coz: 'because',
  cos: 'because',
  cuz: 'because',
  n: 'and',
  nd: 'and',
  nite: 'night',
  nites: 'nights',
  thru: 'through',
  u: 'you',
  ur: 'your',
  wen: 'when',
  whn: 'when',
  wenever: 'whenever',
  wiv: 'with',
  yrs: 'years',
  tho: 'though',
  alot: 'lot',
}

/** A word in small letters as it is written out. */
export function writtenOut(word: string): string {
  return Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word]! : word
}
