import type { Key, Sex, TriageLevel } from '#engine'
import type { AgeBandKey } from '#web/domain/consultation/age-bands.ts'

/** A made-up person and what the site should come to. Every finding that is not named is absent. */
export interface Patient {
  called: string
  place: Key
  sex: Sex
  ageBand: AgeBandKey
  weightKg: number
  findings: readonly Key[]
  /** Option chosen at self-test questions; other questions are left open. */
  selfTests: Readonly<Record<Key, Key>>
  /** The cause shown first; none at an emergency, where causes would only be in the way. */
  expect: { cause: Key | null; level: TriageLevel }
}

/** As in NICE NG59 and the NHS page on slipped discs: shooting leg pain, worse sitting, bending and coughing. */
export const slippedDisc: Patient = {
  called: 'a slipped disc',
  place: 'low_back',
  sex: 'male',
  ageBand: '35_44',
  weightKg: 83.5,
  findings: [
    'duration_weeks',
    'onset_sudden',
    'injury_strain',
    'strength_moderate',
    'course_steady',
    'stiffness_short',
    'spread_below_knee',
    'side_one',
    'leg_pain_worse_than_back',
    'leg_shooting',
    'leg_tingling_numb',
    'cough_sneeze_worse',
    'sitting_worse',
    'walking_hurts',
    'bending_forward_worse',
  ],
  selfTests: { slr_leg_pain: 'yes', slr_height: 'low' },
  expect: { cause: 'lumbar_disc_herniation', level: 'routine' },
}

/** As in the NHS page on meniscus tears: a twist at football, swelling by the next day, catching, a sore joint line. */
export const tornMeniscus: Patient = {
  called: 'a torn meniscus',
  place: 'knee',
  sex: 'female',
  ageBand: '25_34',
  weightKg: 61.5,
  findings: [
    'duration_weeks',
    'onset_sudden',
    'injury_minor',
    'injury_twist',
    'could_not_go_on',
    'strength_moderate',
    'course_steady',
    'stiffness_short',
    'site_inner',
    'swelling_day',
    'giving_way_buckles',
    'catching_painful',
    'worse_twisting',
    'worse_squatting',
    'worse_stairs',
    'pattern_use',
    'tender_joint_line',
    'bend_some_loss',
    'load_turning_sport',
  ],
  selfTests: { twist_pain: 'yes', squat_pain_place: 'inner', press_gap: 'inner', straight_lift: 'yes' },
  expect: { cause: 'acute_meniscal_tear', level: 'routine' },
}

/** As in NICE CG95: pressure for half an hour, into the left arm and the jaw, with a cold sweat. */
export const heartAttack: Patient = {
  called: 'a heart attack',
  place: 'chest',
  sex: 'female',
  ageBand: '55_64',
  weightKg: 91.3,
  findings: [
    'breathless_with_pain',
    'cold_sweat',
    'nausea_with_pain',
    'spread_left_arm',
    'spread_jaw_neck',
    'timing_now_today',
    'chest_pressure',
    'diabetes',
  ],
  selfTests: {},
  expect: { cause: null, level: 'emergency' },
}

/** A sore chest muscle some days after heavy lifting: one spot, hurts on pressing and on using the arm. */
export const pulledMuscle: Patient = {
  called: 'a pulled chest muscle',
  place: 'chest',
  sex: 'male',
  ageBand: '25_34',
  weightKg: 74.5,
  findings: [
    'timing_days_steady',
    'chest_aching',
    'effort_movement_only',
    'pain_on_movement',
    'eased_keeping_still',
    'press_same_pain',
    'place_one_side',
    'weak_pushing',
    'injury_overuse',
    'duration_days',
    'onset_hours',
    'strength_mild',
    'course_better',
  ],
  selfTests: { palm_press_hurts: 'yes', press_brings_same_pain: 'yes', breath_sharper: 'no' },
  expect: { cause: 'pectoral_muscle_strain', level: 'self_care' },
}

/** As in the NHS page on cauda equina syndrome: numb between the legs, and new trouble with urine. */
export const squeezedNerves: Patient = {
  called: 'squeezed nerves of the bladder',
  place: 'low_back',
  sex: 'female',
  ageBand: '65_74',
  weightKg: 91.3,
  findings: ['saddle_numbness', 'bladder_trouble_new'],
  selfTests: {},
  expect: { cause: null, level: 'emergency' },
}
