import type { NumberSaid } from './measured.ts'
import { durationOf } from './numbers.ts'
import type { SpokenClause } from './spoken-clauses.ts'
import type { LanguageWords } from './language-words.ts'

/** As far as a unit stands from its number, and "since" from its unit. */
const REACH = 2

interface CountWords extends Omit<
  LanguageWords['counts'],
  'numbers' | 'units' | 'since' | 'again' | 'otherTimes' | 'fever'
> {
  numbers: ReadonlyMap<string, number>
  units: ReadonlyMap<string, number>
  since: ReadonlySet<string>
  again: ReadonlySet<string>
  otherTimes: ReadonlySet<string>
  fever: ReadonlySet<string>
}

export function countWordsOf(
  { numbers, units, since, again, otherTimes, fever, outOf }: LanguageWords['counts'],
  keyOf: (word: string) => string,
): CountWords {
  const keyed = (words: Readonly<Record<string, number>>) =>
    new Map(Object.entries(words).map(([word, value]) => [keyOf(word), value]))
  const set = (words: readonly string[]) => new Set(words.map(keyOf))
  return {
    numbers: keyed(numbers),
    units: keyed(units),
    since: set(since),
    again: set(again),
    otherTimes: set(otherTimes),
    fever: set(fever),
    outOf,
  }
}

/** Times, temperatures, strengths and blood pressures that a text tells. */
export function countsIn(text: string, clauses: readonly SpokenClause[], words: CountWords): NumberSaid[] {
  return [...clauses.flatMap((clause) => countsOf(clause, words)), ...strengthsIn(text, words.outOf)]
}

function countsOf({ said }: SpokenClause, words: CountWords): NumberSaid[] {
  if (said.some(({ isOfOthers }) => isOfOthers)) return []
  return said.flatMap(({ key, start, end }, index): NumberSaid[] => {
    const [upper, lower] = key.split('/').map(Number)
    if (lower !== undefined && (upper! >= 180 || (upper! > 110 && lower >= 120)))
      return [{ finding: 'pressure_very_high', holds: true, quote: [start, end] }]
    const value = words.numbers.get(key) ?? Number(key)
    if (!Number.isFinite(value)) return []
    const near = (from: number, isIt: (key: string) => boolean) =>
      said.findIndex((word, at) => at > from && at <= from + REACH && isIt(word.key))
    const unit = near(index, (each) => words.units.has(each))
    if (unit < 0)
      return temperatureOf(
        value,
        said.some((word) => words.fever.has(word.key)),
        [start, end],
      )
    const since = near(unit, (each) => words.since.has(each))
    if (since < 0 || said.slice(0, index).some((word) => words.again.has(word.key))) return []
    if (said.some((word) => words.otherTimes.has(word.key))) return []
    const days = value * words.units.get(said[unit]!.key)!
    return [{ finding: durationOf(days), holds: true, quote: [start, said[since]!.end] }]
  })
}

/** From 38 °C a fever; below 37.5 none. */
function temperatureOf(value: number, isNamed: boolean, quote: [number, number]): NumberSaid[] {
  if (!isNamed || !((value >= 35 && value <= 42) || (value >= 95 && value <= 108))) return []
  const celsius = value > 90 ? ((value - 32) * 5) / 9 : value
  if (celsius >= 37.5 && celsius < 37.95) return []
  return [{ finding: 'fever', holds: celsius >= 37.95, quote }]
}

/** "8/10" and what the language says instead: from 7 severe, up to 3 mild (doi 10.1016/j.pain.2010.04.018). */
function strengthsIn(text: string, outOf: string): NumberSaid[] {
  return [...text.matchAll(new RegExp(String.raw`(?<![\d/])(\d{1,2})\s*/\s*10\b|${outOf}`, 'giu'))].map(
    (match) => {
      const value = Number(match.slice(1).find((group) => group !== undefined))
      const finding = value >= 7 ? 'strength_severe' : value >= 4 ? 'strength_moderate' : 'strength_mild'
      return { finding, holds: true, quote: [match.index, match.index + match[0].length] }
    },
  )
}
