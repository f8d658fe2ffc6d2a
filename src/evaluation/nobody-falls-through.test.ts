import { expect, test } from 'vitest'
import {
  ageBandOf,
  createModel,
  type Key,
  type Model,
  type Sex,
  type Step,
  type StepAnswer,
  type TriageLevel,
} from '#engine'
import { play, type Played } from './play.ts'
import { readBundles } from './read-bundles.ts'

/**
 * People who were once told to stay at home or to wait, wherever such a person would point, and some who were sent to
 * hospital for nothing. Played as the site plays them: with every other answer "none", and with every other answer "not
 * sure". One flat table, hence longer than a module should be.
 */
interface Case {
  who: string
  at: readonly Key[]
  sex?: Sex
  age: number
  /** What they say when asked. */
  says: readonly Key[]
  /** The level they must reach, also when they are not sure about everything else. */
  least?: TriageLevel
  /** The level they must not exceed. */
  most?: TriageLevel
  /** What of it suffices for `leastAlone`. */
  alone?: readonly Key[]
  leastAlone?: TriageLevel
}

const SEVERITY: readonly TriageLevel[] = ['self_care', 'routine', 'urgent', 'emergency']

const BELLY = [
  'upper_belly',
  'upper_right_belly',
  'upper_left_belly',
  'navel',
  'lower_right_belly',
  'lower_left_belly',
  'lower_belly_bladder',
  'flank',
  'pelvis',
]
const ARM = ['shoulder', 'upper_arm', 'elbow', 'forearm', 'wrist', 'hand_fingers']
const TRUNK = ['chest', 'chest_side', 'upper_back', 'shoulder_blade']
const URINE = [
  'lower_belly_bladder',
  'lower_right_belly',
  'lower_left_belly',
  'pelvis',
  'genitals',
  'groin',
  'flank',
  'low_back',
]

const bundles = readBundles()
const everywhere = bundles.map(({ location }) => location.key)
const models = new Map(bundles.map((bundle) => [bundle.location.key, createModel(bundle)]))

const CASES: Case[] = [
  // Small children. NICE NG143, WHO's danger signs (IMNCI).
  {
    who: 'a baby under 3 months with fever',
    at: everywhere,
    age: 0,
    says: ['fever', 'baby_under_3_months'],
    least: 'emergency',
  },
  {
    who: 'a baby of 4 months with fever',
    at: everywhere,
    age: 0,
    says: ['fever', 'baby_3_to_6_months'],
    least: 'urgent',
  },
  ...[
    'child_hard_to_wake',
    'child_floppy',
    'child_breathes_hard',
    'child_blue_grey',
    'child_will_not_drink',
    'child_fit',
  ].map((sign): Case => ({
    who: `a toddler: ${sign}`,
    at: everywhere,
    age: 2,
    says: [sign],
    least: 'emergency',
  })),
  {
    who: 'a toddler that hardly drinks',
    at: everywhere,
    age: 2,
    says: ['child_drinks_half'],
    least: 'urgent',
  },
  {
    who: 'a toddler, feverish but well, with blisters in the mouth',
    at: ['mouth_throat'],
    age: 2,
    says: ['fever', 'child_over_6_months', 'lip_blisters', 'duration_days'],
    most: 'routine',
  },

  // Muscle that breaks down.
  {
    who: 'muscles swollen tight that hardly work, days after hard effort',
    at: ['thigh', 'calf', 'shin', 'hip', 'buttock', 'shoulder', 'upper_arm', 'forearm'],
    age: 22,
    says: ['injury_overuse', 'unused_exertion', 'duration_days', 'muscle_swollen_useless', 'both_sides_hurt'],
    least: 'urgent',
    alone: ['injury_overuse', 'muscle_swollen_useless'],
  },
  {
    who: 'the same with dark urine',
    at: ['thigh', 'calf', 'shin', 'hip', 'buttock', 'shoulder', 'upper_arm', 'forearm'],
    age: 22,
    says: ['injury_overuse', 'duration_days', 'urine_like_cola'],
    least: 'emergency',
  },
  {
    who: 'muscles swollen tight on a statin',
    at: ['thigh', 'calf', 'upper_arm'],
    sex: 'female',
    age: 66,
    says: ['statin_or_new_medicine', 'muscle_swollen_useless', 'duration_weeks', 'injury_none'],
    least: 'urgent',
    alone: ['statin_or_new_medicine', 'muscle_swollen_useless'],
  },

  // Broken bones that still carry.
  ...[2, 30, 75].map((age): Case => ({
    who: `a sharply sore shin bone after a blow, at ${age}`,
    at: ['shin', 'calf'],
    age,
    says: ['injury_minor', 'duration_under_day', 'shin_bone_sore_spot', 'strength_severe'],
    least: 'urgent',
    alone: ['injury_minor', 'shin_bone_sore_spot'],
  })),
  ...[2, 30, 75].map((age): Case => ({
    who: `a sharply sore thigh bone after a blow, at ${age}`,
    at: ['thigh', 'hip', 'groin', 'buttock'],
    age,
    says: ['injury_minor', 'duration_under_day', 'tender_leg_bone', 'strength_severe'],
    least: 'urgent',
    alone: ['injury_minor', 'tender_leg_bone'],
  })),
  ...[6, 30, 75].map((age): Case => ({
    who: `a sharply sore foot bone after a blow, at ${age}`,
    at: ['ankle', 'heel', 'foot_toes'],
    age,
    says: ['injury_minor', 'duration_under_day', 'tender_foot_bone', 'strength_severe'],
    least: 'urgent',
    alone: ['injury_minor', 'tender_foot_bone'],
  })),
  ...[2, 30, 75].map((age): Case => ({
    who: `a sharply sore arm bone after a blow, at ${age}`,
    at: ARM,
    age,
    says: ['injury_minor', 'duration_under_day', 'arm_bone_tender', 'strength_severe'],
    least: 'urgent',
    alone: ['injury_minor', 'arm_bone_tender'],
  })),
  {
    who: 'strong pain after a small fall at 75',
    at: ['shin', 'calf', 'hip', 'groin', 'buttock', 'ankle', 'heel', 'foot_toes', 'knee'],
    age: 75,
    says: ['injury_minor', 'duration_under_day', 'strength_severe'],
    least: 'urgent',
  },
  {
    who: 'a shin that was knocked and is not sharply sore',
    at: ['shin'],
    age: 30,
    says: [
      'injury_minor',
      'duration_days',
      'muscle_bruise',
      'muscle_direct_hit',
      'shin_skin',
      'course_better',
    ],
    most: 'self_care',
  },

  // Chest pain now with a racing heart, near-fainting and short breath.
  ...[20, 30, 40].map((age): Case => ({
    who: `chest pain now, racing heart, near-fainting and short breath, at ${age}`,
    at: TRUNK,
    age,
    says: ['timing_now_today', 'duration_under_day', 'light_headed', 'palpitations', 'breathless_with_pain'],
    least: 'emergency',
    alone: ['light_headed'],
    leastAlone: 'urgent',
  })),

  // The neck of children, and a neck that is stuck.
  ...[1, 3, 8].flatMap((age) =>
    ['child_head_tilted', 'child_cannot_look_up', 'child_cannot_turn_head'].map((sign): Case => ({
      who: `a feverish child of ${age}: ${sign}`,
      at: ['neck', 'neck_front', 'mouth_throat', 'jaw_tooth', 'ear'],
      age,
      says: ['fever', 'child_over_6_months', sign],
      least: 'emergency',
    })),
  ),
  {
    who: 'hard breathing or drooling, felt in the neck',
    at: ['neck'],
    age: 3,
    says: ['cannot_swallow_spit'],
    least: 'emergency',
  },
  {
    who: 'a neck stuck hours after a new medicine',
    at: ['neck'],
    age: 25,
    says: ['neck_stuck_tilted', 'new_medicine_this_week', 'duration_under_day', 'injury_none', 'onset_hours'],
    least: 'urgent',
    alone: ['neck_stuck_tilted', 'new_medicine_this_week'],
  },
  {
    who: 'a child with a stuck neck weeks after an infection',
    at: ['neck'],
    age: 7,
    says: ['neck_stuck_tilted', 'throat_infection_weeks', 'duration_weeks', 'injury_none'],
    least: 'urgent',
    alone: ['neck_stuck_tilted', 'throat_infection_weeks'],
  },
  {
    who: 'a neck stuck on waking, without more',
    at: ['neck'],
    age: 30,
    says: [
      'neck_stuck_tilted',
      'woke_stiff_neck',
      'neck_one_way_blocked',
      'neck_one_side',
      'duration_under_day',
      'injury_none',
    ],
    most: 'self_care',
  },

  // The jaw.
  {
    who: 'a mouth stuck open after a yawn',
    at: ['jaw_tooth', 'mouth_throat', 'neck_front'],
    age: 70,
    says: ['jaw_stuck_open', 'jaw_locks', 'duration_under_day', 'onset_sudden', 'injury_none'],
    least: 'urgent',
    alone: ['jaw_stuck_open'],
  },
  {
    who: 'a tooth pulled, fever, a mouth that hardly opens',
    at: ['jaw_tooth', 'mouth_throat'],
    age: 35,
    says: ['tooth_pulled_days', 'fever', 'mouth_opens_badly', 'duration_days'],
    least: 'emergency',
  },
  ...['fever', 'mouth_opens_badly'].map((sign): Case => ({
    who: `a tooth pulled and ${sign}`,
    at: ['jaw_tooth', 'mouth_throat'],
    age: 35,
    says: ['tooth_pulled_days', sign, 'duration_days'],
    least: 'urgent',
  })),
  {
    who: 'severe pain of the jaw alone, at 30',
    at: ['jaw_tooth'],
    age: 30,
    says: ['strength_severe', 'duration_under_day'],
    most: 'routine',
  },

  // A spine that is stiff.
  {
    who: 'ankylosing spondylitis and a small fall',
    at: ['neck', 'upper_back', 'low_back'],
    age: 60,
    says: ['injury_minor', 'stiff_spine_illness', 'duration_under_day', 'strength_moderate'],
    least: 'emergency',
    alone: ['injury_minor', 'stiff_spine_illness'],
  },

  // The main artery.
  {
    who: 'sudden severe pain at 50',
    at: ['low_back', 'flank', ...TRUNK, ...BELLY],
    age: 50,
    says: ['onset_sudden', 'strength_severe', 'duration_under_day', 'injury_none'],
    least: 'urgent',
  },
  {
    who: 'sudden severe back pain at 66 in a smoker',
    at: ['low_back'],
    age: 66,
    says: ['onset_sudden', 'strength_severe', 'duration_under_day', 'injury_none', 'smoker'],
    least: 'emergency',
  },

  {
    who: 'new back pain with a known aneurysm or Marfan syndrome',
    at: ['upper_back', 'shoulder_blade', 'chest'],
    age: 40,
    says: ['aorta_family', 'duration_under_day', 'timing_now_today', 'onset_sudden', 'injury_none'],
    least: 'emergency',
  },

  // Sickle cell disease. BSH.
  ...['fever', 'breathless_with_pain', 'pain_on_breathing'].map((sign): Case => ({
    who: `sickle cell disease and ${sign}`,
    at: TRUNK,
    age: 12,
    says: ['sickle_cell', sign],
    least: 'emergency',
    alone: ['sickle_cell'],
    leastAlone: 'urgent',
  })),

  // Joints of the chest and shoulder that may be infected.
  {
    who: 'fever and a swelling where a rib meets the breastbone',
    at: ['chest'],
    age: 30,
    says: ['fever', 'rib_joint_swelling', 'press_same_pain', 'timing_days_steady'],
    least: 'urgent',
    alone: ['fever', 'rib_joint_swelling'],
  },
  {
    who: 'fever and a shoulder that hardly moves',
    at: ['shoulder'],
    age: 60,
    says: ['fever', 'shoulder_range_stuck', 'duration_days', 'injury_none'],
    least: 'urgent',
    alone: ['fever', 'shoulder_range_stuck'],
  },
  ...['both_legs_new', 'bladder_trouble_new'].map((sign): Case => ({
    who: `pain of the upper trunk after a cancer, and ${sign}`,
    at: ['upper_back', 'shoulder_blade', 'chest_side'],
    age: 60,
    says: ['history_cancer', 'wraps_from_back', 'pain_never_eases', 'duration_weeks', sign],
    least: 'emergency',
  })),
  {
    who: 'a small blow while taking blood thinners',
    at: TRUNK,
    age: 50,
    says: ['injury_minor', 'blood_thinners', 'duration_under_day'],
    least: 'urgent',
  },
  {
    who: 'ribs that hurt after a fall, at 70',
    at: ['chest', 'chest_side'],
    age: 70,
    says: ['injury_minor', 'pain_on_breathing', 'press_same_pain', 'rib_squeeze_hurts', 'timing_days_steady'],
    least: 'urgent',
  },
  {
    who: 'short breath after a fall on the shoulder',
    at: ['shoulder'],
    age: 25,
    says: ['injury_minor', 'fell_on_it', 'arm_bone_tender', 'breathless_with_pain', 'duration_under_day'],
    least: 'emergency',
  },
  {
    who: 'an arm that hurts for weeks after a cancer',
    at: ['upper_arm'],
    sex: 'female',
    age: 60,
    says: ['history_cancer', 'duration_weeks', 'injury_none'],
    least: 'routine',
  },
  {
    who: 'a hard accident, arm still moves',
    at: ['shoulder', 'upper_arm'],
    age: 30,
    says: ['injury_major', 'duration_under_day'],
    least: 'urgent',
  },

  // A foot sore in diabetes. NICE NG19.
  ...['sore_to_bone', 'sore_hurts_resting', 'black_toe', 'fever'].map((sign): Case => ({
    who: `a foot sore in diabetes: ${sign}`,
    at: ['foot_toes', 'heel', 'ankle'],
    age: 60,
    says: ['open_sore_foot', 'diabetes', sign, 'duration_weeks'],
    least: 'emergency',
    alone: ['open_sore_foot', 'diabetes'],
    leastAlone: 'urgent',
  })),

  // The hip of a growing child.
  {
    who: 'weeks of groin or thigh pain at 14',
    at: ['groin', 'thigh', 'hip'],
    age: 14,
    says: ['duration_weeks', 'injury_none', 'onset_gradual'],
    least: 'routine',
    alone: ['duration_weeks'],
  },
  {
    who: 'the same with a limp',
    at: ['groin', 'thigh', 'hip'],
    age: 14,
    says: ['duration_weeks', 'injury_none', 'limp_over_week'],
    least: 'urgent',
    alone: ['limp_over_week'],
  },

  {
    who: 'weeks of knee pain from the hip at 14',
    at: ['knee'],
    age: 14,
    says: ['duration_weeks', 'injury_none', 'onset_gradual', 'site_whole'],
    least: 'routine',
    alone: ['duration_weeks'],
  },
  {
    who: 'the same with a limp, felt in the knee',
    at: ['knee'],
    age: 14,
    says: ['duration_weeks', 'injury_none', 'limp_over_week'],
    least: 'urgent',
    alone: ['injury_none', 'limp_over_week'],
  },

  {
    who: 'a toddler with knee pain for days and no injury',
    at: ['knee'],
    age: 2,
    says: ['duration_days', 'injury_none'],
    least: 'urgent',
  },
  {
    who: 'a child whose knee swelled without an injury',
    at: ['knee'],
    age: 10,
    says: ['duration_days', 'injury_none', 'swelling_day', 'swelling_whole_knee'],
    least: 'urgent',
  },
  {
    who: 'an adult whose whole knee swelled without an injury',
    at: ['knee'],
    age: 40,
    says: ['duration_days', 'injury_none', 'swelling_day', 'swelling_whole_knee'],
    least: 'routine',
  },

  // Joints and bones of the arm that may be infected or broken.
  ...[3, 9, 40].map((age): Case => ({
    who: `fever and pain in the arm or hand, at ${age}`,
    at: ARM,
    age,
    says: ['fever', 'child_over_6_months', 'duration_days', 'injury_none'],
    least: 'urgent',
  })),
  {
    who: 'a toddler with pain in the arm for days and no injury',
    at: ARM,
    age: 2,
    says: ['duration_days', 'injury_none'],
    least: 'routine',
  },
  {
    who: 'a firm lump that grows for weeks, at 16',
    at: ['shoulder', 'elbow'],
    age: 16,
    says: ['growing_lump', 'duration_weeks', 'injury_none'],
    least: 'urgent',
  },
  {
    who: 'a joint of the arm newly too sore to move, with weak defences and no fever',
    at: ['shoulder', 'elbow', 'wrist', 'hand_fingers'],
    age: 55,
    says: ['arm_too_sore_to_move', 'weak_immunity', 'duration_days', 'injury_none'],
    least: 'emergency',
  },
  {
    who: 'a knee too sore to move, with weak defences and no fever',
    at: ['knee'],
    age: 45,
    says: ['knee_too_sore_to_move', 'weak_immunity', 'swelling_day', 'duration_days'],
    least: 'emergency',
    alone: ['knee_too_sore_to_move', 'weak_immunity'],
  },
  {
    who: 'a wound over an arm bone that is sharply sore after a fall',
    at: ARM,
    age: 30,
    says: ['injury_minor', 'arm_deep_wound', 'arm_bone_tender', 'duration_under_day'],
    least: 'emergency',
    alone: ['injury_minor', 'arm_deep_wound', 'arm_bone_tender'],
  },
  {
    who: 'a child whose wrist still hurts days after a fall on the hand',
    at: ['elbow', 'forearm', 'wrist'],
    age: 8,
    says: ['injury_minor', 'fell_on_hand', 'duration_days'],
    least: 'routine',
  },
  {
    who: 'an ankle that became red and hot within a day',
    at: ['ankle', 'heel'],
    age: 50,
    says: ['joint_red_hot', 'onset_hours', 'duration_days', 'injury_none'],
    least: 'urgent',
  },
  // Known illnesses that make a fever or a blow dangerous. NICE CG151, CG143 and NG51; UCLH; Guy's and St Thomas'.
  ...['cancer_treatment_lately', 'no_spleen', 'sickle_cell_known'].map((illness): Case => ({
    who: `fever with ${illness}`,
    at: ['head', 'ear', 'mouth_throat', 'low_back', 'lower_belly_bladder', 'knee', 'all_over'],
    age: 32,
    says: ['fever', 'duration_days', 'injury_none', illness],
    least: 'emergency',
    alone: ['fever', illness],
  })),
  ...['transplanted', 'vein_line', 'leprosy_known'].map((illness): Case => ({
    who: `fever with ${illness}`,
    at: ['head', 'neck', 'flank', 'foot_toes', 'all_over'],
    age: 48,
    says: ['fever', 'duration_days', 'injury_none', illness],
    least: 'urgent',
    alone: ['fever', illness],
  })),
  {
    who: 'haemophilia and a hard blow',
    at: ['head', 'neck', 'flank', 'low_back'],
    sex: 'male',
    age: 19,
    says: ['injury_major', 'duration_under_day', 'bleeding_illness'],
    least: 'emergency',
  },
  {
    who: 'a fused spine that aches as it has for years',
    at: ['low_back'],
    age: 55,
    says: [
      'stiff_spine_illness',
      'spine_bones_fixed',
      'duration_over_3_months',
      'injury_none',
      'onset_gradual',
    ],
    most: 'urgent',
  },
  {
    who: 'a bruised muscle on a blood thinner',
    at: ['thigh', 'calf'],
    age: 72,
    says: ['injury_minor', 'muscle_bruise', 'blood_thinners', 'duration_days'],
    least: 'urgent',
  },

  // The breast, of women and of men. NICE NG12.
  ...(['female', 'male'] as const).flatMap((sex) =>
    ['breast_lump', 'breast_skin_dented', 'nipple_turned_in', 'nipple_blood', 'armpit_lump'].map(
      (change): Case => ({
        who: `${sex}, ${change}`,
        at: ['chest', 'chest_side'],
        sex,
        age: 52,
        says: ['timing_spell_older', 'duration_weeks', 'injury_none', change],
        least: 'routine',
        alone: [change],
      }),
    ),
  ),

  // The bladder. NICE NG109 and NG224.
  {
    who: 'a man of 66 whose urine burns',
    at: URINE,
    age: 66,
    says: ['burning_urine', 'duration_days'],
    least: 'urgent',
  },
  {
    who: 'a man of 30 whose urine burns and who goes very often',
    at: ['lower_belly_bladder', 'pelvis', 'genitals'],
    age: 30,
    says: ['burning_urine', 'urine_very_often', 'duration_days'],
    least: 'urgent',
  },
  {
    who: 'a girl of 4 whose urine burns',
    at: URINE,
    sex: 'female',
    age: 4,
    says: ['burning_urine', 'duration_days'],
    least: 'urgent',
  },
  {
    who: 'a woman with diabetes whose urine burns',
    at: URINE,
    sex: 'female',
    age: 50,
    says: ['burning_urine', 'diabetes', 'duration_days'],
    least: 'urgent',
  },
  {
    who: 'a healthy woman whose urine burns',
    at: ['lower_belly_bladder'],
    sex: 'female',
    age: 30,
    says: ['burning_urine', 'urine_very_often', 'duration_days', 'strength_mild'],
    most: 'routine',
  },

  {
    who: 'a woman whose urine burns and who feels sick',
    at: ['lower_belly_bladder', 'lower_right_belly', 'flank', 'pelvis'],
    sex: 'female',
    age: 30,
    says: ['burning_urine', 'nausea_vomiting', 'duration_days'],
    least: 'urgent',
  },

  // The belly.
  {
    who: 'a spleen at risk and days of pain under the left ribs',
    at: ['upper_left_belly'],
    age: 20,
    says: ['spleen_at_risk', 'duration_days', 'strength_moderate'],
    least: 'urgent',
    alone: ['spleen_at_risk', 'duration_days'],
  },
  {
    who: 'diarrhoea with blood',
    at: BELLY.filter((place) => place !== 'flank'),
    age: 30,
    says: ['diarrhoea', 'blood_in_stool', 'duration_days'],
    least: 'urgent',
  },
  {
    who: 'diarrhoea and vomiting without more',
    at: ['navel'],
    age: 30,
    says: [
      'diarrhoea',
      'nausea_vomiting',
      'others_also_ill',
      'duration_days',
      'strength_mild',
      'belly_waves',
    ],
    most: 'routine',
  },
  {
    who: 'yellow eyes in pregnancy',
    at: ['upper_belly', 'upper_right_belly', 'upper_left_belly', 'navel'],
    sex: 'female',
    age: 28,
    says: ['yellow_eyes', 'pregnant_or_recent_birth', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'a late period',
    at: ['flank', 'lower_right_belly', 'lower_left_belly', 'lower_belly_bladder', 'pelvis', 'navel'],
    sex: 'female',
    age: 25,
    says: ['period_late', 'duration_days'],
    least: 'urgent',
  },
  {
    who: 'tightenings in pregnancy, felt in the groin',
    at: ['groin'],
    sex: 'female',
    age: 28,
    says: ['pregnant_or_recent_birth', 'pregnancy_tightenings', 'duration_under_day'],
    least: 'urgent',
  },
  {
    who: 'a knock in pregnancy',
    at: ['flank', 'groin'],
    sex: 'female',
    age: 28,
    says: [
      'pregnant_or_recent_birth',
      'over_20_weeks',
      'injury_minor',
      'strength_mild',
      'duration_under_day',
    ],
    least: 'urgent',
  },
  {
    who: 'a known liver disease, fever, feeling very ill',
    at: BELLY.filter((place) => place !== 'pelvis'),
    age: 55,
    says: ['liver_disease', 'fever', 'feeling_very_ill', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'stones before, fever and strong pain in the side',
    at: ['flank'],
    age: 40,
    says: ['kidney_stones_before', 'fever', 'strength_severe', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'a known widened artery and mild new pain, at 70',
    at: BELLY.filter((place) => place !== 'pelvis'),
    age: 70,
    says: ['known_aneurysm', 'duration_days', 'strength_mild'],
    least: 'emergency',
  },
  {
    who: 'black stool',
    at: ['upper_belly', 'upper_left_belly', 'upper_right_belly'],
    age: 60,
    says: ['black_stool_or_blood_vomit', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'fever after birth, feeling very ill',
    at: [...BELLY, 'groin'],
    sex: 'female',
    age: 28,
    says: ['pregnant_or_recent_birth', 'over_20_weeks', 'fever', 'feeling_very_ill', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'bleeding after the menopause',
    at: ['pelvis', 'genitals'],
    sex: 'female',
    age: 70,
    says: ['bleeding_after_menopause', 'duration_weeks', 'strength_mild'],
    least: 'routine',
  },
  {
    who: 'a child of 8 with a mild new tummy ache',
    at: ['navel', 'upper_belly'],
    age: 8,
    says: [
      'duration_under_day',
      'strength_mild',
      'onset_hours',
      'belly_waves',
      'course_better',
      'move_no_difference',
    ],
    most: 'urgent',
  },
  {
    who: 'the same with great thirst',
    at: ['navel', 'upper_belly', 'lower_belly_bladder'],
    age: 8,
    says: ['duration_days', 'very_thirsty_much_urine'],
    least: 'emergency',
  },
  {
    who: 'diabetes and a queasy stomach for months',
    at: ['upper_belly'],
    sex: 'female',
    age: 50,
    says: [
      'diabetes',
      'nausea_with_pain',
      'duration_over_3_months',
      'strength_mild',
      'onset_gradual',
      'belly_bloated',
      'bloating_belching',
      'worse_after_meals',
      'course_comes_and_goes',
    ],
    most: 'routine',
  },
  {
    who: 'a girl of 5 with itching of the private parts',
    at: ['genitals'],
    sex: 'female',
    age: 5,
    says: ['genital_itch', 'duration_days', 'injury_none', 'onset_gradual', 'strength_mild'],
    least: 'routine',
    most: 'routine',
  },
  {
    who: 'a child with sores of the private parts',
    at: ['genitals'],
    sex: 'female',
    age: 6,
    says: ['genital_sores', 'duration_days'],
    least: 'urgent',
  },
  ...['pregnant_or_recent_birth', 'weak_immunity'].map((fact): Case => ({
    who: `sores of the private parts and ${fact}`,
    at: ['genitals'],
    sex: 'female',
    age: 28,
    says: ['genital_sores', fact, 'duration_days'],
    least: 'urgent',
  })),

  // Asthma.
  {
    who: 'a reliever that does not help',
    at: TRUNK,
    sex: 'female',
    age: 25,
    says: ['breathless_with_pain', 'reliever_no_help', 'timing_now_today'],
    least: 'emergency',
    alone: ['breathless_with_pain', 'reliever_no_help'],
  },
  {
    who: 'too breathless to speak',
    at: TRUNK,
    age: 25,
    says: ['cannot_speak_breathless'],
    least: 'emergency',
  },

  // Gums.
  {
    who: 'sores on the gums with fever',
    at: ['jaw_tooth', 'mouth_throat'],
    sex: 'female',
    age: 22,
    says: ['gums_bleed', 'gum_ulcers', 'fever', 'duration_days'],
    least: 'urgent',
    most: 'urgent',
    alone: ['gum_ulcers', 'gums_bleed'],
    leastAlone: 'routine',
  },
  ...['bruises_no_knock', 'red_dots_skin', 'nose_bleeds_often'].map((sign): Case => ({
    who: `bleeding gums and ${sign}`,
    at: ['jaw_tooth', 'mouth_throat'],
    age: 40,
    says: ['gums_bleed', sign, 'duration_weeks'],
    least: 'urgent',
  })),
  {
    who: 'bleeding gums and tiredness',
    at: ['jaw_tooth', 'mouth_throat'],
    age: 40,
    says: ['gums_bleed', 'unusual_tiredness', 'duration_weeks'],
    least: 'routine',
  },
  {
    who: 'a child with bleeding gums and tiredness',
    at: ['jaw_tooth', 'mouth_throat'],
    age: 8,
    says: ['gums_bleed', 'unusual_tiredness', 'duration_weeks'],
    least: 'urgent',
  },
  {
    who: 'something black on sore gums, at 22',
    at: ['jaw_tooth', 'mouth_throat'],
    sex: 'female',
    age: 22,
    says: ['gums_bleed', 'gum_ulcers', 'black_in_nose_mouth', 'duration_days'],
    most: 'urgent',
  },

  // Carbon monoxide.
  {
    who: 'a heater in the room and a headache known for years',
    at: ['head', 'forehead_temple'],
    sex: 'female',
    age: 40,
    says: ['stove_closed_room', 'headache_known', 'duration_days'],
    most: 'routine',
  },
  {
    who: 'a new headache that eases outdoors, and others are ill',
    at: ['head', 'forehead_temple'],
    sex: 'female',
    age: 40,
    says: ['others_ill_indoors', 'eases_outdoors', 'headache_new', 'duration_days'],
    least: 'emergency',
    alone: ['eases_outdoors'],
    leastAlone: 'urgent',
  },

  // Mouth, throat, neck and jaw.
  {
    who: 'confusion with a feverish sore throat',
    at: ['mouth_throat', 'jaw_tooth', 'neck_front', 'neck'],
    age: 40,
    says: ['swallowing_hurts', 'fever', 'confused_drowsy', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'a neck too stiff to bend, with fever and swollen cheeks',
    at: ['jaw_tooth', 'neck_front'],
    age: 30,
    says: ['fever', 'neck_too_stiff', 'cheeks_ear_swollen', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'a grey skin in the throat',
    at: ['mouth_throat', 'neck_front'],
    age: 20,
    says: ['throat_grey_skin', 'swallowing_hurts', 'duration_days'],
    least: 'emergency',
    alone: ['throat_grey_skin'],
  },
  {
    who: 'a sore throat and fever with a medicine that harms the blood',
    at: ['mouth_throat', 'neck_front'],
    age: 45,
    says: ['swallowing_hurts', 'fever', 'medicine_harms_blood', 'duration_days'],
    least: 'emergency',
    alone: ['swallowing_hurts', 'medicine_harms_blood'],
    leastAlone: 'urgent',
  },
  {
    who: 'a fish bone and fever two days later',
    at: ['mouth_throat', 'neck_front'],
    age: 40,
    says: ['something_stuck', 'swallowing_hurts', 'fever', 'duration_days'],
    least: 'emergency',
    alone: ['something_stuck'],
    leastAlone: 'urgent',
  },
  {
    who: 'a hard blow to the front of the neck',
    at: ['neck_front'],
    sex: 'female',
    age: 30,
    says: ['injury_major', 'duration_under_day', 'muscle_strain_front'],
    least: 'emergency',
  },
  {
    who: 'a hoarse voice after a blow to the neck',
    at: ['neck_front'],
    sex: 'female',
    age: 30,
    says: ['injury_minor', 'onset_sudden', 'hoarse_now', 'duration_under_day'],
    least: 'emergency',
  },
  {
    who: 'a stuck neck with unsteady legs',
    at: ['neck'],
    age: 9,
    says: ['neck_stuck_tilted', 'legs_stiff_unsteady', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'a stuck neck and fever after a new medicine',
    at: ['neck'],
    age: 30,
    says: ['neck_stuck_tilted', 'new_medicine_this_week', 'fever'],
    least: 'emergency',
  },
  {
    who: 'a lump in the neck within hours, on blood thinners',
    at: ['neck_front'],
    age: 70,
    says: ['lump_came_in_hours', 'blood_thinners', 'duration_under_day'],
    least: 'emergency',
  },
  {
    who: 'a tooth infection that reaches the eye',
    at: ['jaw_tooth'],
    age: 40,
    says: ['cheek_swollen', 'lids_red_swollen', 'tooth_ache_lingers', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'toothache with fever',
    at: ['jaw_tooth'],
    age: 40,
    says: ['tooth_ache_lingers', 'fever', 'duration_days'],
    least: 'urgent',
  },
  {
    who: 'a jaw that opens badly after a blow',
    at: ['jaw_tooth'],
    age: 40,
    says: ['injury_minor', 'mouth_opens_badly', 'jaw_chewing_hurts', 'duration_under_day'],
    least: 'urgent',
  },
  {
    who: 'a small child with sores on the gums and a swollen cheek',
    at: ['jaw_tooth', 'mouth_throat'],
    age: 4,
    says: ['gum_ulcers', 'gums_bleed', 'cheek_swollen', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'a small child with fever for more than a week',
    at: ['mouth_throat', 'neck_front', 'jaw_tooth', 'neck'],
    age: 3,
    says: ['fever', 'child_over_6_months', 'neck_glands_sore', 'duration_weeks'],
    least: 'urgent',
  },
  {
    who: 'fever and feeling very ill after a birth, with a cough',
    at: ['all_over'],
    sex: 'female',
    age: 28,
    says: ['fever', 'feeling_very_ill', 'pregnant_or_recent_birth', 'cough_throat_cold', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'cold sores with weak defences',
    at: ['mouth_throat'],
    age: 40,
    says: ['lip_blisters', 'weak_immunity', 'duration_days'],
    least: 'routine',
  },
  {
    who: 'fever, cough and aches at 80',
    at: ['all_over'],
    age: 80,
    says: ['fever', 'cough_throat_cold', 'duration_days', 'hurts_everywhere'],
    least: 'routine',
  },
  {
    who: 'fever, cough and aches at 30',
    at: ['all_over'],
    age: 30,
    says: ['fever', 'cough_throat_cold', 'duration_days', 'hurts_everywhere'],
    most: 'self_care',
  },
  {
    who: 'a plain sore throat with a cold',
    at: ['mouth_throat'],
    age: 30,
    says: ['swallowing_hurts', 'nose_runs', 'cough_new', 'hoarse_now', 'duration_days'],
    most: 'self_care',
  },
]

function patient(says: readonly Key[], otherwise: 'none' | 'not_sure') {
  return (step: Step): StepAnswer => {
    const chosen = step.options.filter((option) => says.includes(option))
    if (step.kind === 'single') return chosen.length === 1 ? chosen : 'not_sure'
    if (chosen.length === 0) return otherwise === 'none' ? [] : 'not_sure'
    return chosen
  }
}

function playAt(
  model: Model,
  { sex = 'male', age }: Case,
  says: readonly Key[],
  otherwise: 'none' | 'not_sure',
): Played {
  return play(model, { sex, age: ageBandOf(age).range, weightKg: null }, patient(says, otherwise))
}

const severityOf = ({ assessment }: Played) => SEVERITY.indexOf(assessment.triage.level)
const told = (played: Played) =>
  `${played.assessment.triage.level}, asked ${played.steps.join(' ')}; ${played.assessment.ranking.causes
    .slice(0, 3)
    .map(({ condition }) => condition)
    .join(', ')}`

/** What is played of a case, the levels it may end at, and how everything else is answered. */
interface Check {
  name: string
  one: Case
  says: readonly Key[]
  otherwise: readonly ('none' | 'not_sure')[]
  from: TriageLevel
  to: TriageLevel
}

const CHECKS = CASES.flatMap((one): Check[] => {
  const { who, says, least, most, alone, leastAlone = least } = one
  const check = (name: string, more: Partial<Check>): Check => ({
    name: `${who}: ${name}`,
    one,
    says,
    otherwise: ['none'],
    from: 'self_care',
    to: 'emergency',
    ...more,
  })
  return [
    ...(least ? [check(`${least} at least`, { from: least, otherwise: ['none', 'not_sure'] })] : []),
    ...(alone && leastAlone
      ? [check(`${leastAlone} at least by ${alone.join(' and ')} alone`, { says: alone, from: leastAlone })]
      : []),
    ...(most ? [check(`${most} at most`, { to: most })] : []),
  ]
})

test.each(CHECKS)('$name', ({ one, says, otherwise, from, to }) => {
  const wrong = one.at.flatMap((place) =>
    otherwise.flatMap((answer) => {
      const played = playAt(models.get(place)!, one, says, answer)
      const severity = severityOf(played)
      return severity < SEVERITY.indexOf(from) || severity > SEVERITY.indexOf(to)
        ? [`${place}, else ${answer}: ${told(played)}`]
        : []
    }),
  )
  expect(wrong).toEqual([])
})
