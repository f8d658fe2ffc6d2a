import type { Key, Range } from '#engine'

/** How much commoner than at large a fact about somebody's life is: under 18, from 18, from 45, from 65. */
type ByAge = readonly [number, number, number, number]

/**
 * Illnesses, medicines and events that come with the years. A background is a share of all ages together; drawn alike for all, one toddler
 * in thirty had had cancer and one in ten diabetes. Diabetes: 0.2 % under 20 (CDC, National Diabetes Fact Sheet 2007), 2, 9 and 17 %
 * later (US National Health Interview Survey 2003). High blood pressure: 5 % at 18, 57 % at 70 (Gallup-Healthways 2009-2010). Cancer:
 * under 2 % of the new ones come before 25, 9 % from 25 to 49, 54 % from 50 to 74 (Cancer Research UK 2017-2019). Weak defences: highest at 60
 * to 69, in every age group (NHIS 2021, doi:10.1001/jama.2023.28019). The other shapes are judgement after these.
 */
const TIMES: Readonly<Record<Key, ByAge>> = {
  diabetes: [0.02, 0.2, 0.9, 1.7],
  high_blood_pressure: [0.05, 0.5, 1.5, 2.2],
  history_cancer: [0.05, 0.25, 1.5, 4],
  cancer_treatment_lately: [0.1, 0.25, 1.5, 4],
  weak_immunity: [0.3, 0.8, 1.3, 1.5],
  steroid_tablets: [0.3, 0.8, 1.2, 2],
  blood_thinners: [0.02, 0.2, 1, 4],
  thin_bones: [0.02, 0.1, 1, 4],
  heart_disease: [0.1, 0.2, 1, 3],
  irregular_heartbeat: [0.02, 0.2, 1, 4],
  previous_clot: [0.02, 0.4, 1.2, 3],
  long_immobility: [0.3, 1, 1, 1.5],
  recent_operation: [0.5, 0.8, 1, 2],
  stomach_harming_pills: [0.05, 0.7, 1.3, 1.7],
  gallstones_known: [0.02, 0.6, 1.3, 2],
  diverticula_known: [0.02, 0.2, 1.3, 3],
  kidney_stones_before: [0.05, 0.8, 1.5, 1.5],
  liver_disease: [0.1, 0.7, 1.5, 1.5],
  on_dialysis: [0.05, 0.3, 1.3, 3],
}

const FROM_AGE = [0, 18, 45, 65] as const

/** How many times its share at large somebody of an age has a fact; 1 for what does not come with the years. */
export function timesAtAge(finding: Key, { min }: Range): number {
  const times = TIMES[finding]
  return times?.[FROM_AGE.findLastIndex((age) => age <= min)] ?? 1
}

/**
 * Questions about what somebody has, has had or takes, and about signs that strike whoever has them, wherever they are asked: who is asked
 * them is as seldom unsure as at the danger signs of the place.
 */
export const ASKS_WHAT_IS_KNOWN: ReadonlySet<Key> = new Set([
  'airway_signs',
  'back_nerve_signs',
  'bite',
  'burn_signs',
  'eye_danger_signs',
  'general_signs',
  'head_danger_signs',
  'head_injury_signs',
  'known_illness',
  'leg_history',
  'belly_history',
  'medical_history',
  'pregnancy',
  'pregnancy_stage',
  'recent_events',
  'recent_injury',
  'small_child_alarm',
  'spine_illness',
  'spleen_risks',
])
