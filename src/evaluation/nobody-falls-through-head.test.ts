import { expect, test } from 'vitest'
import { checksOf, missedAt, type Case } from './play-people.ts'

/**
 * The same for head, face, eye and ear: people who once fell too low, and everyday ones who must not be sent to hospital
 * for nothing. One flat table.
 */
const HEAD = ['head', 'forehead_temple']
const FACE = ['face_sinus', 'eye', 'ear']
const ALL = [...HEAD, ...FACE]

const CASES: Case[] = [
  // Fever with an illness that changes all; at the eye nobody was asked.
  ...['cancer_treatment_lately', 'no_spleen', 'sickle_cell_known'].map((illness): Case => ({
    who: `fever: ${illness}`,
    at: ALL,
    age: 30,
    says: ['fever', illness],
    least: 'emergency',
  })),
  { who: 'fever after a transplant', at: ALL, age: 30, says: ['fever', 'transplanted'], least: 'urgent' },
  {
    who: 'fever with weak defences and a headache known from before',
    at: ALL,
    age: 30,
    says: ['fever', 'weak_immunity', 'headache_known'],
    least: 'urgent',
  },

  // Blows. NICE NG232.
  {
    who: 'a knock to the head on blood thinners',
    at: ALL,
    age: 50,
    says: ['head_knock_3_months', 'injury_minor', 'blow_to_head', 'blood_thinners', 'duration_under_day'],
    least: 'emergency',
  },
  {
    who: 'a knock weeks ago on blood thinners',
    at: HEAD,
    age: 50,
    says: ['head_knock_3_months', 'blood_thinners', 'duration_weeks'],
    least: 'urgent',
  },
  {
    who: 'a knock to the head with haemophilia',
    at: FACE,
    age: 30,
    says: ['injury_minor', 'blow_to_head', 'bleeding_illness', 'duration_under_day'],
    least: 'emergency',
  },
  ...['vomited_after_blow', 'memory_gap', 'fluid_from_nose_ear', 'growing_since_blow'].map((sign): Case => ({
    who: `after a blow to the head: ${sign}`,
    at: FACE,
    age: 30,
    says: ['injury_minor', 'blow_to_head', sign, 'duration_under_day'],
    least: 'emergency',
  })),
  {
    who: 'pain of face, eye or ear after a crash',
    at: FACE,
    age: 30,
    says: ['injury_major', 'duration_under_day'],
    least: 'emergency',
  },
  {
    who: 'a blow to the head at 70',
    at: FACE,
    age: 70,
    says: ['injury_minor', 'blow_to_head', 'duration_under_day'],
    least: 'urgent',
  },
  {
    who: 'a headache that grows since a knock, at 30',
    at: HEAD,
    age: 30,
    says: ['head_knock_3_months', 'headache_new', 'course_worse', 'duration_weeks'],
    least: 'urgent',
    alone: ['head_knock_3_months', 'course_worse'],
    leastAlone: 'routine',
  },
  {
    who: 'a child with double sight after a blow to the socket',
    at: ['face_sinus', 'eye'],
    age: 12,
    says: ['injury_minor', 'nose_hit', 'double_sight', 'duration_under_day'],
    least: 'emergency',
  },
  {
    who: 'worse sight after a blow to the face',
    at: ['face_sinus'],
    age: 30,
    says: ['injury_minor', 'nose_hit', 'sight_worse_now', 'duration_under_day'],
    least: 'emergency',
  },
  ...['nose_swelling_inside', 'nose_bleeds_on'].map((sign): Case => ({
    who: `a broken nose: ${sign}`,
    at: ['face_sinus'],
    age: 30,
    says: ['injury_minor', 'nose_hit', sign, 'duration_under_day'],
    least: 'emergency',
  })),
  {
    who: 'a child that bumped its head and is well',
    at: HEAD,
    age: 6,
    says: [
      'head_knock_3_months',
      'injury_minor',
      'blow_to_head',
      'strength_mild',
      'course_better',
      'duration_under_day',
    ],
    most: 'self_care',
  },

  // Children. HeadSmart, HSE, NZMJ 2010.
  {
    who: 'a child with morning vomiting',
    at: HEAD,
    age: 6,
    says: ['vomits_without_sickness'],
    least: 'urgent',
  },
  {
    who: 'a teenager whose headache has grown for weeks',
    at: HEAD,
    age: 14,
    says: ['headache_changed', 'course_worse', 'duration_weeks'],
    least: 'urgent',
  },
  {
    who: 'a newborn with a sticky eye',
    at: ['eye'],
    age: 0,
    says: ['eye_sticky', 'eye_red', 'baby_under_28_days'],
    least: 'urgent',
  },
  {
    who: 'a newborn with swollen lids',
    at: ['eye'],
    age: 0,
    says: ['eye_sticky', 'eye_red', 'lids_red_swollen', 'baby_under_28_days'],
    least: 'emergency',
  },
  {
    who: 'a toddler with a sticky eye',
    at: ['eye'],
    age: 3,
    says: ['eye_sticky', 'eye_red', 'red_eye_contact', 'strength_mild', 'duration_days', 'injury_none'],
    most: 'routine',
  },
  {
    who: 'a toddler with a battery in the nose',
    at: ['face_sinus'],
    age: 3,
    says: ['nose_battery'],
    least: 'emergency',
  },
  {
    who: 'a toddler with a bead in the nose',
    at: ['face_sinus'],
    age: 3,
    says: ['nose_object'],
    least: 'urgent',
  },

  // Headaches. NICE CG150 and NG240.
  {
    who: 'fever, sickness and eyes that cannot bear light',
    at: HEAD,
    age: 20,
    says: ['fever', 'head_nausea', 'light_bothers', 'duration_under_day'],
    least: 'urgent',
  },
  {
    who: 'fever after a needle in the back',
    at: HEAD,
    age: 30,
    says: ['spine_needle', 'fever'],
    least: 'emergency',
  },
  {
    who: 'a stiff neck after a needle in the back',
    at: HEAD,
    age: 30,
    says: ['spine_needle', 'neck_too_stiff'],
    least: 'emergency',
  },
  {
    who: 'a headache that has grown for weeks',
    at: HEAD,
    age: 35,
    says: ['headache_changed', 'course_worse', 'duration_weeks'],
    least: 'routine',
    alone: ['headache_changed'],
  },
  { who: 'sight that dims for seconds', at: HEAD, age: 30, says: ['sight_dims_bending'], least: 'routine' },
  { who: 'weight loss', at: ALL, age: 30, says: ['weight_loss'], least: 'routine' },
  {
    who: 'a new growing headache on the pill',
    at: HEAD,
    sex: 'female',
    age: 28,
    says: ['oestrogen_medicine', 'headache_new', 'course_worse'],
    least: 'urgent',
  },
  {
    who: 'migraine with aura on the pill',
    at: HEAD,
    sex: 'female',
    age: 28,
    says: ['oestrogen_medicine', 'aura', 'headache_changed'],
    least: 'routine',
  },
  {
    who: 'a first attack of cluster headache',
    at: HEAD,
    age: 35,
    says: [
      'eye_runs_with_attack',
      'restless_with_attack',
      'headache_new',
      'strength_severe',
      'duration_days',
    ],
    least: 'urgent',
  },
  {
    who: 'jaw pain and worse sight at 72 from inflamed arteries',
    at: [...ALL.filter((place) => place !== 'ear'), 'jaw_tooth', 'neck'],
    sex: 'female',
    age: 72,
    says: ['jaw_tires_chewing', 'scalp_tender', 'double_sight', 'headache_new'],
    least: 'emergency',
    alone: ['jaw_tires_chewing', 'scalp_tender'],
    leastAlone: 'urgent',
  },

  {
    who: 'fever and headache after tuberculosis',
    at: HEAD,
    age: 40,
    says: ['fever', 'tuberculosis_contact', 'headache_new'],
    least: 'urgent',
  },
  {
    who: 'pain round one eye with rings round lights',
    at: HEAD,
    age: 60,
    says: ['head_one_eye', 'halos_lights', 'head_nausea', 'headache_new'],
    least: 'emergency',
  },

  // Pregnancy. NICE NG133.
  {
    who: 'a headache in pregnancy, known from before',
    at: HEAD,
    sex: 'female',
    age: 28,
    says: ['pregnant_or_recent_birth', 'headache_known'],
    least: 'routine',
    most: 'urgent',
  },
  {
    who: 'a new headache in pregnancy without other signs',
    at: HEAD,
    sex: 'female',
    age: 28,
    says: ['pregnant_or_recent_birth', 'headache_new', 'duration_under_day'],
    least: 'urgent',
    most: 'urgent',
  },

  // Carbon monoxide: a heater in the room is no ambulance.
  {
    who: 'an old headache with a stove in the room',
    at: HEAD,
    age: 40,
    says: ['stove_closed_room', 'headache_known', 'duration_under_day'],
    most: 'routine',
  },
  {
    who: 'a new headache with a stove in the room',
    at: HEAD,
    age: 40,
    says: ['stove_closed_room', 'headache_new', 'duration_under_day'],
    least: 'urgent',
    most: 'urgent',
  },
  {
    who: 'a new headache and sickness with a stove in the room',
    at: HEAD,
    age: 40,
    says: ['stove_closed_room', 'headache_new', 'head_nausea', 'duration_under_day'],
    least: 'urgent',
    most: 'urgent',
  },
  {
    who: 'a headache with a stove in the room, others ill too',
    at: HEAD,
    age: 40,
    says: ['stove_closed_room', 'others_ill_indoors', 'duration_under_day'],
    least: 'emergency',
  },

  // Eyes. College of Optometrists.
  {
    who: 'a red eye with strong, deep pain that sees worse',
    at: ['eye'],
    age: 60,
    says: ['eye_red', 'sight_worse_now', 'strength_severe', 'eye_deep_ache'],
    least: 'emergency',
    alone: ['eye_red', 'sight_worse_now', 'strength_severe'],
    leastAlone: 'urgent',
  },
  {
    who: 'one red eye that light hurts',
    at: ['eye'],
    age: 30,
    says: ['eye_red', 'light_hurts_eye', 'eye_one_only'],
    least: 'urgent',
  },
  {
    who: 'a sticky eye with contact lenses',
    at: ['eye'],
    age: 25,
    says: ['contact_lens', 'eye_sticky'],
    least: 'urgent',
  },
  { who: 'blisters beside the eye', at: ['eye'], age: 30, says: ['blister_rash'], least: 'urgent' },
  {
    who: 'blisters on brow or cheek',
    at: ['forehead_temple', 'face_sinus'],
    age: 60,
    says: ['blister_rash'],
    least: 'urgent',
  },
  {
    who: 'swollen lids that see double after a cold',
    at: ['eye', 'face_sinus'],
    age: 14,
    says: ['lids_red_swollen', 'double_sight', 'nose_pus', 'fever'],
    least: 'emergency',
  },
  {
    who: 'an itchy hay-fever eye',
    at: ['eye'],
    age: 30,
    says: [
      'eye_itchy',
      'eye_waters',
      'allergy_eye_nose',
      'nose_runs',
      'strength_mild',
      'duration_weeks',
      'injury_none',
    ],
    most: 'self_care',
  },

  // Face and sinuses.
  {
    who: 'a soft swelling of the forehead with a sinus infection',
    at: ['face_sinus', 'forehead_temple'],
    age: 14,
    says: ['forehead_swelling', 'nose_pus'],
    least: 'emergency',
  },
  {
    who: 'a feverish sinus infection with diabetes',
    at: ['face_sinus'],
    age: 50,
    says: ['fever', 'nose_pus', 'diabetes'],
    least: 'urgent',
  },
  {
    who: 'a numb cheek with diabetes',
    at: ['face_sinus'],
    age: 50,
    says: ['face_numb', 'diabetes'],
    least: 'urgent',
  },
  {
    who: 'a boil in the nose with fever',
    at: ['face_sinus'],
    age: 30,
    says: ['nose_inside_sore', 'fever'],
    least: 'urgent',
  },
  {
    who: 'a boil in the nose with swollen lids',
    at: ['face_sinus'],
    age: 30,
    says: ['nose_inside_sore', 'lids_red_swollen'],
    least: 'emergency',
  },
  {
    who: 'red, hot skin of the face and feeling very ill',
    at: ['face_sinus', 'eye'],
    age: 60,
    says: ['face_skin_red_hot', 'feeling_very_ill'],
    least: 'emergency',
  },
  {
    who: 'a plain sinus infection',
    at: ['face_sinus'],
    age: 30,
    says: ['nose_runs', 'worse_bending_face', 'strength_moderate', 'duration_days', 'injury_none'],
    most: 'self_care',
  },
  {
    who: 'gums that bleed at 22, with diabetes',
    at: ['jaw_tooth', 'mouth_throat'],
    age: 22,
    says: ['gums_bleed', 'diabetes', 'duration_weeks'],
    most: 'routine',
  },

  // Ears. NICE NG91, referral guidance of Victoria.
  ...['cannot_swallow_spit', 'throat_grey_skin'].map((sign): Case => ({
    who: `ear pain: ${sign}`,
    at: ['ear'],
    age: 5,
    says: [sign, 'swallowing_hurts', 'fever'],
    least: 'urgent',
  })),
  {
    who: 'a running ear and a drooping face',
    at: ['ear'],
    age: 30,
    says: ['ear_runs', 'ear_face_weak', 'duration_days'],
    least: 'emergency',
  },
  {
    who: 'an ear that has run for months, and spinning',
    at: ['ear'],
    age: 30,
    says: ['ear_runs_for_months', 'ear_vertigo'],
    least: 'emergency',
  },
  {
    who: 'an ear that has run for months, and fever',
    at: ['ear'],
    age: 30,
    says: ['ear_runs_for_months', 'fever'],
    least: 'urgent',
  },
  {
    who: 'spinning after a dive',
    at: ['ear'],
    age: 30,
    says: ['ear_flight_dive', 'ear_vertigo'],
    least: 'emergency',
  },
  {
    who: 'a blocked ear with a cold',
    at: ['ear'],
    age: 30,
    says: ['ear_blocked', 'ear_pops', 'nose_runs', 'strength_mild', 'duration_days', 'injury_none'],
    most: 'self_care',
  },
]

test.each(checksOf(CASES))('$name', (check) => {
  expect(missedAt(check)).toEqual([])
})
