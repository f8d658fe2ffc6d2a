import type { Range } from './knowledge.ts'

/** The age bands a person chooses from, in whole years, inclusive. */
export const AGE_BANDS: readonly { key: string; range: Range }[] = [
  { key: '0_4', range: { min: 0, max: 4 } },
  { key: '5_11', range: { min: 5, max: 11 } },
  { key: '12_17', range: { min: 12, max: 17 } },
  { key: '18_24', range: { min: 18, max: 24 } },
  { key: '25_34', range: { min: 25, max: 34 } },
  { key: '35_44', range: { min: 35, max: 44 } },
  { key: '45_54', range: { min: 45, max: 54 } },
  { key: '55_64', range: { min: 55, max: 64 } },
  { key: '65_74', range: { min: 65, max: 74 } },
  { key: '75_120', range: { min: 75, max: 120 } },
]

/** The band an age in years falls into. Throws RangeError outside 0 to 120. */
export function ageBandOf(years: number): { key: string; range: Range } {
  const band = AGE_BANDS.find(({ range }) => years >= range.min && years < range.max + 1)
  if (!band) throw new RangeError(`${years} is not an age from 0 to 120`)
  return band
}
