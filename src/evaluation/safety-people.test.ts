import { expect, test } from 'vitest'
import { isAskedOf, type Key, type Step, type StepAnswer } from '#engine'
import { modelOf, readBundles } from './read-bundles.ts'
import { patientWith, peopleWith, PRESENTATIONS } from './safety-people.ts'

const bundle = readBundles().find(({ location }) => location.key === 'hip')!
const model = modelOf(bundle)
const steps = [...model.steps.values()].map(({ step }) => step)

/** What somebody ticks at the steps given, one after the other. */
const ticked = (patient: (step: Step) => StepAnswer, of: readonly Step[]): Key[] =>
  of.map(patient).flatMap((answer) => (answer === 'not_sure' ? [] : answer))

test('nobody has a sign of a question that they are not asked at their age and sex', () => {
  const unaskedSigns = model.conditions
    .filter(({ danger }) => danger)
    .flatMap(({ key }) =>
      peopleWith(model, key, false).flatMap((person) =>
        PRESENTATIONS.flatMap((presentation) =>
          ticked(
            patientWith(model, key, presentation, person),
            steps.filter((step) => !isAskedOf(step, person)),
          ),
        ),
      ),
    )
  expect(unaskedSigns).toEqual([])
})

test('a grown-up shows leukaemia early by another sign than a pale child', () => {
  for (const min of [25, 65]) {
    const person = { sex: 'female' as const, age: { min, max: min + 9 }, weightKg: null }
    const patient = patientWith(model, 'acute_leukaemia', 'early', person)
    const asked = steps.filter((step) => step.kind !== 'single' && isAskedOf(step, person))
    expect(ticked(patient, asked)).toHaveLength(1)
  }
})
