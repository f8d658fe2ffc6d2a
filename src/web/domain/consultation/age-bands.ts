import { AGE_BANDS as ENGINE_AGE_BANDS, type Range } from '#engine'

/** What the engine's age bands are called. */
const ageMessages = {
  '0_4': 'Under 5',
  '5_11': '5 to 11',
  '12_17': '12 to 17',
  '18_24': '18 to 24',
  '25_34': '25 to 34',
  '35_44': '35 to 44',
  '45_54': '45 to 54',
  '55_64': '55 to 64',
  '65_74': '65 to 74',
  '75_120': '75 and over',
}

export type AgeBandKey = keyof typeof ageMessages

export interface AgeBand {
  key: AgeBandKey
  label: string
  /** Whole years, inclusive at both ends. */
  range: Range
}

/** The engine's bands, in its order, with their names. */
export const AGE_BANDS: readonly AgeBand[] = ENGINE_AGE_BANDS.flatMap(({ key, range }) =>
  isAgeBandKey(key) ? [{ key, label: ageMessages[key], range }] : [],
)

/** The band with this key; undefined for anything else. */
export function ageBandNamed(key: unknown): AgeBand | undefined {
  return AGE_BANDS.find((band) => band.key === key)
}

function isAgeBandKey(key: string): key is AgeBandKey {
  return Object.hasOwn(ageMessages, key)
}
