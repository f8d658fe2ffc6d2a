import { describe, expect, test } from 'vitest'
import { AGE_BANDS } from '#engine'
import { variantsFor, type Variant } from '../bundle/variants.ts'
import { projectContent } from '../check/project-content.ts'
import { compileBundles } from './bundles.ts'
import { forPerson } from './for-person.ts'
import { conditionVariants, redFlagVariants } from './variants.ts'

const everybody = { min: 0, max: 120 }
const texts = { see: 'See a doctor.', getHelp: [], selfCare: [], tests: [], treatments: [] }

test('says each wording once, with all it is for, neighbouring ages together', () => {
  const selfCare = ['Rest.', 'No aspirin under 16; in pregnancy ask before any tablet.']
  expect(conditionVariants({ ...texts, selfCare })).toEqual([
    {
      of: 'selfCare',
      at: 1,
      for: [{ age: { min: 0, max: 11 } }, { sex: 'male', age: { min: 12, max: 17 } }],
      say: 'No aspirin under 16.',
    },
    {
      of: 'selfCare',
      at: 1,
      for: [{ sex: 'female', age: { min: 18, max: 54 } }],
      say: 'In pregnancy ask before any tablet.',
    },
    {
      of: 'selfCare',
      at: 1,
      for: [{ sex: 'male', age: { min: 18, max: 54 } }, { age: { min: 55, max: 120 } }],
    },
  ])
})

test('is nothing where everybody reads the same, and where nothing would be left of what to do', () => {
  expect(conditionVariants({ ...texts, getHelp: [{ say: 'When it lasts.' }] })).toBeUndefined()
  const ofOthers = 'From 50 on see a doctor today.'
  expect(conditionVariants({ ...texts, see: ofOthers })).toBeUndefined()
  expect(redFlagVariants({ level: 'urgent', do: ofOthers })).toBeUndefined()
  expect(conditionVariants({ ...texts, tests: [{ care: 'xray', note: ofOthers }] })).toEqual([
    { of: 'tests', at: 0, for: [{ age: { min: 0, max: 44 } }] },
  ])
})

test('of a danger sign, says what the sentences that are left are about', () => {
  const advice = 'Go to a hospital now. From 50 on call 112. Do not drive yourself.'
  expect(redFlagVariants({ level: 'emergency', do: advice })).toEqual([
    {
      for: [{ age: { min: 0, max: 44 } }],
      say: 'Go to a hospital now. Do not drive yourself.',
      marks: [
        { at: 0, about: ['way'] },
        { at: 1, about: ['driving', 'drives_self', 'stays_true'] },
      ],
    },
  ])
})

test('a line of self-care about driving is no line of a child', () => {
  const selfCare = ['Do not drive while the sight is poor.', 'Rest. Do not drive.']
  expect(conditionVariants({ ...texts, selfCare })).toEqual([
    { of: 'selfCare', at: 0, for: [{ age: { min: 0, max: 17 } }] },
    { of: 'selfCare', at: 1, for: [{ age: { min: 0, max: 17 } }], say: 'Rest.' },
  ])
})

test('no child is told not to drive, whether the time stands in the advice or beside it', () => {
  const advice = 'See a doctor today. Do not drive yourself. Take the packs along.'
  const doUntimed = 'See a doctor. Do not drive yourself. Take the packs along.'
  const [ofChild] = redFlagVariants({ level: 'urgent', do: advice, doUntimed })!
  expect(ofChild).toEqual({
    for: [{ age: { min: 0, max: 17 } }],
    say: 'See a doctor today. Take the packs along.',
    doUntimed: 'See a doctor. Take the packs along.',
    marks: undefined,
  })
})

describe('in all places, every person reads what the rules make of the English', () => {
  const bundles = compileBundles(projectContent(), { filmOf: () => null })
  const conditions = bundles.flatMap((bundle) => bundle.conditions)
  const redFlags = bundles.flatMap((bundle) => bundle.redFlags)
  const byText = <Of>(entries: readonly (readonly [string, Of])[]) => [...new Map(entries)]

  test.each(
    AGE_BANDS.flatMap(({ key, range: age }) =>
      (['female', 'male'] as const).map((sex) => [sex, key, { sex, age }] as const),
    ),
  )('%s, %s', (_sex, _age, person) => {
    const said = (text: string, variants: readonly Variant[] = []) => {
      const [variant] = variantsFor(variants, person)
      return variant ? (variant.say ?? '') : text
    }
    let varied = 0
    const read = (text: string, variants: readonly Variant[] | undefined, orElse = '') => {
      expect(said(text, variants)).toBe(forPerson(text, person) || orElse)
      if (variants) varied++
    }
    for (const [advice, { variants, level }] of byText(redFlags.map((rule) => [rule.do, rule] as const)))
      if (level === 'emergency' || person.age.max >= 18) read(advice, variants, advice)
      else expect(said(advice, variants)).not.toContain('drive yourself')
    for (const [see, { variants }] of byText(conditions.map((each) => [each.see, each] as const)))
      read(
        see,
        variants?.filter(({ of }) => of === 'see'),
        see,
      )
    for (const { getHelp, variants } of new Map(conditions.map((each) => [each.key, each])).values())
      for (const [place, { say }] of getHelp.entries())
        read(
          say,
          variants?.filter(({ of, at }) => of === 'getHelp' && at === place),
        )
    expect(varied).toBeGreaterThan(100)
  })

  test('and nobody has two to read', () => {
    for (const { variants = [] } of conditions)
      for (const { range: age } of AGE_BANDS)
        for (const sex of ['female', 'male'] as const) {
          const places = variantsFor(variants, { sex, age }).map(({ of, at }) => `${of} ${at}`)
          expect(new Set(places).size).toBe(places.length)
        }
  })

  test('a variant that is for everybody would be a text of its own', () => {
    const all = conditions.flatMap(({ variants = [] }) => variants.flatMap((variant) => variant.for))
    expect(all.length).toBeGreaterThan(100)
    expect(
      all.filter(({ sex, age }) => !sex && age.min <= everybody.min && age.max >= everybody.max),
    ).toEqual([])
  })
})
