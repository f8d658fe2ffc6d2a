/** What a sentence under "Who must not do it" means in findings. */
export interface Contraindication {
  /** Words that say it. */
  says: RegExp
  /** With one of these, where it is asked, the test is never offered. */
  any?: readonly string[]
  /** Nor soon after one of these. */
  soonAfter?: readonly string[]
  /** Ages are left out. */
  ages?: true
  /** Nothing asks for it: the person reads it and decides. */
  personOnly?: true
}

const INJURIES = [
  'injury_minor',
  'injury_strain',
  'fell_on_hand',
  'fell_on_it',
  'fell_on_bottom',
  'arm_wrenched',
  'finger_jammed',
  'injury_twist',
  'injury_jump_landing',
  'injury_pushed_inward',
  'injury_pushed_outward',
  'injury_front_blow',
  'injury_overstretched',
  'muscle_direct_hit',
  'landed_on_heels',
  'toe_stubbed',
]
const ACCIDENTS = ['injury_major', 'dangerous_fall', 'whiplash']

/**
 * Self-tests say in sentences who must not do them. So that none is offered against its own words, the check of the content
 * reads each sentence by these and wants the findings among what the test is not offered with; `npm run safety` looks for
 * offers that contradict them.
 */
export const CONTRAINDICATIONS: readonly Contraindication[] = [
  { says: /accident/, any: ACCIDENTS },
  { says: /hard fall/, any: ACCIDENTS, soonAfter: ['fell_on_it', 'fell_on_hand'] },
  {
    says: /(?<!hard )\bfall\b(?! easily)/,
    any: ACCIDENTS,
    soonAfter: ['injury_minor', 'fell_on_it', 'fell_on_hand', 'fell_on_bottom', 'landed_on_heels'],
  },
  { says: /fresh injury|after an injury/, any: ACCIDENTS, soonAfter: INJURIES },
  {
    says: /blow to the (jaw|face)/,
    any: ['injury_major', 'nose_hit', 'bite_changed'],
    soonAfter: ['injury_minor'],
  },
  {
    says: /(after|or) (a )?blow(?! to)/,
    any: ['injury_major', 'spleen_at_risk'],
    soonAfter: ['injury_minor'],
  },
  { says: /operation/, any: ['recent_operation', 'knee_needle_or_surgery'] },
  {
    says: /chest pain|pressure in the chest/,
    any: ['arm_with_chest_pain', 'chest_arm_tight_too', 'chest_pressure'],
  },
  {
    says: /from the heart/,
    any: [
      'chest_pressure',
      'cold_sweat',
      'light_headed',
      'breathless_with_pain',
      'spread_left_arm',
      'spread_right_or_both_arms',
      'spread_jaw_neck',
      'effort_brings_rest_eases',
      'effort_and_now_rest',
      'arm_with_chest_pain',
      'arm_with_effort',
    ],
  },
  { says: /known heart disease/, any: ['heart_disease'] },
  { says: /new pain today/, any: ['timing_now_today'] },
  { says: /sweating or short breath/, any: ['sweat_sick_breathless'] },
  { says: /\bfever\b(?! with a feeling)/, any: ['fever', 'shaking_chills'] },
  { says: /great illness/, any: ['feeling_very_ill'] },
  { says: /thin bones/, any: ['thin_bones'] },
  { says: /steroids/, any: ['steroid_tablets'] },
  { says: /sore spot on the spine/, any: ['bone_tap_pain', 'upper_back_bone'] },
  { says: /pregnancy/, any: ['pregnant_or_recent_birth', 'period_late', 'maybe_pregnant'] },
  { says: /very strong pain/, any: ['strength_severe'] },
  { says: /faintness/, any: ['belly_faint', 'belly_cold_sweat', 'light_headed', 'faint_clammy'] },
  { says: /stuck bulge/, any: ['bulge_stuck'] },
  { says: /every jolt/, any: ['jolt_worse'] },
  { says: /widened artery/, any: ['known_aneurysm'] },
  { says: /blood thinners/, any: ['blood_thinners'] },
  { says: /blood in the urine/, any: ['blood_in_urine'] },
  {
    says: /\bhot (elbow|wrist|hand|joint|knee|foot|red skin)|hot finger|very hot skin|hot or very swollen/,
    any: [
      'arm_hot_red',
      'knee_hot_red',
      'foot_hot_swollen',
      'joint_red_hot',
      'face_skin_red_hot',
      'skin_red_spreading',
    ],
  },
  { says: /swollen or hot/, any: ['skin_red_spreading'] },
  { says: /hot or very swollen knee/, any: ['swelling_hours'] },
  { says: /hot finger/, any: ['finger_swollen_whole', 'finger_held_bent'] },
  {
    says: /swollen (leg|calf)|calf is swollen/,
    any: ['leg_newly_swollen', 'whole_leg_swollen', 'calf_swollen'],
  },
  { says: /out of (shape|place)/, any: ['arm_out_of_shape', 'limb_out_of_shape', 'knee_out_of_place'] },
  { says: /shoulder slips/, any: ['shoulder_slips'] },
  { says: /gives way when you turn/, any: ['giving_way_turning'] },
  { says: /swelled up within hours/, any: ['swelling_hours'] },
  { says: /wound|skin is open/, any: ['arm_deep_wound', 'deep_wound', 'open_sore_foot'] },
  { says: /rash|blisters/, any: ['blister_rash'] },
  { says: /bruise/, any: ['chest_bruise'] },
  { says: /rib that grates/, any: ['rib_grating'] },
  { says: /can't stand on/, any: ['cannot_take_four_steps', 'cannot_bear_weight'] },
  { says: /artificial/, any: ['hip_replaced', 'artificial_knee'] },
  { says: /weak leg|foot feels weak/, any: ['leg_weak', 'leg_weakness_worsening', 'foot_drops'] },
  {
    says: /new weakness/,
    any: ['arm_weak_growing', 'arm_sudden_weak', 'legs_stiff_unsteady', 'hands_clumsy', 'stroke_signs'],
  },
  { says: /clumsy hands/, any: ['hands_clumsy', 'hands_clumsy_both'] },
  { says: /unsteady legs/, any: ['legs_stiff_unsteady', 'unsteady_walk_new', 'walk_unsteady'] },
  {
    says: /bladder, bowel or both legs/,
    any: [
      'bladder_trouble_new',
      'bowel_control_lost',
      'both_legs_new',
      'saddle_numbness',
      'bladder_bowel_new',
    ],
  },
  { says: /rheumatoid arthritis/, any: ['rheumatoid_known'] },
  { says: /cancer/, any: ['history_cancer'] },
  { says: /sight is worse/, any: ['sight_lost_sudden', 'sight_worse_now', 'double_sight'] },
  {
    says: /breathing or swallowing hard/,
    any: ['noisy_hard_breathing', 'cannot_swallow_spit', 'floor_or_neck_swelling', 'lips_tongue_swelling'],
  },
  { says: /swollen eye/, any: ['lids_red_swollen', 'eye_bulges_hurts_moving'] },
  { says: /very strong headache/, any: ['thunderclap'] },
  { says: /one side of neck and head/, any: ['new_one_sided_neck_head'] },
  { says: /drooping face/, any: ['stroke_signs'] },
  { says: /bang at the back/, any: ['kick_feeling_heel', 'cannot_push_off'] },
  {
    says: /clot is possible/,
    any: [
      'previous_clot',
      'long_immobility',
      'recent_operation',
      'lung_clot_signs',
      'pregnant_or_recent_birth',
    ],
  },
  { says: /short of breath/, any: ['lung_clot_signs', 'sudden_breathlessness'] },
  { says: /leg is cold/, any: ['limb_cold_suddenly', 'leg_cold_pale_numb'] },
  { says: /numb feet/, any: ['feet_numb_long'] },
  { says: /crack in the bone/, any: ['thin_bones', 'bone_drug_years'] },
  { says: /slightest touch/, any: ['knee_too_sore_to_move'] },
  { says: /does not go straight/, any: ['knee_stuck_now'] },
  { says: /high blood pressure/, any: ['high_blood_pressure'] },
  { says: /children/, ages: true },
  { says: /fall easily|poor balance|are unsteady|hurt an Achilles|pop in the muscle/, personOnly: true },
]
