import { expect, test } from 'vitest'
import { checksOf, missedAt, type Case } from './play-people.ts'

/**
 * The same for low back, seat, hip, leg and foot: people who once fell too low, and everyday ones who must not be sent
 * to hospital for nothing. One flat table.
 */
const SEAT = ['buttock', 'tailbone']
const LEG = ['hip', 'thigh', 'shin', 'calf', 'ankle', 'heel', 'foot_toes']
const FOOT = ['ankle', 'heel', 'foot_toes']

const CASES: Case[] = [
  // Infection. NICE NG51, IDSA.
  {
    who: 'fever and feeling very ill',
    at: [...SEAT, ...LEG],
    age: 40,
    says: ['fever', 'feeling_very_ill', 'duration_days', 'injury_none'],
    least: 'emergency',
    alone: ['fever', 'feeling_very_ill'],
  },
  ...['weak_immunity', 'diabetes', 'bone_tap_pain'].map((sign): Case => ({
    who: `fever, feeling very ill and ${sign}`,
    at: ['low_back'],
    age: 50,
    says: ['fever', 'feeling_very_ill', sign, 'duration_days', 'injury_none', 'onset_sudden'],
    least: 'emergency',
    alone: ['fever', 'feeling_very_ill'],
    leastAlone: 'urgent',
  })),
  {
    who: 'fever and feeling very ill in pregnancy',
    at: ['low_back', ...SEAT, ...LEG],
    sex: 'female',
    age: 28,
    says: ['fever', 'feeling_very_ill', 'pregnant_or_recent_birth', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'red, spreading skin and feeling very ill without fever',
    at: [...LEG, 'buttock'],
    age: 70,
    says: ['skin_red_spreading', 'feeling_very_ill', 'duration_days'],
    least: 'emergency',
    alone: ['skin_red_spreading', 'feeling_very_ill'],
  },
  {
    who: 'a swelling at the back passage with diabetes and fever',
    at: SEAT,
    age: 60,
    says: ['cleft_lump_sore', 'diabetes', 'fever', 'duration_days'],
    least: 'emergency',
    alone: ['cleft_lump_sore', 'diabetes'],
    leastAlone: 'urgent',
  },
  {
    who: 'a boil with diabetes',
    at: SEAT,
    age: 60,
    says: ['boil_buttock', 'diabetes', 'duration_days'],
    least: 'urgent',
  },
  {
    who: 'weak defences and a seat that hurts in every position',
    at: SEAT,
    age: 50,
    says: ['weak_immunity', 'pain_never_eases', 'duration_weeks', 'injury_none'],
    least: 'urgent',
  },
  {
    who: 'a joint too sore to move, with diabetes',
    at: ['hip', 'ankle'],
    age: 60,
    says: ['joint_unbearable', 'diabetes', 'duration_days', 'injury_none'],
    least: 'emergency',
    alone: ['joint_unbearable', 'diabetes'],
  },
  {
    who: 'a red, hot joint of the midfoot',
    at: ['foot_toes'],
    age: 50,
    says: ['joint_red_hot', 'foot_top', 'onset_hours', 'duration_days', 'injury_none'],
    least: 'urgent',
  },
  {
    who: 'gout of the big toe as before',
    at: ['foot_toes'],
    age: 55,
    says: [
      'joint_red_hot',
      'foot_big_toe',
      'onset_hours',
      'sudden_attacks_before',
      'duration_days',
      'injury_none',
    ],
    most: 'routine',
  },
  {
    who: 'a whole foot hot and swollen, without diabetes',
    at: FOOT,
    age: 40,
    says: ['foot_hot_swollen', 'duration_days', 'injury_none'],
    least: 'urgent',
  },

  // Small children and the young. RCHT 2021, Frimley, PMM, AAFP 2020.
  {
    who: 'a toddler with leg pain for days and no injury',
    at: [...LEG, 'buttock'],
    age: 2,
    says: ['duration_days', 'injury_none'],
    least: 'urgent',
  },
  {
    who: 'a toddler who fell a little and still minds the leg',
    at: LEG,
    age: 2,
    says: ['injury_minor', 'duration_under_day'],
    least: 'routine',
  },
  {
    who: 'a feverish toddler who does not walk',
    at: [...LEG, 'buttock'],
    age: 2,
    says: ['fever', 'child_over_6_months', 'cannot_take_four_steps'],
    least: 'emergency',
  },
  {
    who: 'a toddler with back pain for days',
    at: ['low_back'],
    age: 3,
    says: ['duration_days', 'injury_none'],
    least: 'urgent',
  },
  {
    who: 'a child with back pain for days',
    at: ['low_back'],
    age: 8,
    says: ['duration_days', 'injury_none'],
    least: 'routine',
    alone: ['duration_days'],
  },
  {
    who: 'weeks of back pain at 14 that no position eases',
    at: ['low_back'],
    age: 14,
    says: ['duration_weeks', 'pain_never_eases', 'injury_none'],
    least: 'urgent',
  },
  {
    who: 'a firm lump that grows for weeks at 16',
    at: ['hip', 'buttock', 'calf', 'shin', 'ankle', 'foot_toes'],
    age: 16,
    says: ['growing_firm_lump', 'duration_weeks', 'injury_none'],
    least: 'urgent',
  },
  {
    who: 'purple spots on the legs of a child',
    at: ['shin', 'ankle', 'foot_toes'],
    age: 6,
    says: ['purple_leg_spots', 'duration_days', 'injury_none'],
    least: 'urgent',
  },
  {
    who: 'a child with growing pains',
    at: ['shin'],
    age: 7,
    says: ['child_evening_fine_morning', 'both_sides_hurt', 'duration_weeks', 'injury_none'],
    most: 'routine',
  },

  // Old bones and weak bones. Downie 2013, NOGG.
  {
    who: 'a sharply sore spine after a small fall at 75',
    at: ['low_back'],
    sex: 'female',
    age: 75,
    says: ['injury_minor', 'bone_tap_pain', 'duration_days', 'strength_moderate'],
    least: 'urgent',
    alone: ['injury_minor', 'bone_tap_pain'],
  },
  {
    who: 'strong back pain after a lift, with thin bones or steroid tablets',
    at: ['low_back'],
    sex: 'female',
    age: 62,
    says: ['injury_minor', 'thin_bones', 'steroid_tablets', 'strength_severe', 'duration_days'],
    least: 'urgent',
  },
  {
    who: 'back pain after a small fall at 80',
    at: ['low_back'],
    sex: 'female',
    age: 80,
    says: ['injury_minor', 'duration_days', 'strength_moderate', 'onset_hours'],
    least: 'routine',
  },
  {
    who: 'strong pain after a fall on the bottom at 80',
    at: SEAT,
    sex: 'female',
    age: 80,
    says: ['fell_on_bottom', 'injury_minor', 'strength_severe', 'duration_days'],
    least: 'urgent',
  },
  {
    who: 'an artificial hip after a fall',
    at: ['hip', 'thigh'],
    age: 60,
    says: ['hip_replaced', 'injury_minor', 'duration_under_day'],
    least: 'urgent',
  },
  {
    who: 'an artificial hip that hurts anew',
    at: ['hip'],
    age: 70,
    says: ['hip_replaced', 'duration_weeks', 'injury_none', 'strength_moderate'],
    least: 'routine',
  },
  {
    who: 'a hard accident',
    at: [...SEAT, 'hip', 'shin', 'calf', ...FOOT],
    age: 30,
    says: ['injury_major', 'duration_under_day'],
    least: 'urgent',
  },

  // Blood that does not clot.
  {
    who: 'strong pain after a blow on a blood thinner',
    at: ['low_back', 'buttock', 'hip', 'shin', 'calf'],
    age: 60,
    says: ['injury_minor', 'blood_thinners', 'strength_severe', 'duration_under_day'],
    least: 'urgent',
    alone: ['injury_minor', 'blood_thinners'],
    leastAlone: 'routine',
  },
  {
    who: 'haemophilia and a twist or knock',
    at: ['buttock', ...LEG, 'knee'],
    age: 19,
    says: ['injury_minor', 'bleeding_illness', 'duration_under_day'],
    least: 'urgent',
  },

  // Cancer. NICE NG234.
  {
    who: 'new back pain after a cancer',
    at: ['low_back', ...SEAT],
    age: 60,
    says: ['history_cancer', 'duration_weeks', 'injury_none'],
    least: 'routine',
    alone: ['history_cancer'],
  },

  // Blood supply and numb feet. NICE NG19 and CG147, IWGDF.
  {
    who: 'a muscle hard as wood and numb, for how long is not said',
    at: ['hip', 'buttock', 'shin', 'calf'],
    age: 30,
    says: ['tight_numb_muscle'],
    least: 'urgent',
  },
  {
    who: 'pain in bed that eases when the leg hangs down, at 70',
    at: ['calf', 'shin', 'foot_toes'],
    age: 70,
    says: ['rest_pain_hang', 'duration_weeks', 'injury_none'],
    least: 'urgent',
  },
  {
    who: 'an ingrown nail with diabetes',
    at: ['foot_toes'],
    age: 60,
    says: ['nail_edge_sore', 'foot_nail', 'diabetes', 'duration_days', 'injury_none'],
    least: 'urgent',
  },
  {
    who: 'an ingrown nail without more',
    at: ['foot_toes'],
    age: 20,
    says: ['nail_edge_sore', 'foot_nail', 'tight_shoes_hurt', 'duration_days', 'injury_none'],
    most: 'self_care',
  },
  {
    who: 'a corn with diabetes',
    at: ['foot_toes'],
    age: 60,
    says: ['hard_skin_spot', 'diabetes', 'duration_weeks', 'injury_none'],
    least: 'routine',
  },
  {
    who: 'a twist of a foot numb from diabetes',
    at: FOOT,
    age: 60,
    says: ['feet_numb_long', 'diabetes', 'injury_minor', 'duration_days'],
    least: 'urgent',
  },

  // Wounds, toes, bites.
  {
    who: 'a wound over a foot bone that is sharply sore after a fall',
    at: FOOT,
    age: 30,
    says: ['injury_minor', 'open_sore_foot', 'tender_foot_bone', 'tender_heel_squeeze', 'duration_under_day'],
    least: 'emergency',
    alone: ['injury_minor', 'open_sore_foot', 'tender_foot_bone'],
  },
  {
    who: 'a hair wound round the toe of a baby',
    at: ['foot_toes'],
    age: 0,
    says: ['thread_round_toe', 'duration_under_day', 'injury_none'],
    least: 'emergency',
  },
  {
    who: 'a stubbed big toe',
    at: ['foot_toes'],
    age: 30,
    says: ['injury_minor', 'toe_stubbed', 'foot_big_toe', 'swelled_within_hours', 'duration_under_day'],
    least: 'routine',
    most: 'routine',
  },
  {
    who: 'a stubbed small toe',
    at: ['foot_toes'],
    age: 30,
    says: [
      'injury_minor',
      'toe_stubbed',
      'foot_small_toes',
      'swelled_within_hours',
      'onset_sudden',
      'duration_under_day',
    ],
    most: 'routine',
  },
  {
    who: 'a child of 8 with a twisted ankle',
    at: ['ankle'],
    age: 8,
    says: ['injury_minor', 'foot_rolled_in', 'ankle_outer', 'swelled_within_hours', 'duration_under_day'],
    least: 'routine',
  },
  {
    who: 'a child bitten on head or face',
    at: ['head', 'forehead_temple', 'face_sinus', 'eye', 'ear', 'neck'],
    age: 4,
    says: ['injury_bite', 'bite_animal', 'duration_under_day'],
    least: 'emergency',
    alone: ['injury_bite', 'bite_animal'],
  },
  {
    who: 'sickle cell disease and strong pain of the foot',
    at: ['foot_toes'],
    age: 8,
    says: ['sickle_cell_known', 'fever', 'strength_severe', 'duration_days', 'injury_none'],
    least: 'emergency',
  },

  // Bones that break through.
  {
    who: 'a leg that cannot carry after a cancer',
    at: ['hip', 'thigh', 'shin'],
    age: 60,
    says: ['history_cancer', 'cannot_take_four_steps', 'duration_days', 'injury_none'],
    least: 'emergency',
    alone: ['history_cancer', 'cannot_take_four_steps'],
  },
  {
    who: 'a runner whose groin suddenly cannot carry the leg',
    at: ['hip'],
    sex: 'female',
    age: 24,
    says: ['injury_overuse', 'hip_groin', 'cannot_take_four_steps', 'duration_weeks'],
    least: 'emergency',
    alone: ['injury_overuse', 'hip_groin', 'cannot_take_four_steps'],
  },

  // The back passage and the womb, felt in the seat.
  {
    who: 'blood on the paper at 60',
    at: ['tailbone'],
    age: 60,
    says: ['tail_inside', 'bright_blood_paper', 'stool_hurts', 'duration_weeks', 'injury_none'],
    least: 'routine',
  },
  {
    who: 'a very sore lump at the back passage',
    at: ['tailbone'],
    age: 40,
    says: ['tail_inside', 'lump_at_back_passage', 'strength_severe', 'duration_days', 'injury_none'],
    least: 'routine',
  },
  ...['pregnancy_bleeding', 'pregnancy_tightenings'].map((sign): Case => ({
    who: `pregnancy and pain of the seat: ${sign}`,
    at: SEAT,
    sex: 'female',
    age: 28,
    says: ['pregnant_or_recent_birth', sign, 'duration_under_day', 'injury_none'],
    least: 'urgent',
  })),

  // Everyday people.
  {
    who: 'a plain sprained ankle',
    at: ['ankle'],
    age: 30,
    says: [
      'injury_minor',
      'foot_rolled_in',
      'ankle_outer',
      'tender_below_ankle',
      'swelled_within_hours',
      'duration_under_day',
      'onset_sudden',
      'strength_moderate',
    ],
    most: 'self_care',
  },
  {
    who: 'a strained back',
    at: ['low_back'],
    age: 35,
    says: [
      'injury_minor',
      'duration_days',
      'spot_beside_spine',
      'every_movement_worse',
      'onset_sudden',
      'strength_moderate',
      'spread_none',
    ],
    most: 'self_care',
  },
  {
    who: 'first steps in the morning',
    at: ['heel'],
    age: 45,
    says: ['heel_under_front', 'pattern_first_steps', 'tender_heel_under', 'duration_weeks', 'injury_none'],
    most: 'self_care',
  },
  {
    who: 'a sore tailbone after a fall',
    at: ['tailbone'],
    sex: 'female',
    age: 40,
    says: [
      'tail_bone_tip',
      'fell_on_bottom',
      'injury_minor',
      'hard_seat_worse',
      'rising_sharp',
      'duration_days',
    ],
    most: 'self_care',
  },
]

test.each(checksOf(CASES))('$name', (check) => {
  expect(missedAt(check)).toEqual([])
})
