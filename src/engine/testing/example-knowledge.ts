import type { Condition, Expectation, Knowledge } from '../knowledge.ts'
import type { Person } from '../person.ts'

/** A made-up location small enough to work out by hand: sprain, a slipped disc, and a rare infection. */
function condition(key: string, per1000: number, rest: Partial<Condition> = {}): Condition {
  return {
    key,
    age: { min: 0, max: 120 },
    sex: 'any',
    weightKg: { min: 0, max: 400 },
    prior: { per1000, sexTimes: {}, ageTimes: [], weightTimes: [] },
    likelihoods: {},
    urgency: 'self_care',
    selfTests: {},
    ...rest,
  }
}

export function expecting(agrees: Expectation['agrees'], p: number, background: number): Expectation {
  return { agrees, p, background }
}

export const exampleKnowledge: Knowledge = {
  location: { key: 'example', screen: ['danger_signs'], opening: ['onset'] },
  findings: [
    { key: 'numb_saddle', background: 0.01 },
    { key: 'fever', background: 0.05 },
    { key: 'sudden', background: 0.4 },
    { key: 'slow', background: 0.6 },
    { key: 'leg_pain', background: 0.2, group: 'leg' },
    { key: 'tingling', background: 0.1, group: 'leg' },
    { key: 'worse_cough', background: 0.1 },
    { key: 'below_knee', background: 0.5 },
    { key: 'pregnant', background: 0.05 },
  ],
  steps: [
    { key: 'danger_signs', kind: 'multiple', options: ['numb_saddle', 'fever'], dependsOnAny: [] },
    { key: 'onset', kind: 'single', options: ['sudden', 'slow'], dependsOnAny: [] },
    { key: 'leg', kind: 'multiple', options: ['leg_pain', 'tingling'], dependsOnAny: [] },
    { key: 'how_far', kind: 'yes_no', options: ['below_knee'], dependsOnAny: ['leg_pain'] },
    { key: 'cough', kind: 'yes_no', options: ['worse_cough'], dependsOnAny: [] },
    {
      key: 'pregnancy',
      kind: 'yes_no',
      options: ['pregnant'],
      dependsOnAny: [],
      askIf: { sex: 'female', age: { min: 12, max: 54 } },
    },
  ],
  conditions: [
    condition('strain', 800, {
      likelihoods: { sudden: 0.7, leg_pain: 0.1, tingling: 0.02, worse_cough: 0.05 },
      selfTests: { leg_raise: { raise_pain: expecting(['no'], 0.95, 0.75) } },
    }),
    condition('disc', 150, {
      likelihoods: { leg_pain: 0.9, tingling: 0.6, worse_cough: 0.5, below_knee: 0.9 },
      urgency: 'routine',
      age: { min: 18, max: 80 },
      selfTests: {
        leg_raise: {
          raise_pain: expecting(['yes'], 0.75, 0.25),
          raise_height: expecting({ min: 30, max: 70 }, 0.75, 0.25),
        },
      },
    }),
    condition('infection', 5, {
      likelihoods: { fever: 0.5, sudden: 0.1 },
      urgency: 'urgent',
      danger: { level: 'urgent', threshold: 0.05 },
    }),
    condition('pelvic_girdle', 45, { sex: 'female', likelihoods: { pregnant: 0.95 } }),
  ],
  redFlags: [{ key: 'numb_saddle_now', level: 'emergency', when: { any: ['numb_saddle'] } }],
  selfTests: [
    {
      key: 'leg_raise',
      weight: 2,
      notIf: { any: ['fever'] },
      questions: [
        { key: 'raise_pain', options: [{ key: 'yes' }, { key: 'no' }], negative: ['no'] },
        {
          key: 'raise_height',
          options: [
            { key: 'low', range: { min: 0, max: 45 } },
            { key: 'high', range: { min: 75, max: 90 } },
          ],
          negative: ['high'],
        },
      ],
    },
  ],
}

export const man: Person = { sex: 'male', age: { min: 35, max: 44 }, weightKg: 80 }
export const woman: Person = { sex: 'female', age: { min: 25, max: 34 }, weightKg: null }
