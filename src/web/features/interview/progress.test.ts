import { expect, test } from 'vitest'
import { createModel, type Person, type StepAnswer } from '#engine'
import { readBundles } from '#evaluation/read-bundles'
import { progressAt } from './progress.ts'

const bundle = readBundles().find(({ location }) => location.key === 'hand_fingers')!
const person: Person = { sex: 'female', age: { min: 35, max: 44 }, weightKg: 60 }

type Given = readonly [step: string, answer: StepAnswer]

function at(step: string, ...answered: Given[]) {
  const session = {
    knowledge: { bundle, model: createModel(bundle) },
    person,
    answers: Object.fromEntries(answered),
    consultation: { steps: answered },
  }
  return progressAt(step, session as unknown as Parameters<typeof progressAt>[1])
}

const { screen } = bundle.location
const denied = screen.filter((key) => at(key).part === 'screen').map((key): Given => [key, []])

test('danger signs are counted by themselves, then the questions', () => {
  expect(at(screen[0]!)).toMatchObject({ part: 'screen', at: 1 })
  expect(at('pain_onset', ...denied)).toMatchObject({ part: 'interview', at: 1 })
})

test('a danger sign that an answer brings up later is not counted with those before', () => {
  const before = at(screen[0]!, ...denied)
  const bitten: Given[] = [...denied, ['recent_injury', ['injury_bite']]]
  expect(at('bite', ...bitten)).toEqual({ part: 'later_screen' })
  expect(at('bite', ...bitten, ['bite', ['bite_animal']])).toEqual({ part: 'later_screen' })
  expect(at(screen[0]!, ...bitten, ['bite', ['bite_animal']])).toEqual(before)
})
