import { beforeAll, describe, expect, test } from 'vitest'
import { assess, createModel, type Answers, type Key, type Person } from '#engine'
import type { LocationBundle } from '#knowledge/bundle'
import { readBundles } from './read-bundles.ts'

const woman: Person = { sex: 'female', age: { min: 30, max: 39 }, weightKg: null }
let places: LocationBundle[]
beforeAll(() => {
  places = readBundles()
})

const at = (key: Key) => places.find(({ location }) => location.key === key)!

/** Everything of the screen answered with no but what is given. */
const answered = ({ location }: LocationBundle, also: Answers): Answers => ({
  ...Object.fromEntries(
    location.screen.filter((step) => !step.startsWith('bite')).map((key) => [key, [] as Key[]]),
  ),
  recent_injury: ['injury_bite'],
  ...also,
})
const levelAt = (place: LocationBundle, also: Answers) =>
  assess(createModel(place), woman, answered(place, also)).triage.level

describe('the bite of an animal', () => {
  // WHO: wash at once for 15 minutes, and vaccine at once, also for a nibble or a small scratch.
  test('is for a doctor today, wherever it is', () => {
    for (const place of places) {
      expect(levelAt(place, { bite: ['bite_animal'], animal_bite_signs: [] }), place.location.key).toBe(
        'urgent',
      )
    }
  })

  test.each(['bite_deep', 'bite_bleeds', 'bite_numb', 'bite_pale', 'bite_stiff'])(
    'is an emergency with %s',
    (sign) => {
      for (const place of places) {
        expect(levelAt(place, { bite: ['bite_animal'], animal_bite_signs: [sign] })).toBe('emergency')
      }
    },
  )

  test('is an emergency when it is infected and one feels very ill', () => {
    const infected: Answers = { bite: ['bite_animal'], animal_bite_signs: ['bite_infected'] }
    expect(levelAt(at('calf'), infected)).toBe('urgent')
    expect(levelAt(at('calf'), { ...infected, general_signs: ['feeling_very_ill'] })).toBe('emergency')
  })

  test('leads where it hurts', () => {
    for (const key of ['calf', 'ankle', 'hand_fingers', 'face_sinus']) {
      const place = at(key)
      const scores = assess(createModel(place), woman, answered(place, { bite: ['bite_animal'] })).ranking
        .causes
      expect(scores[0]!.condition, key).toBe('animal_bite')
    }
  })
})

describe('the sting of an insect', () => {
  test('is for home, asked about an allergy first', () => {
    const place = at('forearm')
    const stung = answered(place, { bite: ['sting_insect'] })
    const { sting_signs: _, ...unasked } = stung
    expect(assess(createModel(place), woman, unasked).next).toMatchObject({
      step: 'sting_signs',
      part: 'screen',
    })
    expect(
      assess(createModel(place), woman, { ...unasked, bite: ['bite_animal'], animal_bite_signs: [] }).next,
    ).not.toMatchObject({ step: 'sting_signs' })
    const well: Answers = {
      sting_signs: [],
      pain_duration: ['duration_under_day'],
      pain_onset: ['onset_sudden'],
      pain_strength: ['strength_mild'],
      pain_course: ['course_better'],
    }
    expect(levelAt(place, { bite: ['sting_insect'], forearm_spot: [], arm_nerve_signs: [], ...well })).toBe(
      'self_care',
    )
  })

  test.each([
    'sting_breath_swelling',
    'sting_face_swelling',
    'sting_hives_far',
    'sting_faint_sick',
    'sting_vomit',
    'sting_many',
  ])('is an emergency with %s', (sign) => {
    for (const place of places) {
      expect(levelAt(place, { bite: ['sting_insect'], sting_signs: [sign] })).toBe('emergency')
    }
  })

  // A swelling in the mouth or throat can block the breath: it is asked of everybody with pain there.
  test('is an emergency inside the mouth or throat, and for a doctor today at the eye', () => {
    for (const where of ['mouth_throat', 'neck_front', 'jaw_tooth']) {
      expect(at(where).location.screen).toContain('airway_signs')
      expect(levelAt(at(where), { airway_signs: ['stung_in_mouth'] })).toBe('emergency')
    }
    expect(levelAt(at('eye'), { bite: ['sting_insect'], sting_signs: [] })).toBe('urgent')
  })

  test.each(['sting_worse_later', 'sting_allergy_before'])('is for a doctor today with %s', (sign) => {
    expect(levelAt(at('hand_fingers'), { bite: ['sting_insect'], sting_signs: [sign] })).toBe('urgent')
  })
})
