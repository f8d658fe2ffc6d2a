import { describe, expect, test } from 'vitest'
import type { Next, StepAnswer } from '#engine'
import { readBundles } from '#evaluation/read-bundles'
import { FLOW } from '#web/domain/flow/flow.ts'
import { withGoingOn, withStepAnswer, type Consultation } from '#web/domain/consultation/consultation.ts'
import { sessionOf, type Session } from '#web/domain/consultation/session.ts'
import { playedSession } from '#web/domain/consultation/testing/played-session.ts'
import { interviewView, pageAfter, pageBefore } from './interview-pages.ts'

const answers = { signs: [], onset: ['sudden'] }
const ask: Next = { kind: 'ask', step: 'spread', part: 'interview' }
const done: Next = { kind: 'done', because: 'settled' }
const emergency: Next = { kind: 'done', because: 'emergency' }

/** Own words are due nowhere here; own-words-everywhere.test.tsx has those that are. */
const wordsBeforeNext = () => null

describe('what the address shows', () => {
  test.each([
    ['onset', ask, { kind: 'question', step: 'onset' }],
    ['spread', ask, { kind: 'question', step: 'spread' }],
    ['', ask, { kind: 'question', step: 'spread' }],
    ['unknown', ask, { kind: 'question', step: 'spread' }],
    ['constructor', ask, { kind: 'question', step: 'spread' }],
    ['', done, { kind: 'finished' }],
    ['onset', done, { kind: 'question', step: 'onset' }],
  ] as const)('#%s', (fragment, next, view) => {
    expect(
      interviewView(fragment, {
        answers,
        next,
        triage: { level: 'urgent', reasons: [] },
        wentOn: false,
        wordsBeforeNext,
      }),
    ).toEqual(view)
  })

  test.each([
    ['', emergency, { kind: 'emergency' }],
    ['spread', emergency, { kind: 'emergency' }],
    ['onset', emergency, { kind: 'question', step: 'onset' }],
    // Gone on with the questions: what to do comes first, and the address alone leads on.
    ['', ask, { kind: 'emergency' }],
    ['unknown', ask, { kind: 'emergency' }],
    ['spread', ask, { kind: 'question', step: 'spread' }],
    ['onset', ask, { kind: 'question', step: 'onset' }],
    ['', done, { kind: 'emergency' }],
    ['anything-else', ask, { kind: 'anything_else' }],
    ['anything-else', done, { kind: 'anything_else' }],
    // Own words in which nothing is to be confirmed: whoever went on goes on.
    ['own-words-check', ask, { kind: 'question', step: 'spread' }],
    ['own-words-check', done, { kind: 'emergency' }],
  ] as const)('#%s at an emergency', (fragment, next, view) => {
    expect(
      interviewView(fragment, {
        answers,
        next,
        triage: { level: 'emergency', reasons: [] },
        wentOn: true,
        wordsBeforeNext,
      }),
    ).toEqual(view)
  })
})

test('anything else is told at an emergency only by who goes on', () => {
  const triage = { level: 'emergency' as const, reasons: [] }
  expect(
    interviewView('anything-else', { answers, next: emergency, triage, wentOn: false, wordsBeforeNext }),
  ).toEqual({
    kind: 'emergency',
  })
})

const bundle = readBundles().find(({ location }) => location.key === 'low_back')!
const screen = new Set(bundle.location.screen)
const played = playedSession(bundle, ({ key }) => (screen.has(key) ? [] : 'not_sure'))
const without = (change: Partial<Consultation>) =>
  sessionOf(played.knowledge, { ...played.consultation, selfTests: [], ...change }, played.person)
const calm = without({})
const blank = without({ steps: [] })

const after = (session: Session, step: string, answer: StepAnswer): Session =>
  sessionOf(session.knowledge, withStepAnswer(session.consultation, step, answer), session.person)
const whereAfter = (session: Session, step: string, answer: StepAnswer) =>
  pageAfter(step, session, after(session, step, answer))

const numb = after(blank, 'back_nerve_signs', ['saddle_numbness'])
const going = sessionOf(numb.knowledge, withGoingOn(numb.consultation), numb.person)
const further = after(going, 'collapse_signs', [])

describe('where an answer leads', () => {
  test('to the next question, and from the last one to the causes', () => {
    expect(whereAfter(blank, 'back_nerve_signs', [])).toBe(`${FLOW.steps}#2`)
    const [last, answer] = calm.consultation.steps.at(-1)!
    expect(whereAfter(calm, last, answer)).toBe(FLOW.causes)
  })

  test('at a danger sign to what to do now', () => {
    expect(whereAfter(blank, 'back_nerve_signs', ['saddle_numbness'])).toBe(FLOW.steps)
  })

  test('for somebody who goes on to the next question', () => {
    expect(going.assessment.next).toMatchObject({ kind: 'ask', step: 'collapse_signs' })
    expect(whereAfter(going, 'collapse_signs', [])).toBe(`${FLOW.steps}#3`)
    // Back at an earlier one of the further questions, too.
    expect(whereAfter(further, 'collapse_signs', 'not_sure')).toBe(`${FLOW.steps}#3`)
  })

  test('but at a further danger sign, or at another answer to the first, to what to do now', () => {
    expect(whereAfter(going, 'collapse_signs', ['faint_clammy'])).toBe(FLOW.steps)
    expect(whereAfter(further, 'back_nerve_signs', ['saddle_numbness', 'bladder_trouble_new'])).toBe(
      FLOW.steps,
    )
  })

  test('on with the questions where another answer makes it none', () => {
    expect(whereAfter(further, 'back_nerve_signs', [])).toBe(`${FLOW.steps}#3`)
  })

  test('in the end to what to do now, never to the causes', () => {
    const everything = playedSession(bundle, ({ options }) => options.slice(0, 1), {}, 'goes on')
    const { assessment, consultation } = everything
    expect(assessment).toMatchObject({ wentOn: true, next: { kind: 'done' }, triage: { level: 'emergency' } })
    const [last, answer] = consultation.steps.at(-1)!
    expect(consultation.wentOnAfter).not.toContain(last)
    expect(whereAfter(everything, last, answer)).toBe(FLOW.steps)
  })
})

test('Back leads to the question before, and from the first after an emergency to what to do', () => {
  expect(pageBefore('back_nerve_signs', blank)).toBeNull()
  expect(pageBefore('collapse_signs', after(blank, 'back_nerve_signs', []))).toBe(`${FLOW.steps}#1`)
  expect(pageBefore('collapse_signs', going)).toBe(FLOW.steps)
  expect(pageBefore('collapse_signs', further)).toBe(FLOW.steps)
  expect(pageBefore('general_signs', further)).toBe(`${FLOW.steps}#2`)
})

test('Back goes through the answers in the order they were given', () => {
  const answered = after(after(blank, 'collapse_signs', []), 'back_nerve_signs', [])
  expect(pageBefore('general_signs', answered)).toBe(`${FLOW.steps}#2`)
  expect(pageBefore('back_nerve_signs', answered)).toBe(`${FLOW.steps}#1`)
  expect(pageBefore('collapse_signs', answered)).toBeNull()
  expect(pageBefore('general_signs', blank)).toBeNull()
})
