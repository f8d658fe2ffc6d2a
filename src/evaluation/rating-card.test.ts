import { expect, test } from 'vitest'
import { modelOf, readBundles } from './read-bundles.ts'
import { ratingCard } from './rating-card.ts'
import { simulate } from './simulate.ts'

const bundle = readBundles().find(({ location }) => location.key === 'knee')!
const model = modelOf(bundle)

test('a card says what was told, what was left open and what was not ticked, and nothing that came of it', () => {
  for (const patient of simulate(model, 20, 5)) {
    const card = ratingCard(bundle, model, patient.person, patient)
    const [ticked, unticked] = card.split('Asked and not ticked: ')
    for (const finding of patient.assessment.present) {
      const { label } = bundle.findings.find(({ key }) => key === finding)!
      expect(ticked).toContain(label)
    }
    for (const [step, answer] of Object.entries(patient.answers)) {
      const { question } = bundle.steps.find(({ key }) => key === step)!
      if (answer === 'not_sure') expect(ticked).toContain(question)
    }
    expect(unticked).toBeDefined()
    expect(card).not.toContain(bundle.conditions.find(({ key }) => key === patient.condition.key)!.name)
    expect(card).not.toMatch(/self_care|routine|urgent|emergency/)
  }
})
