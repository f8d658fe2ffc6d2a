import { expect, test } from 'vitest'
import { fixtureBundles } from '../testing/fixture-knowledge.ts'
import { presentDiagnosisSteps } from './present-diagnosis-step.ts'

const steps = presentDiagnosisSteps(fixtureBundles.low_back)

test('danger signs come first, then the opening, then the rest', () => {
  expect(steps.map(({ key, red_flag_screen }) => [key, red_flag_screen])).toEqual([
    ['saddle', true],
    ['spread', false],
    ['start', false],
  ])
})

test('a step has its options with labels, and says when and of whom it is asked', () => {
  expect(steps[2]).toEqual({
    key: 'start',
    id: 3,
    question: 'Did it begin with lifting?',
    why: 'Lifting can strain a muscle.',
    hint: null,
    kind: 'yes_no',
    step_options: [{ key: 'after_lifting', label: 'It began when I lifted something' }],
    dependent_on_any_symptoms: ['leg_pain'],
    ask_if: { gender: 'female', min_age: 16, max_age: null },
    red_flag_screen: false,
  })
})
