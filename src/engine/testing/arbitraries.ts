import fc from 'fast-check'
import type { Condition, Expectation, Key, Knowledge, Step, TriageLevel } from '../knowledge.ts'
import type { Answers, Person, SelfTestAnswers } from '../person.ts'

/** Random but consistent knowledge, people and answers, for the laws of the engine. */

const p = fc.double({ min: 0, max: 1, noNaN: true })
const keys = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}_${index}`)
const levels: TriageLevel[] = ['emergency', 'urgent', 'routine', 'self_care']

export const people: fc.Arbitrary<Person> = fc.record({
  sex: fc.constantFrom('male', 'female'),
  age: fc.integer({ min: 0, max: 90 }).map((min) => ({ min, max: min + 9 })),
  weightKg: fc.option(fc.integer({ min: 3, max: 200 })),
})

const expectation: fc.Arbitrary<Expectation> = fc.record({
  agrees: fc.constantFrom<Expectation['agrees']>(['a'], ['b'], ['a', 'b'], { min: 10, max: 20 }),
  p,
  background: p,
})

export const knowledges: fc.Arbitrary<Knowledge> = fc
  .record({ steps: fc.integer({ min: 1, max: 8 }), conditions: fc.integer({ min: 1, max: 8 }) })
  .chain(({ steps, conditions }) => {
    const findings = keys('f', steps * 2)
    const step = (index: number): fc.Arbitrary<Step> =>
      fc.record({
        key: fc.constant(`s_${index}`),
        kind: fc.constantFrom('single', 'multiple'),
        options: fc.constant([findings[2 * index]!, findings[2 * index + 1]!]),
        dependsOnAny:
          index === 0 ? fc.constant([]) : fc.subarray(findings.slice(0, 2 * index), { maxLength: 2 }),
        askIf: fc.constantFrom(undefined, undefined, { sex: 'female' }, { age: { min: 30 } }),
      })
    const condition = (key: string): fc.Arbitrary<Condition> =>
      fc.record({
        key: fc.constant(key),
        age: fc.constantFrom({ min: 0, max: 120 }, { min: 40, max: 90 }),
        sex: fc.constantFrom('any', 'any', 'male', 'female'),
        weightKg: fc.constant({ min: 0, max: 400 }),
        prior: fc.record({
          per1000: fc.double({ min: 0.01, max: 900, noNaN: true }),
          sexTimes: fc.constant({ male: 2 }),
          ageTimes: fc.constant([{ min: 0, max: 30, times: 0.5 }]),
          weightTimes: fc.constant([]),
        }),
        likelihoods: fc.dictionary(fc.constantFrom(...findings), p),
        urgency: fc.constantFrom(...levels),
        danger: fc.option(
          fc.record(
            { level: fc.constantFrom('emergency', 'urgent', 'routine'), threshold: p, urgentFrom: p },
            { requiredKeys: ['level', 'threshold'] },
          ),
          {
            nil: undefined,
          },
        ),
        selfTests: fc.oneof(
          fc.constant<Condition['selfTests']>({}),
          fc.tuple(expectation, expectation).map(([q_0, q_1]) => ({ t_0: { q_0, q_1 } })),
          expectation.map((q_0) => ({ t_0: { q_0 } })),
        ),
      })
    return fc.record<Knowledge>({
      location: fc.constant({ key: 'here', screen: ['s_0'], opening: [] }),
      findings: fc.tuple(
        ...findings.map((key) =>
          fc.record({ key: fc.constant(key), background: p, group: fc.constantFrom(undefined, 'g') }),
        ),
      ),
      steps: fc.tuple(...keys('s', steps).map((_, index) => step(index))),
      conditions: fc.tuple(...keys('c', conditions).map(condition)),
      redFlags: fc.uniqueArray(
        fc.record({
          key: fc.constantFrom(...keys('r', 3)),
          level: fc.constantFrom('emergency', 'urgent', 'routine'),
          yieldsTo: fc.constantFrom(undefined, keys('c', conditions)),
          when: fc.record({ any: fc.subarray(findings, { minLength: 1, maxLength: 2 }) }),
        }),
        { maxLength: 2, selector: ({ key }) => key },
      ),
      selfTests: fc.constant([
        {
          key: 't_0',
          weight: 2,
          notIf: {},
          questions: ['q_0', 'q_1'].map((key) => ({
            key,
            options: [{ key: 'a', range: { min: 0, max: 10 } }, { key: 'b' }],
            negative: ['b'],
          })),
        },
      ]),
    })
  })

/** Answers a person could give to this knowledge, to any of its steps. */
export function answersTo(knowledge: Knowledge): fc.Arbitrary<Answers> {
  const answerOf = ({ kind, options }: Step) =>
    fc.oneof(
      fc.constant<'not_sure'>('not_sure'),
      kind === 'single' ? fc.constantFrom(...options).map((key) => [key]) : fc.subarray(options),
      kind === 'single'
        ? fc.constant<'not_sure'>('not_sure')
        : fc.subarray(options, { minLength: 1 }).map((chosen) => [...chosen, 'not_sure']),
    )
  return fc.tuple(...knowledge.steps.map((step) => fc.option(answerOf(step)))).map((given) =>
    Object.fromEntries(
      knowledge.steps.flatMap(({ key }, index): [Key, Key[] | 'not_sure'][] => {
        const answer = given[index]
        return answer === null || answer === undefined ? [] : [[key, answer]]
      }),
    ),
  )
}

const selfTestAnswer = fc.constantFrom<SelfTestAnswers[Key]>('a', 'b', 'not_sure', 'cannot')

export const selfTestAnswers: fc.Arbitrary<SelfTestAnswers> = fc.record(
  { q_0: selfTestAnswer, q_1: selfTestAnswer },
  { requiredKeys: [] },
)

/** Knowledge, a person and their answers together. */
export const consultations = knowledges.chain((knowledge) =>
  fc.record({
    knowledge: fc.constant(knowledge),
    person: people,
    answers: answersTo(knowledge),
    selfTestAnswers,
  }),
)

/** Anything at all, in the place of answers: what old or tampered storage might hold. */
export const hostileAnswers = fc.dictionary(
  fc.oneof(fc.constantFrom('s_0', 's_1', '__proto__', 'constructor'), fc.string()),
  fc.oneof(
    fc.constant<'not_sure'>('not_sure'),
    fc.array(fc.oneof(fc.constantFrom('f_0', 'f_1', 'f_2', 'not_sure'), fc.string())),
  ),
)
