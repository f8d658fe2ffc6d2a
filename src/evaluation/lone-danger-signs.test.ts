import { describe, expect, test } from 'vitest'
import { assess, optionsFor, type Key, type Person, type Sex } from '#engine'
import { deniedScreen } from './denied-screen.ts'
import { modelOf, readBundles } from './read-bundles.ts'

/** Questions that ask for nothing but danger signs. */
const DANGER_SIGNS = new Set<Key>([
  'airway_signs',
  'arm_danger_signs',
  'back_nerve_signs',
  'belly_danger_signs',
  'chest_danger_signs',
  'collapse_signs',
  'eye_danger_signs',
  'head_danger_signs',
  'jaundice_signs',
  'knee_function',
  'knee_leg_signs',
  'leg_alarm',
  'body_bleeding',
  'leg_load',
  'neck_danger_signs',
])

/** What may stand alone without sending anybody to a doctor today, and why. */
const MAY_WAIT: Partial<Record<Key, readonly Key[]>> = {
  // A stiff or stuck neck alone is what neck pain is like, and a jaw that opens badly is mostly its own joint.
  neck_too_stiff: ['neck'],
  neck_stuck_tilted: ['neck'],
  mouth_opens_badly: ['jaw_tooth'],
}

/** Pain that began days ago, by itself. */
const NEW_PAIN = { pain_duration: ['duration_days'], recent_injury: ['injury_none'] }

const ILL = ['feeling_very_ill', 'fever']
/** Places where a fever mostly is a cold or the flu. */
const FEVER_IS_COMMON = new Set<Key>([
  'all_over',
  'ear',
  'face_sinus',
  'forehead_temple',
  'head',
  'jaw_tooth',
  'mouth_throat',
  'neck',
  'neck_front',
])

function levelFor(bundle: ReturnType<typeof readBundles>[number], sex: Sex, step: Key, finding: Key) {
  const model = modelOf(bundle)
  const person: Person = { sex, age: { min: 45, max: 54 }, weightKg: null }
  if (!optionsFor(model, step, person).includes(finding)) return null
  const denied = deniedScreen(bundle)
  return assess(model, person, { ...denied, ...NEW_PAIN, [step]: [finding] }).triage.level
}

describe.each(readBundles())('$location.name', (bundle) => {
  const { location, steps } = bundle
  const asked = steps.filter(({ key }) => location.screen.includes(key))

  test('one danger sign, even alone, is for today at least', () => {
    const waiting = asked
      .filter(({ key }) => DANGER_SIGNS.has(key))
      .flatMap(({ key, options }) =>
        options.filter((finding) => {
          if (MAY_WAIT[finding]?.includes(location.key)) return false
          return (['female', 'male'] as const).some((sex) =>
            ['routine', 'self_care'].includes(levelFor(bundle, sex, key, finding) ?? ''),
          )
        }),
      )
    expect(waiting, location.key).toEqual([])
  })

  test('fever or feeling very ill is answered', () => {
    const general = asked.find(({ key }) => key === 'general_signs')
    const waiting = ILL.filter(
      (finding) =>
        general?.options.includes(finding) &&
        !(FEVER_IS_COMMON.has(location.key) && (finding === 'fever' || location.key === 'all_over')) &&
        ['routine', 'self_care'].includes(levelFor(bundle, 'female', 'general_signs', finding) ?? ''),
    )
    expect(waiting, location.key).toEqual([])
  })
})
