import { beforeAll, describe, expect, test } from 'vitest'
import { assess, type Answers, type Person } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { deniedScreen } from './denied-screen.ts'
import { modelOf, readBundles } from './read-bundles.ts'

const man: Person = { sex: 'male', age: { min: 20, max: 29 }, weightKg: null }
let allOver: LocationBundle
let head: LocationBundle
beforeAll(() => {
  const bundles = readBundles()
  allOver = bundles.find(({ location }) => location.key === 'all_over')!
  head = bundles.find(({ location }) => location.key === 'head')!
})

const feverAt = (place: LocationBundle, also: Answers): Answers => ({
  ...deniedScreen(place),
  general_signs: ['fever'],
  ...also,
})
const levelOf = (place: LocationBundle, also: Answers) =>
  assess(modelOf(place), man, feverAt(place, also)).triage.level

// UK guideline 2016: malaria is looked for in everybody with a fever who has been in a malaria area.
describe('fever where malaria occurs', () => {
  test('is asked about with aches all over and with a headache, and only with a fever', () => {
    for (const place of [allOver, head]) {
      const { malaria_area: _, ...others } = feverAt(place, {})
      expect(assess(modelOf(place), man, others).next).toMatchObject({
        step: 'malaria_area',
        part: 'screen',
      })
      const without = assess(modelOf(place), man, { ...others, general_signs: [] }).next
      expect(without).not.toMatchObject({ step: 'malaria_area' })
    }
  })

  test('is for a blood test today', () => {
    for (const place of [allOver, head]) {
      expect(levelOf(place, { malaria_area: ['malaria_area'] })).toBe('urgent')
      expect(levelOf(place, {})).not.toBe('urgent')
    }
  })

  // WHO: clouded consciousness, hard breathing, dark urine, bleeding and great weakness need emergency care at once.
  test.each([
    ['body_alarm', 'drowsy_confused'],
    ['body_alarm', 'breathless_resting'],
    ['body_alarm', 'dark_urine'],
    ['body_alarm', 'urine_hardly_any'],
    ['body_alarm', 'muscles_giving_out'],
    ['body_bleeding', 'gums_nose_bleed'],
  ])('is an emergency with %s: %s', (step, sign) => {
    expect(levelOf(allOver, { malaria_area: ['malaria_area'], [step]: [sign] })).toBe('emergency')
  })

  test('makes malaria likelier, chills that come and go still more', () => {
    const malaria = (answers: Answers) =>
      assess(modelOf(allOver), man, feverAt(allOver, answers)).ranking.causes.find(
        ({ condition }) => condition === 'malaria',
      )!.earlier
    const exposed = malaria({ malaria_area: ['malaria_area'] })
    expect(exposed).toBeGreaterThan(malaria({}))
    const chills = malaria({ malaria_area: ['malaria_area'], fever_company: ['shaking_chills'] })
    expect(chills).toBeGreaterThan(exposed)
  })
})
