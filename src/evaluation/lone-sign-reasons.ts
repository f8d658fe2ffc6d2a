import type { Key } from '#engine'

/** Why somebody who has one of these findings and nothing else may wait for days. */
interface Reason {
  findings: readonly Key[]
  /** At these places only. */
  at?: readonly Key[]
  because: string
}

/** Judgement, where the rules that name these findings cite no source that says more. */
export const LONE_SIGN_REASONS: readonly Reason[] = [
  {
    findings: ['cramp_deep_short'],
    at: ['back_passage'],
    because:
      'A cramp deep in the back passage is harmless; in pregnancy, where it is very strong, it is for today.',
  },
  {
    findings: [
      'history_cancer',
      'weak_immunity',
      'pregnant_or_recent_birth',
      'blood_thinners',
      'diabetes',
      'heart_disease',
      'high_blood_pressure',
      'steroid_tablets',
      'thin_bones',
      'tuberculosis_contact',
      'over_20_weeks',
      'birth_lately',
      'before_week_37',
      'caesarean_before',
      'coil_inside',
    ],
    because: 'What somebody has or takes is no sign: it makes the signs beside it count for more.',
  },
  {
    findings: ['night_sweats', 'weight_loss', 'unusual_tiredness', 'pain_never_eases'],
    because: 'They last for weeks or months; a doctor looks within days, sooner with another sign.',
  },
  {
    findings: [
      'feet_numb_long',
      'weak_urine_stream',
      'shoulder_hip_stiff',
      'never_a_period',
      'deep_night_ear_pain',
    ],
    because: 'It has come on over weeks to years; with diabetes, age or a sign beside it, it is for today.',
  },
  {
    findings: ['fever'],
    at: [
      'all_over',
      'ear',
      'face_sinus',
      'forehead_temple',
      'head',
      'jaw_tooth',
      'mouth_throat',
      'neck',
      'neck_front',
    ],
    because: 'With pain there a fever mostly is a cold, the flu or a sore throat.',
  },
  {
    findings: ['pill_with_little_water'],
    at: ['upper_belly', 'upper_right_belly', 'upper_left_belly'],
    because: 'It is how a tablet burns the gullet; where drinks hardly go down after it, that is for today.',
  },
  {
    findings: ['baby_3_to_6_months'],
    at: ['jaw_tooth', 'mouth_throat'],
    because: 'There the age is asked after blisters of the mouth too; with a fever it is for today.',
  },
  {
    findings: ['neck_too_stiff', 'neck_stuck_tilted'],
    at: ['neck'],
    because: 'A stiff or stuck neck alone is what neck pain is like.',
  },
  {
    findings: ['throat_infection_weeks', 'throat_operation_weeks'],
    at: ['neck'],
    because: 'The joint of the neck slips after these in children, for whom they are for today.',
  },
  {
    findings: ['mouth_opens_badly'],
    at: ['jaw_tooth'],
    because: 'A jaw that opens badly mostly has a sore joint; with a fever or a swelling it is for today.',
  },
  {
    findings: ['nausea_with_pain'],
    at: ['jaw_tooth', 'neck_front'],
    because:
      'A sore tooth or throat makes many feel sick; sudden pain, or pain on effort, with it is an emergency.',
  },
  {
    findings: ['nausea_with_pain'],
    because: 'Many pains make sick; with a cold sweat, short breath or pressing pain it counts as the heart.',
  },
  {
    findings: ['light_headed', 'palpitations'],
    at: ['shoulder', 'upper_arm', 'upper_belly', 'upper_left_belly'],
    because:
      'In arm or belly pain itself mostly brings them; nearly fainting at the belly, and a cold sweat or short breath with them, are asked too and count at once.',
  },
  {
    findings: ['breathless_with_pain'],
    at: ['chest', 'breast'],
    because:
      'The one timing left here is stabs of seconds; with pain that stays, or comes on breathing, it is for today.',
  },
  {
    findings: ['timing_now_today', 'timing_days_steady', 'timing_spell_12h', 'timing_spell_72h'],
    at: ['chest', 'breast', 'chest_side'],
    because: 'When it hurts is no sign: it says how fast the signs of the heart beside it have to be seen.',
  },
  {
    findings: ['spread_between_blades', 'spread_right_blade', 'spread_shoulder_ridge', 'spread_belly_legs'],
    at: ['chest', 'breast'],
    because:
      'Gullet, gallbladder and muscles spread there; a torn artery starts very strong, which is an emergency by itself.',
  },
  {
    findings: ['pain_behind_breast'],
    at: ['breast'],
    because:
      'It says where the pain is; how it began, where it spreads and what came with it are asked next.',
  },
  {
    findings: ['fatty_meal_spells'],
    at: ['upper_belly', 'upper_right_belly', 'upper_left_belly'],
    because: 'Attacks of gallstones that pass are seen within weeks; one that stays, or a fever, is for now.',
  },
  {
    findings: ['pain_no_movement_link'],
    because:
      'It only shows that the pain may come from elsewhere; the signs of the heart are asked beside it.',
  },
  {
    findings: ['breath_not_arm', 'belly_hurts_too', 'belly_blow'],
    at: ['upper_arm', 'elbow', 'forearm'],
    because:
      'Lung and belly are felt at the shoulder, where each of them is for today, not further down the arm; after a fall the belly counts there too.',
  },
  {
    findings: ['finger_no_bend', 'finger_tip_droops', 'nail_fold_red'],
    at: ['hand_fingers'],
    because: 'What makes them a matter of hours (an injury, heat, a finger held bent) is asked with them.',
  },
  {
    findings: ['contractions_pass'],
    because: 'Uneven tightenings that pass are practice; only those that grow are for today.',
  },
  {
    findings: ['stomach_harming_pills'],
    at: ['upper_belly', 'upper_right_belly', 'upper_left_belly'],
    because:
      'Painkillers are taken by many; black stool, blood and sudden pain, which make them a danger, are asked with them.',
  },
  {
    findings: ['sting_insect'],
    because: 'A sting is harmless but for the signs that are asked after it.',
  },
  {
    findings: ['open_sore_foot'],
    at: ['ankle', 'heel', 'foot_toes'],
    because: 'Diabetes, numb feet, pus and fever are what make a sore dangerous; they are asked with it.',
  },
  {
    findings: ['cleft_lump_sore', 'cleft_pus', 'boil_buttock'],
    at: ['tailbone', 'buttock'],
    because: 'A boil is opened within days; with a fever or feeling very ill it is for today.',
  },
  {
    findings: ['pus_back_passage'],
    at: ['back_passage'],
    because:
      'Pus that runs off by itself is seen within days; a hot swelling, fever or growing pain is for today.',
  },
  {
    findings: ['bulge_goes_back'],
    at: ['groin'],
    because: 'A bulge that goes back is not trapped; one that does not is an emergency.',
  },
  {
    findings: ['blow_to_testicle'],
    at: ['genitals'],
    because: 'A blow that left no sore, swollen or high testicle has passed.',
  },
  {
    findings: ['draws_legs_up_spells'],
    because: 'It is asked up to six; gut slides into gut in the first years, in which it is for today.',
  },
  {
    findings: ['birth_tear_sore'],
    at: ['lower_belly_bladder', 'pelvis'],
    because: 'A birth wound is sore for weeks; one that gets worse is for today.',
  },
  {
    findings: ['pregnancy_ended_lately'],
    at: ['lower_belly_bladder', 'pelvis'],
    because:
      'Cramps are expected; bleeding, growing pain, fever or a discharge with them is for today or now.',
  },
]

/** Whether one of them says why a sign may wait at a place. */
export function isExplained(
  { findings, at }: Reason,
  { finding, place }: { finding: Key; place: Key },
): boolean {
  return findings.includes(finding) && (at?.includes(place) ?? true)
}
