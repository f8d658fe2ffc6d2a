/** Forms that no ending gives away. */
export const IRREGULAR: Readonly<Record<string, string>> = {
  ached: 'ache',
  began: 'begin',
  begun: 'begin',
  // A bit of something far more often than what has bitten; that has a phrase of its own.
  bit: 'morsel',
  bits: 'morsel',
  hives: 'hives',
  bitten: 'bite',
  breathing: 'breath',
  breathe: 'breath',
  broke: 'break',
  broken: 'break',
  calves: 'calf',
  came: 'come',
  coming: 'come',
  dying: 'die',
  drank: 'drink',
  drove: 'drive',
  evening: 'evening',
  evenings: 'evening',
  feet: 'foot',
  fell: 'fall',
  fallen: 'fall',
  felt: 'feel',
  flew: 'fly',
  gave: 'give',
  goes: 'go',
  going: 'go',
  gone: 'go',
  went: 'go',
  grew: 'grow',
  knives: 'knife',
  knelt: 'kneel',
  lain: 'lie',
  lying: 'lie',
  laying: 'lie',
  left: 'left',
  leggings: 'trouser',
  lost: 'lose',
  men: 'man',
  ran: 'run',
  rang: 'ring',
  rose: 'rise',
  sat: 'sit',
  slept: 'sleep',
  sores: 'ulcer',
  slid: 'slide',
  stood: 'stand',
  stuck: 'stuck',
  stung: 'sting',
  swam: 'swim',
  swelled: 'swell',
  swollen: 'swell',
  swung: 'swing',
  teeth: 'tooth',
  threw: 'throw',
  thrown: 'throw',
  tore: 'tear',
  torn: 'tear',
  took: 'take',
  taken: 'take',
  woke: 'wake',
  woken: 'wake',
}

/**
 * The part of an English word that its forms share: a light stemmer that drops endings of number, tense and manner, so
 * that "wakes" and "waking" meet, and no more. After the first step of Porter (1980), doi 10.1108/eb046814.
 */
export function stem(word: string): string {
  const base = word.replace(/'s?$/, '')
  const known = Object.hasOwn(IRREGULAR, base) ? IRREGULAR[base]! : base
  return withoutE(withoutEnding(known))
}

function withoutEnding(word: string): string {
  const { length } = word
  if (length < 4) return word
  if (length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}i`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return withoutEnding(word.slice(0, -2))
  if (/[^su]s$/.test(word) && !word.endsWith('is')) return withoutEnding(word.slice(0, -1))
  if (length > 6 && word.endsWith('ness')) return withoutEnding(word.slice(0, -4))
  if (length > 5 && word.endsWith('ing')) return undoubled(word, word.slice(0, -3))
  if (length > 4 && word.endsWith('ed') && !word.endsWith('eed')) return undoubled(word, word.slice(0, -2))
  if (length > 5 && word.endsWith('ly')) return withoutEnding(word.slice(0, -2))
  if (length > 4 && /[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}i`
  return word
}

/** "Stopped" is "stop", and "pulled" is "pull". A word without a vowel before its ending has none: "string". */
function undoubled(word: string, base: string): string {
  if (!/[aeiouy]/.test(base)) return word
  const isDoubled = base.at(-1) === base.at(-2) && !/[aeiou]$/.test(base)
  const keepsBoth = /[lsz]$/.test(base) && base.length < 6
  return isDoubled && !keepsBoth ? base.slice(0, -1) : base
}

function withoutE(word: string): string {
  return word.length > 3 && /[^aeo]e$/.test(word) ? word.slice(0, -1) : word
}
