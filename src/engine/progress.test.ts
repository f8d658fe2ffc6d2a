import { expect, test } from 'vitest'
import { readBundles } from '#evaluation/read-bundles'
import { MAX_INTERVIEW_STEPS } from './constants.ts'
import {
  ALSO_HURTS,
  alsoFinding,
  assess,
  createModel,
  joinPlaces,
  type Finding,
  type Knowledge,
  type Person,
  type Step,
  type StepAnswer,
} from './index.ts'

const bundle = readBundles().find(({ location }) => location.key === 'hand_fingers')!
const model = createModel(bundle)
const person: Person = { sex: 'female', age: { min: 35, max: 44 }, weightKg: 60 }

type Answered = readonly [step: string, answer: StepAnswer]

const at = (step: string, ...answered: Answered[]) =>
  assess(model, person, Object.fromEntries(answered)).positionOf(step)

/** Those of all: others are for small children, or come up with an answer. */
const screen = bundle.location.screen.filter((key) => at(key).part === 'screen')
const denied = screen.map((key): Answered => [key, []])

test('danger signs are counted by themselves, then the questions', () => {
  expect(at(screen[0]!)).toEqual({ part: 'screen', at: 1, of: screen.length })
  expect(screen).not.toHaveLength(bundle.location.screen.length)
  expect(at('pain_onset', ...denied)).toMatchObject({ part: 'interview', at: 1 })
  const begun: Answered[] = [...denied, ['pain_onset', 'not_sure']]
  expect(at('pain_duration', ...begun)).toMatchObject({ part: 'interview', at: 2 })
  expect(at('pain_onset', ...begun, ['pain_duration', 'not_sure'])).toMatchObject({ at: 1 })
})

test('danger signs are numbered in the order in which they are asked', () => {
  const [first, second] = [screen[0]!, screen[1]!]
  expect(at(first, [second, []])).toMatchObject({ part: 'screen', at: 2 })
  expect(at(second, [second, []])).toMatchObject({ part: 'screen', at: 1 })
})

test('what was stated beforehand takes no number: the first question asked is the first, and fewer can follow', () => {
  const asked = (stated: Record<string, boolean>) =>
    assess(model, person, Object.fromEntries(denied), { stated }).positionOf('pain_onset')
  expect(asked({})).toEqual({ part: 'interview', at: 1, atMost: MAX_INTERVIEW_STEPS })
  expect(asked({ duration_days: true, injury_none: true })).toEqual({
    part: 'interview',
    at: 1,
    atMost: MAX_INTERVIEW_STEPS - 2,
  })
})

test('a question that comes up after all others is not said to be beyond the most there are', () => {
  const steps = bundle.steps.filter(({ key }) => at(key, ...denied).part === 'interview')
  const last = 'pain_course'
  const before = steps.filter(({ key }) => key !== last).map(({ key }): Answered => [key, 'not_sure'])
  const position = at(last, ...denied, ...before)
  if (position.part !== 'interview') throw new Error(`it is asked with the ${position.part}`)
  expect(position.at).toBeGreaterThan(MAX_INTERVIEW_STEPS)
  expect(position.atMost).toBe(position.at)
})

test('that another place hurts too was marked before the questions, so it takes no number either', () => {
  const foot = readBundles().find(({ location }) => location.key === 'foot_toes')!
  const plain = {
    step: (step: Step) => step,
    finding: (finding: Finding) => finding,
    askedOf: (step: Step) => step,
  }
  const both = createModel(joinPlaces<Knowledge>(bundle, [foot], plain))
  const answers = { ...Object.fromEntries(denied), [ALSO_HURTS]: [alsoFinding('foot_toes')] }
  expect(assess(both, person, answers).positionOf('pain_onset')).toEqual({
    part: 'interview',
    at: 1,
    atMost: MAX_INTERVIEW_STEPS - 1,
  })
})

test('a danger sign that an answer brings up later is not counted with those before', () => {
  const before = at(screen[0]!, ...denied)
  const bitten: Answered[] = [...denied, ['recent_injury', ['injury_bite']]]
  expect(at('bite', ...bitten)).toEqual({ part: 'later_screen' })
  expect(at('bite', ...bitten, ['bite', ['bite_animal']])).toEqual({ part: 'later_screen' })
  expect(at(screen[0]!, ...bitten, ['bite', ['bite_animal']])).toEqual(before)
})

test('one that an answer among them brings up does not change how many they are', () => {
  const flank = readBundles().find(({ location }) => location.key === 'flank')!
  const ofFlank = createModel(flank)
  const { screen } = flank.location
  const positions = (answers: Record<string, StepAnswer>) =>
    new Set(
      screen.flatMap((key) => {
        const position = assess(ofFlank, person, answers).positionOf(key)
        return position.part === 'screen' ? [position.of] : []
      }),
    )
  const all = Object.fromEntries(screen.map((key): Answered => [key, ofFlank.steps.get(key)!.step.options]))
  expect(positions(all)).toEqual(positions({}))
})
