import { expect, test } from 'vitest'
import { assess, createModel, type Condition } from './index.ts'
import { exampleKnowledge, expecting, man } from './testing/example-knowledge.ts'

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

test('one whose causes are all unlikely is not to be done first, and names them', () => {
  const unlikely = { ...nerve, prior: { ...nerve.prior, per1000: 1 } }
  const { main, more } = offered([likely, second, unlikely])
  expect(main.map(({ condition }) => condition)).toEqual(['outer_elbow'])
  expect(more).toEqual([{ condition: null, tests: [{ selfTest: 'bend_elbow', others: ['pinched_nerve'] }] }])
  // unless there is nothing else to do
  const others = offered([{ ...second, selfTests: { bend_elbow: { tingles: no } } }, unlikely])
  expect(others.main).toMatchObject([{ condition: null, tests: [{ selfTest: 'bend_elbow' }] }])
})

function offered(conditions: Condition[]) {
  const question = (key: string) => ({
    key,
    options: [{ key: 'yes' }, { key: 'no' }],
    negative: ['no'],
  })
  const model = createModel({
    ...exampleKnowledge,
    conditions,
    redFlags: [],
    selfTests: [
      { key: 'bend_elbow', weight: 1, notIf: {}, questions: [question('tingles')] },
      { key: 'press_wrist', weight: 1, notIf: {}, questions: [question('hurts')] },
    ],
  })
  return assess(model, man, {}).selfTests
}

function cause(key: string, per1000: number, selfTests: Condition['selfTests']): Condition {
  return { ...strain!, key, prior: { ...strain!.prior, per1000 }, likelihoods: {}, selfTests }
}
