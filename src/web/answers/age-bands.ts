import type { Range } from '#engine'

export type AgeBandKey =
  | '0_4'
  | '5_11'
  | '12_17'
  | '18_24'
  | '25_34'
  | '35_44'
  | '45_54'
  | '55_64'
  | '65_74'
  | '75_120'

export interface AgeBand {
  key: AgeBandKey
  label: string
  /** Whole years, inclusive at both ends. */
  range: Range
}

export const AGE_BANDS: readonly AgeBand[] = [
  { key: '0_4', label: 'Under 5', range: { min: 0, max: 4 } },
  { key: '5_11', label: '5 to 11', range: { min: 5, max: 11 } },
  { key: '12_17', label: '12 to 17', range: { min: 12, max: 17 } },
  { key: '18_24', label: '18 to 24', range: { min: 18, max: 24 } },
  { key: '25_34', label: '25 to 34', range: { min: 25, max: 34 } },
  { key: '35_44', label: '35 to 44', range: { min: 35, max: 44 } },
  { key: '45_54', label: '45 to 54', range: { min: 45, max: 54 } },
  { key: '55_64', label: '55 to 64', range: { min: 55, max: 64 } },
  { key: '65_74', label: '65 to 74', range: { min: 65, max: 74 } },
  { key: '75_120', label: '75 and over', range: { min: 75, max: 120 } },
]

/** The band with this key; undefined for anything else. */
export function ageBandOf(key: unknown): AgeBand | undefined {
  return AGE_BANDS.find((band) => band.key === key)
}
