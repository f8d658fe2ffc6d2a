import { describe, expect, test } from 'vitest'
import { assess, createModel, type Answers, type Stated } from './index.ts'
import { exampleKnowledge } from './testing/example-knowledge.ts'

const model = createModel(exampleKnowledge)
const person = { sex: 'female', age: { min: 30, max: 34 }, weightKg: null } as const
const assessed = (answers: Answers, stated: Stated = {}) => assess(model, person, answers, { stated })
const nothing = { mentions: [], dangers: [] }

describe('own words lead', () => {
  test('to the question about a danger they name, until it is answered', () => {
    const understood = { ...nothing, dangers: [{ finding: null }, { finding: 'numb_saddle' }] }
    expect(assessed({}).followUpWords(understood)).toMatchObject({
      ask: { step: 'danger_signs', finding: 'numb_saddle' },
      advise: [{ finding: null }],
    })
    expect(assessed({ danger_signs: [] }).followUpWords(understood).ask).toBeNull()
    expect(assessed({}, { numb_saddle: true }).followUpWords(understood).ask).toBeNull()
  })

  test('to advice where the question about a danger makes no sense', () => {
    const dangers = [{ finding: 'below_knee' }]
    expect(assessed({ leg: [] }).followUpWords({ ...nothing, dangers }).advise).toEqual(dangers)
    expect(assessed({ leg: ['leg_pain'] }).followUpWords({ ...nothing, dangers }).advise).toEqual([])
  })

  test('to a look at what is news, a box that was left unticked too', () => {
    const isNew = (finding: string, holds: boolean) => {
      const answers: Answers = { leg: ['leg_pain'], danger_signs: [], onset: ['slow'] }
      const understood = { ...nothing, mentions: [{ finding, holds }] }
      return assessed(answers).followUpWords(understood).mentions.length === 1
    }
    expect(isNew('worse_cough', true)).toBe(true)
    expect(isNew('tingling', true)).toBe(true)
    expect(isNew('fever', true)).toBe(true)
    expect(isNew('sudden', true)).toBe(true)
    expect(isNew('leg_pain', false)).toBe(false)
    expect(isNew('leg_pain', true)).toBe(false)
    expect(isNew('fever', false)).toBe(false)
    expect(isNew('tingling', false)).toBe(true)
  })
})

test('own words come before the next question, and at an emergency after what to do', () => {
  const followUp = { ask: { step: 'danger_signs', finding: 'fever' } }
  const calm = assessed({})
  expect(calm.wordsBeforeNext(followUp)).toEqual(followUp)
  expect(calm.wordsBeforeNext({ ask: null })).toEqual({ ask: null })
  expect(calm.wordsBeforeNext(null)).toBeNull()
  const emergency = { danger_signs: ['numb_saddle'] }
  expect(assessed(emergency)).toMatchObject({ triage: { level: 'emergency' }, wentOn: false })
  expect(assessed(emergency).wordsBeforeNext(followUp)).toBeNull()
  const goesOn = assess(model, person, emergency, { wentOnAfter: ['danger_signs'] })
  expect(goesOn.wordsBeforeNext(followUp)).toEqual({ ask: null })
})

test('anything else is asked for once, before the result, and offered at an emergency', () => {
  expect(assessed({}).anythingElse(false)).toBe('none')
  let answers: Answers = {}
  for (let now = assessed(answers); now.next.kind === 'ask'; now = assessed(answers))
    answers = { ...answers, [now.next.step]: 'not_sure' }
  expect(assessed(answers).triage.level).not.toBe('emergency')
  expect(assessed(answers).anythingElse(false)).toBe('ask')
  expect(assessed(answers).anythingElse(true)).toBe('none')
  const emergency = assessed({ danger_signs: ['numb_saddle'] })
  expect(emergency.openFindings).not.toEqual([])
  expect(emergency.anythingElse(false)).toBe('offer')
  expect(emergency.anythingElse(true)).toBe('offer')
})

describe('what is confirmed counts', () => {
  const confirmed = (answers: Answers, finding: string, holds: boolean) => {
    const responses = assessed(answers).withConfirmed({ answers, stated: {} }, [[finding, holds]])
    return { ...responses, assessment: assessed(responses.answers, responses.stated) }
  }

  test.each([
    ['left unticked', { leg: ['leg_pain'] }, 'tingling', { leg: ['leg_pain', 'tingling'] }],
    ['denied with all others', { danger_signs: [] }, 'fever', { danger_signs: ['fever'] }],
    ['answered otherwise', { onset: ['slow'] }, 'sudden', { onset: ['sudden'] }],
    ['denied', { cough: [] }, 'worse_cough', { cough: ['worse_cough'] }],
    [
      'not sure about the others',
      { leg: ['leg_pain', 'not_sure'] },
      'tingling',
      { leg: ['leg_pain', 'tingling', 'not_sure'] },
    ],
  ] as [string, Answers, string, Answers][])('where it was %s', (_, before, finding, after) => {
    const { answers, assessment } = confirmed(before, finding, true)
    expect(answers).toEqual(after)
    expect(assessment.present).toContain(finding)
  })

  test('as a statement where its question was not answered', () => {
    expect(confirmed({}, 'tingling', true)).toMatchObject({ answers: {}, stated: { tingling: true } })
  })

  test('with what it presupposes, unless its question only waits for that', () => {
    const answers = { leg: ['tingling'] }
    const confirmedIn = (toldAlone: boolean) => {
      const steps = exampleKnowledge.steps.map((step) =>
        step.key === 'how_far' ? { ...step, toldAlone } : step,
      )
      const model = createModel({ ...exampleKnowledge, steps })
      return assess(model, person, answers).withConfirmed({ answers, stated: {} }, [['below_knee', true]])
    }
    expect(confirmedIn(false).answers.leg).toContain('leg_pain')
    expect(confirmedIn(true)).toEqual({ answers, stated: { below_knee: true } })
  })

  test('that it does not hold, and says nothing of the other options', () => {
    const one = confirmed({ leg: ['leg_pain', 'tingling'] }, 'tingling', false)
    expect(one.answers).toEqual({ leg: ['leg_pain'] })
    expect(one.assessment.denials[0]).toMatchObject({ absence: 'no', findings: ['tingling'] })
    expect(confirmed({ leg: ['tingling'] }, 'tingling', false).answers).toEqual({})
  })
})
