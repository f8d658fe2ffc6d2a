import { beforeAll, describe, expect, test } from 'vitest'
import { assess, type Answers, type Assessment, type Key, type Person } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { deniedScreen } from './denied-screen.ts'
import { modelOf, readBundles } from './read-bundles.ts'

const woman: Person = { sex: 'female', age: { min: 30, max: 39 }, weightKg: null }
let places: LocationBundle[]
beforeAll(() => {
  places = readBundles()
})

const at = (key: Key) => places.find(({ location }) => location.key === key)!

/** Of somebody who denied all that the danger-sign steps ask for but a bite, and told what is given. */
function assessed(place: LocationBundle, answers: Answers): Assessment {
  const { bite: _, animal_bite_signs: __, sting_signs: ___, ...denied } = deniedScreen(place)
  return assess(modelOf(place), woman, { ...denied, recent_injury: ['injury_bite'], ...answers })
}
const levelAt = (place: LocationBundle, answers: Answers) => assessed(place, answers).triage.level

describe('a bite or a sting', () => {
  test('is asked about at once, wherever it hurts, and only of those who told of one', () => {
    for (const place of places) {
      const { key } = place.location
      expect(assessed(place, {}).next, key).toMatchObject({ step: 'bite', part: 'screen' })
      const { next } = assessed(place, { recent_injury: ['injury_minor'] })
      expect(next, key).not.toMatchObject({ step: 'bite' })
    }
  })

  test.each(['foot_toes', 'ankle', 'shin', 'calf', 'knee', 'thigh', 'hand_fingers', 'forearm', 'face_sinus'])(
    'can be told soon with a pain of the %s',
    (where) => {
      const { opening, openingFor = [] } = at(where).location
      const always = openingFor.filter(({ who, afterAny }) => !afterAny && Object.keys(who).length === 0)
      expect([...opening, ...always.map(({ step }) => step)]).toContain('recent_injury')
    },
  )

  // WHO for South-East Asia: to a hospital as soon as possible. Bentur 2003: to an emergency department for six hours.
  test.each(['bite_snake', 'sting_scorpion'])(
    'is an emergency by itself with %s, wherever it hurts',
    (by) => {
      for (const place of places) expect(levelAt(place, { bite: [by] }), place.location.key).toBe('emergency')
    },
  )
})

describe('the bite of an animal', () => {
  const bitten = (...signs: Key[]): Answers => ({ bite: ['bite_animal'], animal_bite_signs: signs })

  // WHO: wash at once for 15 minutes, and vaccine at once, also for a nibble or a small scratch.
  test('is for a doctor today, wherever it is', () => {
    for (const place of places) expect(levelAt(place, bitten()), place.location.key).toBe('urgent')
  })

  test.each(['bite_deep', 'bite_bleeds', 'bite_numb', 'bite_pale', 'bite_stiff'])(
    'is an emergency with %s, wherever it is',
    (sign) => {
      for (const place of places) expect(levelAt(place, bitten(sign)), place.location.key).toBe('emergency')
    },
  )

  test('is an emergency when it is infected and one feels very ill', () => {
    const infected = bitten('bite_infected')
    expect(levelAt(at('calf'), infected)).toBe('urgent')
    expect(levelAt(at('calf'), { ...infected, general_signs: ['feeling_very_ill'] })).toBe('emergency')
  })

  test.each(['calf', 'ankle', 'hand_fingers', 'face_sinus'])('leads the causes at the %s', (where) => {
    const { causes } = assessed(at(where), { bite: ['bite_animal'] }).ranking
    expect(causes[0]!.condition).toBe('animal_bite')
  })
})

describe('the sting of an insect', () => {
  const stung = (...signs: Key[]): Answers => ({ bite: ['sting_insect'], sting_signs: signs })

  test('is asked about an allergy first, and the bite of an animal is not', () => {
    const ask = { step: 'sting_signs', part: 'screen' }
    expect(assessed(at('forearm'), { bite: ['sting_insect'] }).next).toMatchObject(ask)
    const bitten = { bite: ['bite_animal'], animal_bite_signs: [] }
    expect(assessed(at('forearm'), bitten).next).not.toMatchObject({ step: 'sting_signs' })
  })

  test('is no emergency by itself, and for home when it gets better', () => {
    for (const place of places) {
      expect(levelAt(place, { bite: ['sting_insect'] }), place.location.key).not.toBe('emergency')
    }
    const better: Answers = {
      forearm_spot: [],
      arm_nerve_signs: [],
      pain_duration: ['duration_under_day'],
      pain_onset: ['onset_sudden'],
      pain_strength: ['strength_mild'],
      pain_course: ['course_better'],
    }
    expect(levelAt(at('forearm'), { ...stung(), ...better })).toBe('self_care')
  })

  test.each([
    'sting_breath_swelling',
    'sting_face_swelling',
    'sting_hives_far',
    'sting_faint_sick',
    'sting_vomit',
    'sting_many',
  ])('is an emergency with %s, wherever it is', (sign) => {
    for (const place of places) expect(levelAt(place, stung(sign)), place.location.key).toBe('emergency')
  })

  // A swelling in the mouth or throat can block the breath: it is asked of everybody with pain there.
  test('is an emergency inside the mouth or throat, and for a doctor today at the eye', () => {
    for (const where of ['mouth_throat', 'neck_front', 'jaw_tooth']) {
      expect(at(where).location.screen).toContain('airway_signs')
      expect(levelAt(at(where), { airway_signs: ['stung_in_mouth'] })).toBe('emergency')
    }
    expect(levelAt(at('eye'), stung())).toBe('urgent')
  })

  test.each(['sting_worse_later', 'sting_allergy_before'])('is for a doctor today with %s', (sign) => {
    expect(levelAt(at('hand_fingers'), stung(sign))).toBe('urgent')
  })
})
