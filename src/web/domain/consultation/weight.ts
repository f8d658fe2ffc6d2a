export type WeightUnit = 'kg' | 'lb'

/** Avoirdupois pound in kilograms, exact by definition (international yard and pound agreement, 1959). */
const KG_PER_LB = 0.45359237

/** Lightest and heaviest body weight accepted, in kilograms. */
export const WEIGHT_LIMITS_KG = { min: 1, max: 400 } as const

export type ReadWeight =
  | { kind: 'weight'; weightKg: number }
  | { kind: 'skipped' }
  | { kind: 'wrong'; because: 'not_a_number' | 'out_of_range' }

/** Reads a typed weight; kilograms to one decimal. An empty text means that the person skipped it. */
export function readWeight(text: string, unit: WeightUnit): ReadWeight {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return { kind: 'skipped' }
  if (!/^\d+(\.\d+)?$/.test(typed)) return { kind: 'wrong', because: 'not_a_number' }
  const exact = unit === 'lb' ? Number(typed) * KG_PER_LB : Number(typed)
  const weightKg = Math.round(exact * 10) / 10
  if (!isWeightKg(weightKg)) return { kind: 'wrong', because: 'out_of_range' }
  return { kind: 'weight', weightKg }
}

/** A weight in kilograms as the person would type it; pounds without decimals. */
export function weightText(weightKg: number, unit: WeightUnit): string {
  return String(unit === 'lb' ? Math.round(weightKg / KG_PER_LB) : weightKg)
}

export function isWeightKg(value: unknown): value is number {
  return typeof value === 'number' && value >= WEIGHT_LIMITS_KG.min && value <= WEIGHT_LIMITS_KG.max
}
