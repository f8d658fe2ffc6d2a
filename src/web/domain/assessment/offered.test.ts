import { expect, test } from 'vitest'
import { createModel, type Condition, type Knowledge } from '#engine'
import type { Session } from '#web/domain/consultation/session.ts'
import { offeredTests } from './offered.ts'

const likely = cause('outer_elbow', 900, { press_wrist: { hurts: ['yes'] }, bend_elbow: { tingles: ['no'] } })
const second = cause('inner_elbow', 400, { press_wrist: { hurts: ['no'] }, bend_elbow: { tingles: ['no'] } })
const nerve = cause('pinched_nerve', 100, { bend_elbow: { tingles: ['yes'] } })

test('a self-test stands under the cause that a positive result points to, not one that expects it to find nothing', () => {
  const { main } = offered([likely, second, nerve])
  expect(main.map(({ condition, tests }) => [condition, tests.map((each) => each.test.key)])).toEqual([
    ['outer_elbow', ['press_wrist']],
    ['pinched_nerve', ['bend_elbow']],
  ])
  expect(main.flatMap(({ tests }) => tests.flatMap(({ others }) => others))).toEqual([])
})

test('one whose causes are all unlikely is not to be done first, and names them', () => {
  const unlikely = { ...nerve, prior: { ...nerve.prior, per1000: 1 } }
  const { main, more } = offered([likely, second, unlikely])
  expect(main.map(({ condition }) => condition)).toEqual(['outer_elbow'])
  expect(more).toMatchObject([{ condition: null, tests: [{ others: ['pinched_nerve'] }] }])
  // unless there is nothing else to do
  const others = offered([{ ...second, selfTests: { bend_elbow: { tingles: ['no'] } } }, unlikely])
  expect(others.main).toMatchObject([{ condition: null, tests: [{ test: { key: 'bend_elbow' } }] }])
})

function offered(conditions: Condition[]) {
  const written: Knowledge = {
    location: { key: 'elbow', screen: [], opening: [] },
    findings: [{ key: 'swollen', background: 0.1 }],
    steps: [{ key: 'swelling', kind: 'yes_no', options: ['swollen'], dependsOnAny: [] }],
    conditions,
    redFlags: [],
    selfTests: [
      { key: 'bend_elbow', weight: 1, notIf: {}, questions: [question('tingles')] },
      { key: 'press_wrist', weight: 1, notIf: {}, questions: [question('hurts')] },
    ],
  }
  const byKey = <T extends { key: string }>(all: readonly T[]) => new Map(all.map((each) => [each.key, each]))
  const knowledge = {
    model: createModel(written),
    selfTests: byKey(written.selfTests),
    conditions: byKey(conditions),
  } as unknown as Session['knowledge']
  const person = { sex: 'male', age: { min: 35, max: 44 }, weightKg: null } as const
  return offeredTests({ knowledge, person, answers: {} })
}

function question(key: string) {
  return { key, options: [{ key: 'yes' }, { key: 'no' }], negative: ['no'] }
}

function cause(key: string, per1000: number, selfTests: Condition['selfTests']): Condition {
  return {
    key,
    age: { min: 0, max: 110 },
    sex: 'any',
    weightKg: { min: 2, max: 300 },
    prior: { per1000, sexTimes: {}, ageTimes: [], weightTimes: [] },
    likelihoods: {},
    urgency: 'routine',
    selfTests,
  }
}
