import type { Key } from '#engine'
import type { LostLine } from './help-lines.ts'

/** Why lines about when to get help are tied to nothing at these places of their conditions: nobody is asked their signs there. */
export interface LostLineReason {
  because: string
  /** "condition: level" of the lines, and the places. */
  lines: Readonly<Record<string, string>>
}

/** Whether the reason is about this line. */
export function isReasonFor({ lines }: LostLineReason, { condition, level, place }: LostLine): boolean {
  return placesOf(lines[`${condition}: ${level}`] ?? '').includes(place)
}

export function placesOf(text: string): Key[] {
  return text.split(' ')
}

export const LOST_LINE_REASONS: readonly LostLineReason[] = [
  {
    because:
      'A joint, bone, bulge or sore is pointed at where it is: its signs are asked there, and are no signs of pain here.',
    lines: {
      'abdominal_wall_pain: emergency': 'flank upper_left_belly upper_right_belly',
      'biceps_tendon_rupture: routine': 'shoulder upper_arm',
      'bone_metastasis: emergency': 'all_over chest_side tailbone',
      'bone_or_soft_tissue_sarcoma: urgent': 'tailbone',
      'calf_or_hamstring_strain: urgent': 'knee',
      'genital_herpes: urgent': 'back_passage groin pelvis',
      'hip_fracture: emergency': 'knee',
      'hip_fracture: urgent': 'knee',
      'hip_osteoarthritis: emergency': 'low_back',
      'hip_osteoarthritis: urgent': 'buttock low_back',
      'joint_hypermobility: emergency': 'all_over',
      'mumps: urgent': 'ear',
      'necrotising_soft_tissue_infection: emergency': 'chest_side',
      'paget_disease_bone: urgent': 'low_back pelvis',
      'pelvic_stress_fracture: urgent': 'low_back tailbone',
      'rib_fracture: urgent': 'flank',
      'sacral_insufficiency_fracture: urgent': 'tailbone',
      'systemic_sclerosis: urgent': 'chest',
    },
  },
  {
    because:
      'Headache, eyes, jaw and neck have questions of their own where they hurt; at a place beside them the grave signs alone are asked.',
    lines: {
      'acromegaly: emergency': 'all_over hand_fingers hip knee low_back wrist',
      'acromegaly: urgent': 'all_over hand_fingers hip knee low_back wrist',
      'acute_angle_closure_glaucoma: emergency': 'face_sinus',
      'acute_otitis_media: routine': 'all_over',
      'cervicogenic_headache: routine': 'neck',
      'cluster_headache: urgent': 'eye face_sinus jaw_tooth',
      'head_and_neck_cancer: urgent': 'face_sinus',
      'myofascial_neck_shoulder_pain: urgent': 'head',
      'neck_lymphadenitis: urgent': 'ear neck',
      'scarlet_fever: urgent': 'neck_front',
      'subacute_thyroiditis: urgent': 'ear jaw_tooth',
      'tension_type_headache: routine': 'eye face_sinus neck',
      'whiplash: urgent': 'neck',
    },
  },
  {
    because:
      'A stiff neck is asked at head and neck. With a rash far from them it is rare, and fever or feeling very ill is asked everywhere.',
    lines: {
      'shingles: emergency':
        'breast buttock chest chest_side elbow flank forearm genitals groin hand_fingers hip ' +
        'low_back lower_belly_bladder lower_left_belly lower_right_belly navel shoulder ' +
        'shoulder_blade thigh upper_arm upper_back upper_belly upper_left_belly upper_right_belly ' +
        'wrist',
    },
  },
  {
    because:
      'What comes first is an emergency by itself: the bite sends to hospital before any further sign, and so does fever with feeling very ill in a cause that is asked for.',
    lines: {
      'acute_leukaemia: emergency': 'calf hip shin thigh',
      'snake_bite: emergency':
        'ankle buttock calf elbow foot_toes forearm hand_fingers heel knee shin shoulder thigh ' +
        'upper_arm wrist',
    },
  },
  {
    because:
      'The belly is asked about where it hurts. Here its first signs, such as fever, colic or blood, are asked, and the line says what to watch for.',
    lines: {
      'achalasia: emergency': 'upper_belly',
      'acute_prostatitis: emergency': 'low_back',
      'acute_cholangitis: emergency': 'chest_side',
      'biliary_colic: emergency': 'chest shoulder shoulder_blade upper_back',
      'iga_vasculitis: emergency': 'ankle foot_toes knee shin',
      'iga_vasculitis: urgent': 'all_over ankle foot_toes knee navel upper_belly',
      'kidney_stone: emergency': 'chest_side genitals groin',
      'mesenteric_ischaemia: routine':
        'flank lower_belly_bladder lower_left_belly lower_right_belly pelvis upper_right_belly',
      'peptic_ulcer: emergency': 'shoulder_blade',
      'umbilical_hernia: urgent': 'upper_belly',
    },
  },
  {
    because:
      'Under the right ribs alone the heart is rarely felt: sweat, short breath and where pain spreads are asked there, effort is not.',
    lines: {
      'chest_wall_pain: urgent': 'upper_left_belly upper_right_belly',
    },
  },
  {
    because:
      'The sign comes days or weeks later, when the pain that brought somebody here has mostly gone: the line says when to come back.',
    lines: {
      'stills_disease: urgent': 'mouth_throat',
      'strep_throat: urgent': 'ear mouth_throat navel neck_front',
    },
  },
  {
    because:
      'Neck, arms and spine are asked about where the trouble mostly hurts. It is rare at this place, or the place has a weaker word for it.',
    lines: {
      'cervical_radiculopathy: routine': 'upper_back',
      'chronic_nonspecific_low_back_pain: routine': 'flank',
      'pancoast_tumour: routine': 'upper_back',
    },
  },
  {
    because:
      'All over it is known of small children who cannot say where it hurts. What they show is asked, and is for today or now by itself; the line is in the words of those who can tell.',
    lines: {
      'corneal_abrasion: emergency': 'all_over',
      'pyelonephritis: emergency': 'all_over',
      'pyelonephritis: urgent': 'all_over',
      'strangulated_hernia: emergency': 'all_over',
      'testicular_torsion: emergency': 'all_over',
    },
  },
  {
    because: 'It is very rare at this place, and the sign belongs to quite another part of the body.',
    lines: {
      'haemochromatosis: emergency': 'all_over hand_fingers',
    },
  },
  {
    because:
      'Somebody with it may well have the sign, and no question offers it at this place yet: one is still to be written.',
    lines: {
      'anca_vasculitis: emergency': 'ear',
      'arm_vein_thrombosis: emergency': 'hand_fingers',
      'axial_spondyloarthritis: emergency': 'all_over buttock heel hip knee tailbone',
      'axial_spondyloarthritis: urgent':
        'all_over buttock chest_side heel hip low_back neck tailbone upper_back',
      'cervical_myelopathy: emergency': 'elbow forearm hand_fingers shoulder upper_arm wrist',
      'cervical_radiculopathy: emergency': 'elbow forearm hand_fingers shoulder upper_arm wrist',
      'cervical_radiculopathy: urgent': 'upper_back',
      'dental_abscess: urgent': 'neck_front',
      'gastro_oesophageal_reflux: emergency': 'mouth_throat neck_front',
      'guillain_barre_syndrome: emergency': 'calf foot_toes low_back thigh',
      'infective_endocarditis: emergency': 'all_over ankle foot_toes hip knee low_back',
      'lower_leg_bruise: urgent': 'shin',
      'lyme_disease: emergency': 'knee',
      'pneumonia: emergency': 'shoulder',
      'polycythaemia_vera: emergency': 'all_over',
      'pulpitis: emergency': 'forehead_temple',
      'osgood_schlatter_disease: urgent': 'shin',
      'reactive_arthritis: urgent': 'all_over ankle foot_toes heel',
      'rheumatic_fever: emergency': 'ankle knee',
      'rheumatoid_arthritis: urgent': 'all_over ankle elbow foot_toes hand_fingers heel hip shoulder wrist',
      'scapular_winging: emergency': 'shoulder',
      'sunburn: emergency': 'hip navel shin shoulder thigh',
      'temporomandibular_disorder: emergency': 'ear face_sinus forehead_temple head',
      'temporomandibular_disorder: urgent': 'ear head',
      'upper_lumbar_radiculopathy: emergency': 'knee',
      'viral_pleurisy: emergency': 'upper_left_belly upper_right_belly',
    },
  },
]
