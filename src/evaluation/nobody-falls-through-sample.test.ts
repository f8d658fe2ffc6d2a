import { expect, test } from 'vitest'
import { checksOf, missedAt, type Case } from './play-people.ts'

/**
 * The same for what another reader found in conditions drawn at random (docs/safety-review/fresh-sixty.md), and for
 * their siblings. One flat table.
 */
const LEG = ['hip', 'thigh', 'shin', 'calf', 'heel', 'foot_toes']
const LOWER_BELLY = ['lower_right_belly', 'lower_left_belly', 'lower_belly_bladder']

const CASES: Case[] = [
  // Danger signs that are asked at a place whose rules did not know them.
  {
    who: 'groin pain and a leg that turned cold',
    at: ['groin'],
    age: 70,
    says: ['limb_cold_suddenly', 'duration_under_day'],
    least: 'urgent',
    alone: ['limb_cold_suddenly'],
    leastAlone: 'emergency',
  },
  ...['leg_numb_failing', 'tight_numb_muscle', 'pain_beyond_skin', 'lung_clot_signs'].map((sign): Case => ({
    who: `groin pain: ${sign}`,
    at: ['groin'],
    age: 60,
    says: [sign],
    least: 'urgent',
  })),
  ...['eye_chemical', 'eye_pierced_hit'].map((sign): Case => ({
    who: `pain beside the eye: ${sign}`,
    at: ['head'],
    age: 30,
    says: ['headache_new', sign],
    least: 'emergency',
  })),
  {
    who: 'a headache for weeks with worse sight',
    at: ['head', 'forehead_temple'],
    sex: 'female',
    age: 25,
    says: ['headache_new', 'duration_weeks', 'sight_worse_now', 'spell_all_the_time'],
    least: 'urgent',
  },

  // Nerves and cord of the back, felt in the leg or the flank. NICE NG59, NG234.
  ...['saddle_numbness', 'bladder_trouble_new', 'bowel_control_lost'].map((sign): Case => ({
    who: `pain that shoots down the leg: ${sign}`,
    at: LEG,
    age: 40,
    says: ['leg_shooting', sign],
    alone: ['leg_shooting', sign],
    leastAlone: 'emergency',
    least: 'urgent',
  })),
  {
    who: 'flank pain after a cancer, and both legs fail',
    at: ['flank'],
    age: 65,
    says: ['history_cancer', 'both_legs_new'],
    least: 'emergency',
  },
  {
    who: 'a light fall with a stiff spine, felt beside it',
    at: ['chest_side', 'shoulder_blade'],
    age: 45,
    says: ['stiff_spine_illness', 'injury_minor'],
    least: 'emergency',
  },

  // Teeth and spit glands.
  {
    who: 'a sore tooth and a swelling under the jaw',
    at: ['jaw_tooth', 'mouth_throat', 'ear'],
    age: 40,
    says: ['tooth_bite_pain', 'floor_or_neck_swelling'],
    alone: ['tooth_bite_pain', 'floor_or_neck_swelling'],
    leastAlone: 'emergency',
    least: 'urgent',
  },
  {
    who: 'a sore tooth and a cheek swollen up to the eye',
    at: ['face_sinus', 'jaw_tooth'],
    age: 30,
    says: ['tooth_bite_pain', 'cheek_swollen', 'lids_red_swollen'],
    alone: ['tooth_bite_pain', 'cheek_swollen', 'lids_red_swollen'],
    leastAlone: 'emergency',
    least: 'urgent',
  },
  {
    who: 'toothache with fever or a swollen cheek',
    at: ['jaw_tooth', 'ear', 'face_sinus', 'mouth_throat'],
    age: 30,
    says: ['tooth_ache_lingers', 'fever'],
    least: 'urgent',
    alone: ['tooth_ache_lingers', 'cheek_swollen'],
  },
  {
    who: 'a boil of the gum with diabetes',
    at: ['mouth_throat', 'jaw_tooth', 'ear', 'face_sinus'],
    age: 60,
    says: ['gum_boil', 'diabetes'],
    least: 'urgent',
  },
  {
    who: 'a child with fever and a spit gland that swells at meals',
    at: ['jaw_tooth', 'neck_front', 'mouth_throat'],
    age: 10,
    says: ['swells_at_meals', 'fever'],
    least: 'urgent',
  },
  {
    who: 'fever and a swelling before the ear at 75',
    at: ['jaw_tooth', 'neck_front', 'mouth_throat'],
    age: 75,
    says: ['cheeks_ear_swollen', 'fever'],
    least: 'urgent',
  },
  { who: 'a red, hot lump', at: ['neck_front'], age: 40, says: ['lump_red_hot'], least: 'urgent' },

  // Illnesses that change everything, asked with strong pain. NICE CG143.
  {
    who: 'sickle cell disease and strong pain',
    at: ['low_back', 'hip', 'buttock', 'tailbone', 'foot_toes', 'thigh', 'shin', 'elbow', 'upper_arm'],
    age: 20,
    says: ['sickle_cell_known', 'strength_severe', 'injury_none', 'duration_days'],
    least: 'urgent',
  },
  {
    who: 'fever where malaria is',
    at: ['neck', 'eye', 'face_sinus', 'head'],
    age: 30,
    says: ['fever', 'malaria_area'],
    least: 'urgent',
  },
  {
    who: 'fever with a headache of weeks',
    at: ['head', 'forehead_temple', 'neck'],
    age: 30,
    says: ['fever', 'duration_weeks'],
    least: 'urgent',
  },
  {
    who: 'very ill in pregnancy, without fever',
    at: ['all_over'],
    sex: 'female',
    age: 30,
    says: ['pregnant_or_recent_birth', 'feeling_very_ill'],
    least: 'urgent',
  },
  {
    who: 'fever with joints swollen for weeks',
    at: ['all_over'],
    sex: 'female',
    age: 30,
    says: ['fever', 'knuckles_swollen', 'sun_rash'],
    least: 'urgent',
  },

  // Belly. NICE NG111.
  {
    who: 'a kidney infection in pregnancy',
    at: [...LOWER_BELLY, 'flank', 'low_back', 'upper_right_belly', 'upper_left_belly'],
    sex: 'female',
    age: 28,
    says: ['fever', 'burning_urine', 'pregnant_or_recent_birth'],
    alone: ['fever', 'burning_urine', 'pregnant_or_recent_birth'],
    leastAlone: 'emergency',
    least: 'urgent',
  },
  {
    who: 'a kidney infection and nothing stays down',
    at: LOWER_BELLY,
    sex: 'female',
    age: 40,
    says: ['fever', 'burning_urine', 'nausea_vomiting', 'keeps_nothing_down'],
    alone: ['fever', 'burning_urine', 'nausea_vomiting', 'keeps_nothing_down'],
    leastAlone: 'emergency',
    least: 'urgent',
  },
  {
    who: 'fever and colic at the left ribs',
    at: ['upper_left_belly'],
    age: 50,
    says: ['fever', 'colic_waves', 'strength_severe'],
    least: 'emergency',
  },
  {
    who: 'a child with worms, sickness and a swollen belly',
    at: ['navel', 'lower_belly_bladder'],
    age: 5,
    says: ['worms_seen', 'nausea_vomiting', 'belly_bloated'],
    least: 'urgent',
  },
  {
    who: 'a hernia and sickness',
    at: ['navel', 'lower_belly_bladder', 'lower_right_belly', 'groin'],
    age: 40,
    says: ['bulge_goes_back', 'nausea_vomiting'],
    least: 'urgent',
  },

  // Legs.
  {
    who: 'a muscle hard as wood after a blow',
    at: ['thigh', 'shin', 'calf'],
    age: 30,
    says: ['injury_minor', 'onset_sudden', 'duration_under_day', 'tight_numb_muscle'],
    least: 'emergency',
  },
  {
    who: 'an old person who fell and cannot walk, with pain in the seat',
    at: ['buttock'],
    sex: 'female',
    age: 80,
    says: ['injury_minor', 'cannot_take_four_steps'],
    least: 'urgent',
  },
  {
    who: 'a hurt toe with diabetes or a wound',
    at: ['foot_toes'],
    age: 60,
    says: ['injury_minor', 'toe_stubbed', 'diabetes'],
    least: 'urgent',
    alone: ['injury_minor', 'toe_stubbed', 'open_sore_foot'],
  },
  {
    who: 'pain of the arm that never eases, after a cancer',
    at: ['shoulder', 'upper_arm'],
    age: 60,
    says: ['history_cancer', 'pain_never_eases'],
    least: 'urgent',
  },

  // Children. NICE NG12.
  ...['child_pale', 'child_many_bruises', 'child_lumps_glands'].map((sign): Case => ({
    who: `a child with evening pains of both legs: ${sign}`,
    at: ['knee', 'calf', 'shin', 'thigh', 'hip', 'all_over'],
    age: 5,
    says: ['child_evening_fine_morning', sign],
    least: 'urgent',
  })),
  {
    who: 'leg pain for weeks in a toddler',
    at: ['knee', 'calf', 'thigh', 'shin'],
    age: 2,
    says: ['injury_none', 'duration_over_3_months'],
    least: 'routine',
  },
  {
    who: 'a child whose pain jumps from joint to joint after an infection',
    at: ['knee'],
    age: 10,
    says: ['moving_joint_pain', 'recent_infection'],
    least: 'urgent',
  },
  // The second sample.
  {
    who: 'blisters in a baby under three months, without fever',
    at: ['mouth_throat', 'jaw_tooth'],
    age: 0,
    says: ['lip_blisters', 'baby_under_3_months'],
    least: 'emergency',
  },
  ...['vomited_after_blow', 'memory_gap', 'growing_since_blow'].map((sign): Case => ({
    who: `a blow to the jaw: ${sign}`,
    at: ['jaw_tooth'],
    age: 30,
    says: ['injury_minor', 'bite_changed', sign],
    least: 'emergency',
  })),
  {
    who: 'pregnant, with sudden severe pain of the groin',
    at: ['groin'],
    sex: 'female',
    age: 28,
    says: ['pregnant_or_recent_birth', 'strength_severe', 'onset_sudden', 'duration_under_day'],
    least: 'emergency',
  },
  {
    who: 'red, swollen lids and worse sight since days',
    at: ['eye', 'face_sinus', 'forehead_temple'],
    age: 40,
    says: ['lids_red_swollen', 'sight_worse_now', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'muscles swollen tight all over after hard effort',
    at: ['all_over'],
    age: 25,
    says: ['unused_exertion', 'muscle_swollen_useless', 'hurts_muscles', 'duration_days'],
    alone: ['unused_exertion', 'muscle_swollen_useless', 'hurts_muscles', 'duration_days'],
    leastAlone: 'urgent',
  },
  {
    who: 'muscles too weak for a chair on a statin',
    at: ['thigh', 'calf', 'all_over'],
    age: 65,
    says: ['takes_statin', 'both_sides_hurt', 'duration_weeks', 'injury_none', 'muscles_giving_out'],
    alone: ['takes_statin', 'both_sides_hurt', 'duration_weeks', 'injury_none', 'muscles_giving_out'],
    leastAlone: 'urgent',
  },
  ...['weak_immunity', 'diabetes', 'strength_severe'].map((sign): Case => ({
    who: `a feverish sinus infection felt in the teeth: ${sign}`,
    at: ['jaw_tooth', 'face_sinus'],
    age: 60,
    says: ['nose_pus', 'fever', sign],
    least: 'urgent',
  })),
  {
    who: 'an abscess deep in the pelvis with fever and diabetes',
    at: ['pelvis', 'tailbone'],
    age: 40,
    says: ['hot_swelling_back_passage', 'fever', 'diabetes'],
    alone: ['hot_swelling_back_passage', 'fever', 'diabetes'],
    leastAlone: 'emergency',
  },
  {
    who: 'sudden severe belly pain, and every jolt hurts',
    at: ['upper_belly', 'upper_right_belly', 'upper_left_belly', 'navel', 'flank'],
    age: 45,
    says: ['onset_sudden', 'strength_severe', 'jolt_worse', 'duration_under_day', 'belly_steady'],
    least: 'emergency',
  },
  {
    who: 'weight loss and leg pain that no position eases',
    at: ['thigh', 'buttock', 'hip', 'shin', 'calf'],
    age: 60,
    says: ['weight_loss', 'pain_never_eases'],
    least: 'urgent',
  },
  {
    who: 'nothing stays down, at 70, with a swollen belly',
    at: ['upper_belly', 'navel'],
    age: 70,
    says: [
      'nausea_vomiting',
      'nausea_with_pain',
      'keeps_nothing_down',
      'belly_bloated',
      'belly_waves',
      'duration_days',
    ],
    alone: [
      'nausea_vomiting',
      'nausea_with_pain',
      'keeps_nothing_down',
      'belly_bloated',
      'belly_waves',
      'duration_days',
    ],
    leastAlone: 'urgent',
  },

  // Everyday people whom none of this may send to hospital or to a doctor the same day.
  {
    who: 'an everyday sciatica',
    at: ['thigh', 'calf'],
    age: 40,
    says: [
      'leg_shooting',
      'duration_weeks',
      'injury_none',
      'strength_moderate',
      'onset_gradual',
      'spread_below_knee',
    ],
    most: 'routine',
  },
  {
    who: 'a child whose legs ache in the evening only',
    at: ['shin', 'knee', 'calf'],
    age: 8,
    says: [
      'child_evening_fine_morning',
      'injury_none',
      'both_sides_hurt',
      'both_knees_hurt',
      'strength_moderate',
      'course_comes_and_goes',
    ],
    most: 'routine',
  },
  {
    who: 'a cold sore',
    at: ['mouth_throat'],
    age: 30,
    says: ['lip_blisters', 'duration_days', 'strength_mild', 'injury_none'],
    most: 'self_care',
  },
]

test.each(checksOf(CASES))('$name', (check) => {
  expect(missedAt(check)).toEqual([])
})
