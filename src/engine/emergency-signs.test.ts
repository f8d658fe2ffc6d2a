import { describe, expect, test } from 'vitest'
import { readBundles } from '#evaluation/read-bundles'
import { emergencySigns } from './emergency-signs.ts'
import { evidenceFor } from './explanation.ts'
import { man } from './testing/example-knowledge.ts'
import { createModel, type Answers, type Key, type Model, type TriageReason } from './index.ts'

const bundles = readBundles()
const modelAt = (place: Key) => createModel(bundles.find(({ location }) => location.key === place)!)
const belly = modelAt('upper_belly')
const stepOf = (finding: Key) =>
  [...belly.steps.values()].find(({ step }) => step.options.includes(finding))!.step

/** What somebody answers who has these findings; findings of one question go into one answer. */
const answering = (...findings: Key[]): Answers =>
  Object.fromEntries(
    findings.map((finding) => [
      stepOf(finding).key,
      findings.filter((other) => stepOf(other) === stepOf(finding)),
    ]),
  )

const pancreatitis: TriageReason = {
  kind: 'danger',
  condition: 'acute_pancreatitis',
  level: 'emergency',
  probability: 0.4,
}

function signs(answers: Answers, reasons: TriageReason[] = [pancreatitis], model: Model = belly): Key[] {
  return emergencySigns(model, { level: 'emergency', reasons }, (condition) =>
    evidenceFor(model, { person: man, answers, stated: {} }, condition),
  )
}

describe('the signs to say on the phone when a cause is too likely to wait', () => {
  test('those that are clear evidence for it, the strongest first', () => {
    expect(signs(answering('strength_severe', 'heavy_alcohol', 'spread_between_blades'))).toEqual([
      'spread_between_blades',
      'heavy_alcohol',
      'strength_severe',
    ])
  })

  test('no answer that is hardly evidence for it', () => {
    const toSay = signs(
      answering('spread_between_blades', 'heavy_alcohol', 'strength_severe', 'duration_days', 'belly_steady'),
    )
    expect(toSay).not.toContain('duration_days')
    expect(toSay).not.toContain('belly_steady')
  })

  test('not that it began in the last week, however well that fits', () => {
    const reason = { ...pancreatitis, condition: 'low_white_cells_sore_throat' }
    const toSay = signs(
      { pain_duration: ['duration_days'], general_signs: ['fever', 'feeling_very_ill'] },
      [reason],
      modelAt('mouth_throat'),
    )
    expect(toSay).toHaveLength(2)
  })

  test('where hardly any answer is clear evidence, the two strongest', () => {
    expect(signs(answering('belly_steady', 'duration_under_day', 'onset_hours'))).toHaveLength(2)
  })

  test('at most five', () => {
    const everything = Object.keys(belly.conditions[belly.indexOf.get('acute_pancreatitis')!]!.likelihoods)
    const oneOfEach = everything.filter(
      (finding) =>
        stepOf(finding).kind !== 'single' ||
        everything.find((other) => stepOf(other) === stepOf(finding)) === finding,
    )
    expect(signs(answering(...oneOfEach))).toHaveLength(5)
  })

  test('of several such causes the likeliest counts', () => {
    const unlikely: TriageReason = {
      ...pancreatitis,
      condition: 'pulmonary_embolism',
      probability: 0.1,
    }
    const answers = answering('heavy_alcohol', 'strength_severe')
    expect(signs(answers, [unlikely, pancreatitis])).toEqual(signs(answers))
  })

  test('a danger sign says itself what it is, so nothing is added to it', () => {
    const danger: TriageReason = { kind: 'red_flag', rule: 'any', level: 'emergency' }
    expect(signs(answering('heavy_alcohol'), [danger, pancreatitis])).toEqual([])
    expect(signs(answering('heavy_alcohol'))).not.toEqual([])
  })
})
