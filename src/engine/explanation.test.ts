import { expect, test } from 'vitest'
import { assess, createModel, type Answers, type Condition, type Evidence } from './index.ts'
import { exampleKnowledge, man } from './testing/example-knowledge.ts'

const [strain] = exampleKnowledge.conditions
const cause = (key: string, per1000: number, likelihoods: Condition['likelihoods']): Condition => ({
  ...strain!,
  key,
  prior: { ...strain!.prior, per1000 },
  likelihoods,
})

/** What a "yes" or "no" to the cough says of `tension`, beside another cause that is as common. */
function shown(likelihood: number, ofOther: number, answer: string[]) {
  const model = createModel({
    ...exampleKnowledge,
    redFlags: [],
    conditions: [
      cause('tension', 500, { worse_cough: likelihood }),
      cause('migraine', 450, { worse_cough: ofOther }),
    ],
  })
  return assess(model, man, { cough: answer })
    .evidenceFor('tension')
    .map(({ weight }) => (weight > 0 ? 'for' : 'against'))
}

test('nothing is shown as speaking for a cause that is rarer with it than with the others', () => {
  // One in five with tension headache has it, twice the background; but four of five with migraine.
  expect(shown(0.22, 0.81, ['worse_cough'])).toEqual([])
  expect(shown(0.22, 0.1, ['worse_cough'])).toEqual(['for'])
  expect(shown(0.22, 0.81, [])).toEqual([])
})

test('what few people with a cause have is evidence for it only where it is far more frequent with it', () => {
  expect(shown(0.18, 0.1, ['worse_cough'])).toEqual([])
  expect(shown(0.25, 0.1, ['worse_cough'])).toEqual(['for'])
})

test('an answer that is hardly more frequent with a cause is not shown at all', () => {
  expect(shown(0.12, 0.1, ['worse_cough'])).toEqual([])
  expect(shown(0.09, 0.1, ['worse_cough'])).toEqual([])
  expect(shown(0.02, 0.1, ['worse_cough'])).toEqual(['against'])
})

/** Two causes of pain in the leg. @param tingling how often a nerve tingles; a muscle hardly ever does */
const nerveOrMuscle = (tingling: number) =>
  createModel({
    ...exampleKnowledge,
    redFlags: [],
    conditions: [
      cause('nerve', 500, { leg_pain: 0.95, tingling, worse_cough: 0.6 }),
      cause('muscle', 500, { leg_pain: 0.1, tingling: 0.05, worse_cough: 0.05 }),
    ],
  })

test('what was never said leads nothing, and stands apart where it weighs something', () => {
  const model = nerveOrMuscle(0.95)
  const against = (answers: Answers) => {
    const { main, further, unsaid } = assess(model, man, answers).evidenceBySide('nerve').against
    return { said: [...main, ...further], unsaid }
  }
  const named = (points: readonly Evidence[]) => points.map(({ finding, absence }) => [finding, absence])
  const none = against({ leg: [], cough: [] })
  expect(named(none.said)).toEqual([['worse_cough', 'no']])
  expect(named(none.unsaid)).toEqual([
    ['tingling', 'none_of_these'],
    ['leg_pain', 'none_of_these'],
  ])
  expect(named(against({ leg: ['leg_pain'] }).unsaid)).toEqual([['tingling', 'not_ticked']])
})

test('what was only left out stands against a cause, however little it weighs, where nothing said does', () => {
  const model = nerveOrMuscle(0.6)
  const against = (answers: Answers) =>
    assess(model, man, answers)
      .evidenceBySide('nerve')
      .against.unsaid.map(({ finding }) => finding)
  expect(against({ leg: ['leg_pain'] })).toEqual(['tingling'])
  expect(against({ leg: ['leg_pain'], cough: [] })).toEqual([])
})
