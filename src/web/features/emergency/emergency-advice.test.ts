import { describe, expect, test } from 'vitest'
import type { Person } from '#engine'
import { readBundles } from '#evaluation/read-bundles'
import { EMPTY_CONSULTATION, type Consultation } from '#web/domain/consultation/consultation.ts'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { knowledgeForReader } from '#web/domain/consultation/knowledge-for-person.ts'
import { emergencyAdvice } from './emergency-advice.ts'
import { marksOf } from '#knowledge/compile/advice-marks'
import { emergencyMessages, UNTIL_MARKS } from './messages.ts'

const bundles = readBundles()
const allRules = new Map(
  bundles.flatMap((bundle) => bundle.redFlags).map((rule) => [rule.key, rule] as const),
)
const redFlags = new Map([...allRules].filter(([, { level }]) => level === 'emergency'))
const boy = { sex: 'male' as const, age: { min: 5, max: 11 }, weightKg: null }
const adult = { ...EMPTY_CONSULTATION, ageBand: '25_34' as const }
const person = { sex: 'female' as const, age: { min: 25, max: 34 }, weightKg: null }
const bundle = {
  ...bundles[0]!,
  redFlags: [...allRules.values()],
  they: Object.assign({}, ...bundles.map(({ they }) => they)) as Record<string, string>,
}
const knowledge = readKnowledge(bundle, bundle.location.key)

const adviceTo = (about: Partial<Consultation>, of: Person, milderRules: readonly string[] = []) => {
  const consultation = { ...adult, ...about }
  const session = { knowledge: knowledgeForReader(knowledge, consultation), person: of, consultation }
  return (...keys: string[]) => {
    const urgencyReasons = keys.map((rule) => ({
      kind: 'red_flag' as const,
      level: 'emergency' as const,
      rule,
      isOnlyPossible: false,
    }))
    return emergencyAdvice({ urgencyReasons, milderRules, emergencySigns: [] }, session)
  }
}
const advice = adviceTo({}, person)

describe('emergencyAdvice', () => {
  test('takes the advice apart into what to do first and what to do then, and names the sign', () => {
    expect(advice('arm_heart_pattern')).toMatchObject({
      now: 'Call 112 now.',
      next: ['Sit down and rest.', 'Do not drive yourself.'],
      because:
        'Pain with signs that fit the heart. A heart attack can be felt mainly in the shoulder or arm. Only a heart tracing and a blood test can tell.',
    })
  })

  test('says of a further danger sign only what was not said already', () => {
    expect(advice('arm_heart_sweat', 'head_thunderclap').also).toEqual([
      {
        title: 'A sudden, very strong pain of the head, face or neck',
        adds: ['Lie still.', 'Take no aspirin or ibuprofen.'],
      },
    ])
  })

  test('sends nobody anywhere for whom an ambulance was called', () => {
    const both = advice('arm_heart_pattern', 'head_stiff_new')
    expect(both.now).toBe('Call 112 now.')
    expect(both.also.flatMap(({ adds }) => adds).join(' ')).not.toMatch(/\bgo to|call 112/i)
    expect(both.until).toContain('Do not stay alone if somebody can come to you.')
    // What to do first can be something else than to call.
    expect(advice('leg_out_of_shape').now).toBe('Do not stand on it or try to put it back.')
  })

  test('names a danger sign once, by whatever rules', () => {
    const infected = [...redFlags.values()].filter(({ title }) => title === 'The joint may be infected')
    expect(infected.length).toBeGreaterThan(1)
    const { also } = advice('arm_heart_pattern', ...infected.map(({ key }) => key))
    expect(also.map(({ title }) => title)).toEqual(['The joint may be infected'])
    expect(new Set(also[0]!.adds).size).toBe(also[0]!.adds.length)
  })

  test('leaves out of what holds for every emergency what the advice says itself, or says otherwise', () => {
    const fasting = 'Do not eat or drink, in case you need an operation.'
    expect(advice('arm_heart_pattern').until).toContain(fasting)
    expect(advice('belly_testicle').until).not.toContain(fasting)
    expect(advice('leg_muscle_breakdown').next).toContain('Drink water on the way.')
    expect(advice('leg_muscle_breakdown').until).not.toContain(fasting)
  })

  test('does not tell who is to set off now to wait for company', () => {
    const alone = 'Do not stay alone if somebody can come to you.'
    expect(advice('arm_heart_pattern').until).toContain(alone)
    expect(advice('head_stiff_new').now).toMatch(/^Go to/)
    expect(advice('head_stiff_new').until).not.toContain(alone)
    // Even where something else comes first.
    expect(advice('eye_chemical_burn').until).not.toContain(alone)
  })

  test('speaks to whoever answers for a child: of no driving by it, and of no company for it', () => {
    const ofBoy = adviceTo({ who: 'child', ageBand: '5_11' }, boy)
    for (const keys of [[], ...[...redFlags.keys()].map((key) => [key])]) {
      const { now, next, until, also } = ofBoy(...keys)
      const all = [now, ...next, ...until, ...also.flatMap(({ adds }) => adds)].join(' ')
      expect(all, keys[0]).not.toMatch(/drive yourself|them drive|stay alone|your medicines/)
    }
    expect(ofBoy('arm_heart_pattern').until).toContain('Do not leave them alone.')
    expect(
      adviceTo({ ageBand: '12_17' }, { ...boy, age: { min: 12, max: 17 } })().until.join(' '),
    ).not.toMatch(/drive/)
  })

  test('and to whoever answers for a grown-up, who must not drive', () => {
    const ofHer = adviceTo({ who: 'other' }, person)
    expect(ofHer().until).toContain('Do not let them drive.')
    expect(ofHer('arm_heart_pattern').next).toEqual(['Let them sit down and rest.', 'Do not let them drive.'])
    expect(ofHer('arm_heart_pattern').until).not.toContain('Do not let them drive.')
  })

  test('knows what is said of every emergency as it knows it of content/', () => {
    for (const to of ['me', 'other'] as const)
      for (const way of ['waits', 'setsOff'] as const) {
        const sentences = emergencyMessages.until[to][way]
        const topics = sentences.map((sentence, at) => {
          const about = marksOf(sentence)?.[0]?.about ?? []
          const oneself = sentence === 'Do not let them drive.' ? ['drives_self'] : []
          return { at, about: [...about.filter((topic) => topic !== 'stays_true'), ...oneself] }
        })
        const marked = topics.filter(({ about }) => about.length > 0)
        expect(UNTIL_MARKS[to][way], `${to} ${way}`).toEqual(marked)
      }
  })

  test('keeps what milder rules say not to take or do, though a likely cause or a graver sign called', () => {
    const withMuscles = adviceTo({}, person, ['leg_muscle_swollen_useless', 'jaw_stuck_open_today'])
    expect(withMuscles().also).toEqual([
      {
        title: 'Muscles so swollen and sore that they hardly work',
        adds: ['Have your blood and urine tested.', 'Take no anti-inflammatory tablets such as ibuprofen.'],
      },
      {
        title: 'A mouth that is stuck open',
        adds: ['Do not push it back with force.', 'Do not eat or drink.'],
      },
    ])
    const drinks = withMuscles('leg_muscle_breakdown')
    expect(drinks.next).toContain('Drink water on the way.')
    expect(drinks.also.flatMap(({ adds }) => adds)).toEqual([
      'Have your blood and urine tested.',
      'Do not push it back with force.',
    ])
  })

  test('names further signs of an emergency in any case, milder ones only where they add something', () => {
    const rules = adviceTo({}, person, ['arm_breathless', 'jaw_stuck_open_today'])
    const titles = rules('arm_heart_pattern', 'leg_muscle_breakdown').also.map(({ title }) => title)
    expect(titles).toEqual([allRules.get('leg_muscle_breakdown')!.title, 'A mouth that is stuck open'])
    // Where a likely cause calls, nothing else says what it is about.
    expect(rules().also[0]!.title).toBe(allRules.get('arm_breathless')!.title)
  })

  test('tells whoever helps, too, what to have done beside what is urgent', () => {
    const ofHer = adviceTo({ who: 'other' }, person, ['leg_muscle_swollen_useless'])
    expect(ofHer().also[0]!.adds[0]).toBe('Have their blood and urine tested.')
  })

  test('names no cause when it was too likely to wait, and still says what to do', () => {
    expect(advice()).toMatchObject({
      now: emergencyMessages.likelyDo,
      because: emergencyMessages.likelyBecause,
      also: [],
    })
  })

  test.each([...redFlags.keys()])('%s makes whole sentences, without the numbers on the buttons', (key) => {
    const { now, next, until } = advice(key)
    for (const sentence of [now, ...next]) expect(sentence).toMatch(/^[A-Z]([^()]|\([^()]*\))+[.!]$/)
    expect([now, ...next].join(' ')).not.toMatch(/\(.*108|: 112 or 108/)
    expect(new Set([now, ...next, ...until]).size).toBe(1 + next.length + until.length)
  })
})
