import { describe, expect, test } from 'vitest'
import { assess } from '#engine'
import { createListener } from '#listening'
import { measure, placesListenedAt, readSayings } from './own-words.ts'
import { modelOf, readBundles } from './read-bundles.ts'
import { readLexicon } from './read-lexicon.ts'

const places = placesListenedAt(readBundles())
const listener = createListener(readLexicon())

describe.each(['open', 'open-accounts', 'held-back', 'held-back-accounts', 'held-back-typed'])(
  '%s sentences',
  (name) => {
    const sayings = readSayings(`tests/own-words/${name}.yaml`)

    test('mean findings that their place asks about', () => {
      const unasked = sayings.flatMap(({ at, say, means }) =>
        means
          .map((meaning) => meaning.replace('not ', ''))
          .filter((finding) => !places.get(at)?.here.child.some(({ key }) => key === finding))
          .map((finding) => `${at}: ${finding}, for "${say}"`),
      )
      expect(unasked).toEqual([])
    })
  },
)

/**
 * Of what is shown 95 % is to be right, of what was said 80 % is to be found. On sentences nobody had seen only 90 % is right so far
 * (docs/decisions/026-own-words.md): the lower bar there keeps it from falling.
 */
test.each([
  { name: 'open', right: 0.95, found: 0.8 },
  { name: 'held-back', right: 0.9, found: 0.8 },
])('of the $name sentences $right of what is shown is right, $found of what was said is found', (bar) => {
  const { precision, recall } = measure(
    readSayings(`tests/own-words/${bar.name}.yaml`),
    ({ at, say, about }) =>
      listener.understand(say, places.get(at)!.here[about], { about, parts: places.get(at)!.parts }).mentions,
  )
  expect(precision).toBeGreaterThanOrEqual(bar.right)
  expect(recall).toBeGreaterThanOrEqual(bar.found)
})

test.each([
  ['with shortness of breath', 'breathless_with_pain'],
  ['I can hardly breathe', 'cannot_speak_breathless'],
])('short breath is asked about first as what it is: %s', (text, asked) => {
  const { dangers } = listener.understand(text, places.get('chest')!.here.me)
  expect(dangers[0]?.finding).toBe(asked)
})

test('"dont no" is "don\'t know"', () => {
  const { here } = places.get('mouth_throat')!
  expect(listener.understand('dont no if i have fever', here.me).mentions).toEqual([])
})

test('a man is not heard to tell of a pregnancy', () => {
  const bundle = readBundles().find(({ location }) => location.key === 'flank')!
  const told = (sex: 'male' | 'female') =>
    assess(modelOf(bundle), { sex, age: { min: 30, max: 34 }, weightKg: null }, {}).findingsOffered.map(
      ({ key }) => key,
    )
  expect(told('female')).toContain('pregnancy_tightenings')
  expect(told('male')).not.toContain('pregnancy_tightenings')
})

/** What players of written cases met: heard of words that say something else. */
test.each([
  ['upper_right_belly', 'pain under the ribs for thirty hours', 'very_thirsty'],
  ['low_back', 'it began after heaving a pallet', 'nausea_vomiting'],
  ['back_passage', 'my gran had bowel cancer', 'history_cancer'],
  ['navel', 'a nine-month-old boy who screams', 'baby_under_3_months'],
  ['chest', 'my grandad died of a heart attack', 'family_heart_early'],
  ['chest', 'I took Gaviscon and it made no difference', 'eased_antacid'],
  ['eye', 'it started in the dark of the cinema', 'light_hurts_eye'],
  ['upper_belly', 'I have had sugar for twenty years', 'duration_over_3_months'],
  ['lower_left_belly', 'then nothing for three days', 'duration_days'],
  ['upper_back', 'I ache as if I had flu', 'cold_symptoms'],
  ['back_passage', 'I tried haemorrhoid cream', 'lump_at_back_passage'],
  ['flank', 'it goes round to the front', 'others_also_ill'],
  ['hip', 'if I lie on the left it hurts too', 'groin_or_thigh_pain'],
  ['chest', 'my father died of a heart attack at 58', 'family_heart_early'],
  ['chest', 'my brother had a heart attack at fifty-eight', 'family_heart_early'],
  ['eye', "I don't feel sick", 'head_nausea'],
  ['eye', 'it is at its worst within ten minutes', 'thunderclap'],
  ['eye', 'I bang my head on the wall', 'blow_to_head'],
  ['low_back', 'when my second son was born', 'pregnant_or_recent_birth'],
  ['low_back', 'since the day before yesterday I have had terrible pain', 'back_pain_before'],
  ['upper_right_belly', "it doesn't come and go like contractions", 'colic_waves'],
  ['hip', 'I keep thinking of leukaemia', 'history_cancer'],
  ['elbow', 'when I knock the elbow it tingles', 'fell_on_it'],
  ['shoulder', 'the same dose of a statin for ten years', 'duration_over_3_months'],
  ['thigh', 'I can barely walk', 'cannot_take_four_steps'],
  ['knee', 'it hurts when I move it', 'knee_too_sore_to_move'],
  ['chest', 'short of breath', 'cannot_speak_breathless'],
  ['head', 'the lid droops during each attack', 'drooping_lid'],
  ['chest_side', 'had shingles on that side before', 'blister_rash'],
  ['forehead_temple', 'noise is unbearable when it happens', 'strength_severe'],
  ['neck', 'if I get a tingly arm should I ring 111?', 'tingle_outer_arm'],
  ['upper_arm', 'do I need physio for 6 weeks?', 'duration_weeks'],
  ['knee', 'doctor says lose weight', 'weight_loss'],
  ['all_over', 'lost 2 stone on a diet', 'weight_loss'],
  ['head', 'not like the room spinning', 'unsteady_walk_new'],
  ['jaw_tooth', 'hurts with cold water', 'lip_blisters'],
  ['low_back', 'pain all over my right leg', 'pain_many_places'],
  ['upper_belly', 'acid burning stomach pain', 'burn_chemical'],
  ['pelvis', 'pain that feels like period pains', 'worse_with_period'],
  ['genitals', 'tested positive for tuberculosis', 'maybe_pregnant'],
  ['upper_arm', 'glands under my arm are swollen', 'arm_swollen_blue'],
  ['foot_toes', 'hard bump, use to hurt but not anymore', 'pattern_use'],
  ['head', 'non stop headache, vomiting', 'vomiting_goes_on'],
  ['head', 'my mate gets migraine', 'headache_known'],
  ['ankle', 'sore in shoes and on pushing off', 'course_comes_and_goes'],
  ['head', 'it throbs at both temples', 'head_one_eye'],
  ['knee', 'a firm swelling on the outer side', 'swelling_whole_knee'],
  ['knee', 'a warm cloth helps', 'knee_hot_red'],
  ['low_back', 'the ache sits on the right', 'sitting_worse'],
  ['chest', 'on the last bench press I felt a sharp pain', 'press_same_pain'],
  ['low_back', 'it is no better', 'course_steady'],
  ['ear', 'he hears less on that side since yesterday', 'hearing_worse_weeks'],
  ['chest', 'he smoked cannabis for six years', 'smoked_for_years'],
  ['thigh', 'runs down the thigh to just above the knee', 'muscle_direct_hit'],
  ['pelvis', 'I look six months pregnant', 'pregnant_or_recent_birth'],
  ['pelvis', "so bloated I feel like I'm nine months pregnant", 'over_20_weeks'],
  ['pelvis', 'I am six months pregnant', 'belly_bloated'],
  ['pelvis', 'my period is due in three days', 'weeks_37_on'],
  ['pelvis', 'period due next week', 'over_20_weeks'],
  ['head', 'like someone banging a pot in my head', 'blow_to_head'],
  ['low_back', 'trouble with my gall bladder', 'bladder_trouble_new'],
  ['wrist', 'burned my wrist with boiling water', 'fever'],
  ['forearm', 'I put my arm in boiling water', 'hot_red_skin_lump'],
  ['foot_toes', 'boiling water went over my foot', 'foot_rolled_in'],
  ['upper_belly', 'her belly is too sore to touch', 'belly_rigid'],
  ['low_back', 'my tummy is sore', 'strong_belly_pain'],
  ['upper_belly', 'we had a takeaway last night', 'unsafe_food_water'],
  ['upper_belly', 'it started after a takeaway', 'fatty_meal_spells'],
  ['chest', 'I was wearing a tight bra', 'chest_pressure'],
  ['shoulder', 'I was wearing a tight bra', 'behind_back_worse'],
  ['jaw_tooth', 'the dentist cant see me till the 14th', 'sight_worse_now'],
  ['head', 'head banging every afternoon', 'blow_to_head'],
  ['calf', 'sore 2 days after a flight', 'pattern_after_sport'],
  ['back_passage', 'like passing glass every time i go then burns for an hour', 'duration_under_day'],
  ['upper_right_belly', 'it hurt under the ribs for three hours, then it stopped', 'duration_under_day'],
  ['head', 'I stare at spreadsheets for ten hours', 'duration_under_day'],
  ['pelvis', 'pain when we have sex and awful periods', 'strength_severe'],
  ['all_over', 'my coworker got diagnosed with lupus', 'sun_rash'],
  ['ear', 'he lies in bed and his ear hurts', 'ear_tug_hurts'],
  ['chest_side', 'it woke me at night three days ago', 'pain_never_eases'],
  ['chest_side', 'even my pyjama top touching it hurts', 'press_same_pain'],
  ['upper_belly', 'he takes lansoprazole for reflux', 'heartburn'],
  ['upper_belly', 'he says it is just indigestion', 'heartburn'],
  ['hand_fingers', 'the muscle at the base of the thumb looks thinner', 'hand_spot_thumb_base'],
  ['hip', 'hurts on that side, on stairs', 'sprint_kick_hurts'],
  ['knee', 'I have a slight swelling over the bump', 'swelling_whole_knee'],
  ['shoulder', 'no stiff hips', 'stiffness_none'],
  ['lower_right_belly', 'bloods, urine and scan all normal', 'blood_in_urine'],
  ['eye', 'I was sick twice and saw rainbow rings', 'double_sight'],
  ['low_back', 'I cannot open my bowels for two days', 'bowel_control_lost'],
  ['low_back', 'I no longer feel clearly when I must go', 'poor_sleep_fog'],
  ['low_back', 'woke at about 4 this morning with it', 'second_half_of_night'],
  ['shoulder', 'it didnt hurt then, now every day it is worse', 'injury_none'],
  ['heel', 'I wear worn out trainers', 'unusual_tiredness'],
  ['knee', 'worn out cartilage in the knee', 'unusual_tiredness'],
  ['face_sinus', 'cold wind and shaving set it off', 'tooth_cold_short'],
  ['jaw_tooth', 'dentist pulled a tooth on that side and it made no difference', 'tooth_pulled_days'],
  ['lower_belly_bladder', 'now it comes outside my period too', 'worse_with_period'],
  ['wrist', 'red spots on my belly and back', 'blister_rash'],
  ['hand_fingers', 'tiny red dots on his tummy', 'blister_rash'],
  ['chest', 'my last period was eight weeks ago', 'timing_spell_older'],
  ['pelvis', 'my last period was eight weeks ago', 'heavy_periods'],
  ['all_over', 'a 14 year old girl ill for three days', 'pregnant_or_recent_birth'],
  ['all_over', 'she does not want to stand up', 'lost_interest'],
  ['lower_belly_bladder', 'begins over a few days', 'duration_days'],
  ['chest', 'right now nothing hurts', 'timing_now_today'],
  ['chest', 'it hurt at night and one leg is still fatter', 'timing_now_today'],
  ['low_back', 'pain down the back of both legs, right more than left', 'leg_pain_worse_than_back'],
  ['low_back', 'numb between the legs', 'leg_tingling_numb'],
  ['low_back', 'woke up about 5 this morning with it', 'second_half_of_night'],
  ['knee', 'sore just below the kneecap', 'site_kneecap'],
  ['forehead_temple', 'I had migraines as a teen, these feel different', 'headache_known'],
  ['breast', "my mum's sister got breast cancer", 'family_breast_cancer'],
  ['neck', 'the osteopath was booked up', 'neck_click_manipulated'],
  ['ear', 'my ear never popped after the plane', 'ear_pops'],
  ['jaw_tooth', 'nothing when I bite', 'tooth_bite_pain'],
  ['elbow', 'I play tennis', 'elbow_spot_outer'],
  ['eye', 'I play contact sports', 'contact_lens'],
  ['upper_belly', 'every time I eat I am full at once', 'fear_of_meals'],
  ['upper_belly', 'better for an hour after eating', 'worse_after_meals'],
  ['groin', 'squeezing a ball between my knees hurts', 'testicle_hurts'],
  ['all_over', 'I came down with something', 'others_ill_mosquito'],
  ['lower_belly_bladder', 'not pregnant, on my period', 'worse_with_period'],
  ['upper_back', "breathing doesn't hurt it", 'injury_none'],
  ['forehead_temple', 'chewing makes my jaw so tired', 'unusual_tiredness'],
  ['navel', 'a baby girl of 5 months', 'child_over_6_months'],
  ['upper_belly', 'the splint came off on Tuesday', 'course_comes_and_goes'],
  ['hand_fingers', 'I am typing this for my gran', 'long_hand_work_worse'],
  ['breast', 'my breasts have always felt lumpy all over', 'breast_lump'],
  ['shoulder', 'his kidneys are rather tired', 'unusual_tiredness'],
  ['jaw_tooth', 'chewing tires my jaw', 'unusual_tiredness'],
  ['chest', 'it came on after his PE lesson', 'previous_clot'],
  ['mouth_throat', 'he bit his lip at nursery', 'bite_animal'],
  ['ear', 'the pattern makes no sense to me', 'confused_drowsy'],
  ['ear', 'the nurse said my ear looks clear and clean', 'ear_poked'],
  ['neck_front', 'I sweat and cannot stand the heat', 'sweat_sick_breathless'],
  ['head', 'he had a runny nose a month ago', 'nose_runs'],
  ['buttock', 'my leg felt dead for a moment', 'muscle_direct_hit'],
  ['hip', 'down to the outer edge of the foot', 'buttock_side'],
  ['foot_toes', 'I sleep with my foot on a pillow', 'leg_tingling_numb'],
  ['back_passage', 'the ointment from the chemist stings', 'burning_urine'],
  ['pelvis', 'it comes only with my period', 'belly_with_doing'],
  ['shoulder', 'the lump hurts on touch', 'light_touch_unbearable'],
  ['navel', 'prodding it does not hurt much', 'strength_mild'],
  ['upper_belly', 'it burns, is it just indigestion or my heart', 'heartburn'],
  ['back_passage', 'he has not been for three days', 'duration_days'],
  ['jaw_tooth', 'a molar was pulled nine weeks ago', 'duration_to_3_months'],
  ['mouth_throat', 'my son screams all night and I am so tired', 'unusual_tiredness'],
  ['mouth_throat', "my son screams all night, I'm exhausted", 'unusual_tiredness'],
  ['low_back', 'I began duloxetine a month ago', 'duration_weeks'],
  ['wrist', 'my splint came off on Friday', 'duration_days'],
])('%s: "%s" does not tell %s', (at, text, finding) => {
  const { here, parts } = places.get(at)!
  const { mentions } = listener.understand(text, here.child, { about: 'child', parts })
  expect(mentions.filter(({ holds }) => holds).map((mention) => mention.finding)).not.toContain(finding)
})

test.each([
  ['chest', 'havent coughed blood', 'dry_cough'],
  ['genitals', "a dull ache and there's no swelling", 'leg_newly_swollen'],
  ['mouth_throat', 'lips arent swollen', 'cheek_swollen'],
  ['upper_belly', 'poo is normal colour', 'hard_or_rare_stool'],
  ['genitals', 'bloods, wee and scan all normal', 'blood_in_urine'],
  ['knee', 'no groin pain', 'groin_or_thigh_pain'],
  ['shoulder', 'no rash on my legs', 'blister_rash'],
  ['lower_belly_bladder', 'I also get it when I am not on my period', 'worse_with_period'],
])('%s: "%s" tells nothing of %s', (at, text, finding) => {
  const { here, parts } = places.get(at)!
  const { mentions } = listener.understand(text, here.me, { about: 'me', parts })
  expect(mentions.map((mention) => mention.finding)).not.toContain(finding)
})

test.each([
  ['navel', 'I stopped my blood thinner three weeks ago', 'blood_thinners', false],
  ['chest', 'Non-smoker', 'smoked_for_years', false],
  ['chest', 'my father had a heart attack', 'family_heart_early', true],
  ['chest', 'my mother had a heart attack at 61', 'family_heart_early', true],
  ['chest', 'heavy pressure since about forty minutes ago', 'timing_now_today', true],
  ['chest', 'it began half an hour ago', 'duration_under_day', true],
  ['eye', "I don't feel sick", 'head_nausea', false],
  ['upper_right_belly', "I'm 35 weeks gone", 'over_20_weeks', true],
  ['upper_right_belly', "I'm 35 weeks gone, the baby is moving as normal", 'baby_moves_less', false],
  ['navel', 'I take a blood thinner', 'blood_thinners', true],
  ['navel', 'fever, and she is two months old', 'baby_under_3_months', true],
  ['navel', 'fever, a five-month-old baby', 'baby_3_to_6_months', true],
  ['navel', 'fever, a nine-month-old boy', 'child_over_6_months', true],
  ['upper_right_belly', 'no appetite and about four kilos lost', 'weight_loss', true],
  ['chest', 'I sit leaning forward to breathe', 'breathless_with_pain', true],
  ['hip', 'it loosens up when I walk', 'pattern_first_steps', true],
  ['upper_arm', 'pain level 8', 'strength_severe', true],
  ['flank', 'pain is six on a scale of 1 to 10', 'strength_moderate', true],
  ['head', 'severe headache', 'strength_severe', true],
  ['all_over', 'lost 9kg in 2 months', 'weight_loss', true],
  ['neck', 'it hurts since i was 15', 'duration_over_3_months', true],
  ['knee', 'this morning got sudden knee pain', 'duration_under_day', true],
  ['back_passage', 'motion not clear', 'hard_or_rare_stool', true],
  ['pelvis', 'I look six months pregnant', 'belly_bloated', true],
  ['pelvis', 'I feel awful and I am six months pregnant', 'over_20_weeks', true],
  ['upper_right_belly', 'I had my gall bladder out', 'gallbladder_removed', true],
  ['head', 'banged my head on a pan', 'blow_to_head', true],
  ['upper_belly', 'we ate a dodgy takeaway', 'unsafe_food_water', true],
  ['lower_right_belly', 'off my food, no temp', 'fever', false],
  ['calf', 'my calf is not swollen', 'leg_newly_swollen', false],
  ['chest', 'havent coughed blood', 'coughing_blood', false],
  ['chest', 'chest pain for two hours', 'duration_under_day', true],
  ['ear', 'had a touch of fever on Monday then he was fine again', 'fever', true],
  ['ear', 'no fever, eating is fine', 'fever', false],
  ['chest_side', 'it hurts night and day', 'pain_never_eases', true],
  ['chest', 'it still hurts right now', 'timing_now_today', true],
  ['low_back', 'the leg hurts more than the back', 'leg_pain_worse_than_back', true],
  ['low_back', 'wakes me at 4 every night and I have to get up', 'second_half_of_night', true],
  ['knee', 'pain behind the kneecap', 'site_kneecap', true],
  ['chest_side', 'touching it hurts', 'press_same_pain', true],
  ['upper_belly', 'I have reflux', 'heartburn', true],
  ['wrist', 'red spots on the wrist', 'blister_rash', true],
  ['heel', 'I am worn out', 'unusual_tiredness', true],
  ['all_over', 'I do not want to do anything', 'lost_interest', true],
  ['all_over', 'my baby is ten days old', 'pregnant_or_recent_birth', true],
  ['pelvis', 'my last period was eight weeks ago', 'period_late', true],
  ['pelvis', 'last period two weeks ago', 'period_late', false],
  ['eye', 'I see everything twice', 'double_sight', true],
  ['chest_side', 'I pulled something in my back 3 days ago', 'duration_days', true],
  ['flank', 'pain in my side for 3 weeks. For two days I can hardly stand', 'duration_weeks', true],
])('%s: "%s" tells whether %s', (at, text, finding, holds) => {
  const { here, parts } = places.get(at)!
  const { mentions } = listener.understand(text, here.child, {
    about: at === 'navel' ? 'other' : 'me',
    parts,
  })
  expect(mentions.map((mention) => [mention.finding, mention.holds])).toContainEqual([finding, holds])
})

test.each([
  ['I wish it would stop', []],
  ['it eases off, then I am better off at home', []],
  ["I am fit and well, only my shoes don't fit", []],
  ['I wish I was dead', ['suicide']],
  ['they would be better off if I were dead', ['suicide']],
  ['my son had a fit', ['passed_out']],
  ["he isn't ill in himself", []],
  ['he is not himself', ['confused']],
  ['I can barely speak or stand for pain', []],
  ["I can't speak properly", ['stroke']],
  ["I've got a banging headache", []],
  ['even stroking my cheek sets it off', []],
  ['I think it is a stroke', ['stroke']],
])('everyday words are no danger: %s', (text, dangers) => {
  const heard = listener.understand(text, places.get('knee')!.here.me, { about: 'other' })
  expect(heard.dangers.map(({ danger }) => danger)).toEqual(dangers)
})
