import { describe, expect, it, test } from 'vitest'
import { isAskable, isSafe } from './answers.ts'
import {
  assess,
  createModel,
  type Answers,
  type Condition,
  type NotIf,
  type Person,
  type SelfTest,
  type SelfTestAnswers,
} from './index.ts'
import { exampleKnowledge, expecting, man, woman } from './testing/example-knowledge.ts'

const [strain] = exampleKnowledge.conditions
const yes = expecting(['yes'], 0.75, 0.25)
const no = expecting(['no'], 0.95, 0.75)
const likely = cause('outer_elbow', 900, { press_wrist: { hurts: yes }, bend_elbow: { tingles: no } })
const second = cause('inner_elbow', 400, { press_wrist: { hurts: no }, bend_elbow: { tingles: no } })
const nerve = cause('pinched_nerve', 100, { bend_elbow: { tingles: yes } })

test('a self-test stands under the cause that a positive result points to, not one that expects it to find nothing', () => {
  expect(offered([likely, second, nerve]).main).toEqual([
    { condition: 'outer_elbow', tests: [{ selfTest: 'press_wrist', others: [] }] },
    { condition: 'pinched_nerve', tests: [{ selfTest: 'bend_elbow', others: [] }] },
  ])
})

test('one that could only make likely causes less likely is not offered at all', () => {
  const unlikely = { ...nerve, prior: { ...nerve.prior, per1000: 1 } }
  const { main, more } = offered([likely, second, unlikely])
  expect(main.map(({ condition }) => condition)).toEqual(['outer_elbow'])
  expect(more).toEqual([])
})

test('at most three come first, the most informative before the others, those of one cause together', () => {
  const keys = ['t_1', 't_2', 't_3', 't_4']
  const expecting = (tests: readonly string[], answer: typeof yes) =>
    Object.fromEntries(tests.map((test) => [test, { [`${test}_hurts`]: answer }]))
  const common = cause('common', 500, expecting(keys, yes))
  const other = cause('other', 400, expecting(keys.slice(1), no))
  const { main, more } = offered([common, other], keys)
  expect(main).toEqual([
    { condition: 'common', tests: ['t_2', 't_3', 't_4'].map((selfTest) => ({ selfTest, others: [] })) },
  ])
  expect(more.flatMap(({ tests }) => tests)).toEqual([{ selfTest: 't_1', others: [] }])
})

test('none is offered while a cause it must not be done with makes it urgent', () => {
  const alarming = { ...nerve, danger: { level: 'urgent' as const, threshold: 0.01 } }
  const notWith = (causes: string[]) => offered([likely, second, alarming], undefined, { causes })
  const tests = (at: ReturnType<typeof offered>) =>
    at.main.flatMap(({ tests }) => tests.map((each) => each.selfTest))
  expect(tests(notWith([]))).toContain('press_wrist')
  expect(tests(notWith(['pinched_nerve']))).toEqual([])
  expect(tests(notWith(['elsewhere']))).toContain('press_wrist')
})

test('none is offered soon after what it must not follow, unless that was long ago', () => {
  const notIf: NotIf = { soonAfter: { any: ['sudden'], over: ['fever'] } }
  const safe = (...present: string[]) =>
    isSafe({ key: 't', weight: 1, notIf, questions: [] }, man, new Set(present))
  expect([safe(), safe('sudden'), safe('sudden', 'fever'), safe('fever')]).toEqual([true, false, true, true])
})

test('a question that builds on another comes after an answer it builds on, and none after "cannot"', () => {
  const [first, second, third] = [
    { key: 'hurts', options: [{ key: 'yes' }, { key: 'no' }], negative: ['no'] },
    {
      key: 'where',
      options: [{ key: 'here' }, { key: 'there' }],
      negative: ['there'],
      buildsOn: { question: 'hurts', answers: ['yes'] },
    },
    { key: 'far', options: [{ key: 'near' }, { key: 'far' }], negative: ['far'] },
  ] as const
  const test = {
    key: 't',
    weight: 1,
    notIf: {},
    questions: [first, second, third].map((each) => ({ ...each })),
  }
  const asked = (answers: SelfTestAnswers) =>
    (test as unknown as SelfTest).questions
      .filter((question) => isAskable(test as unknown as SelfTest, question, answers))
      .map(({ key }) => key)
  expect(asked({})).toEqual(['hurts', 'far'])
  expect(asked({ hurts: 'yes' })).toEqual(['hurts', 'where', 'far'])
  expect(asked({ hurts: 'not_sure' })).toEqual(['hurts', 'far'])
  expect(asked({ hurts: 'cannot' })).toEqual(['hurts'])
})

describe('self-tests', () => {
  const model = createModel(exampleKnowledge)
  const offeredTo = (person: Person, answers: Answers, of = model) => {
    const { main, more } = assess(of, person, answers).selfTests
    return [...main, ...more].flatMap(({ tests }) => tests.map(({ selfTest }) => selfTest))
  }

  it('are offered where they bear on a likely cause', () => {
    expect(offeredTo(woman, { danger_signs: [] })).toEqual(['leg_raise'])
  })

  it('are not offered where they are unsafe, nor in an emergency', () => {
    expect(offeredTo(woman, { danger_signs: ['fever'] })).toEqual([])
    expect(offeredTo(woman, { danger_signs: ['numb_saddle'] })).toEqual([])
  })

  it('are offered at the ages between those they are not for', () => {
    const ages = [{ max: 11 }, { min: 81 }]
    const ofMiddleAge = createModel({
      ...exampleKnowledge,
      selfTests: exampleKnowledge.selfTests.map((test) => ({ ...test, notIf: { ages } })),
    })
    const offeredAt = (min: number, max: number) =>
      offeredTo({ ...woman, age: { min, max } }, { danger_signs: [] }, ofMiddleAge)
    expect(offeredAt(5, 11)).toEqual([])
    expect(offeredAt(35, 44)).toEqual(['leg_raise'])
    expect(offeredAt(75, 84)).toEqual([])
  })
})

function offered(conditions: Condition[], keys?: readonly string[], notIf: NotIf = {}) {
  const question = (key: string) => ({
    key,
    options: [{ key: 'yes' }, { key: 'no' }],
    negative: ['no'],
  })
  const model = createModel({
    ...exampleKnowledge,
    conditions,
    redFlags: [],
    selfTests: keys?.map((key) => ({ key, weight: 1, notIf, questions: [question(`${key}_hurts`)] })) ?? [
      { key: 'bend_elbow', weight: 1, notIf, questions: [question('tingles')] },
      { key: 'press_wrist', weight: 1, notIf, questions: [question('hurts')] },
    ],
  })
  return assess(model, man, ANSWERED).selfTests
}

/** Enough for the probabilities to count. */
const ANSWERED: Answers = Object.fromEntries(
  exampleKnowledge.steps.map(({ key }) => [key, 'not_sure' as const]),
)

function cause(key: string, per1000: number, selfTests: Condition['selfTests']): Condition {
  return { ...strain!, key, prior: { ...strain!.prior, per1000 }, likelihoods: {}, selfTests }
}
