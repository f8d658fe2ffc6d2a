// @module-tag thorough
import { expect, test } from 'vitest'
import { ownWordsMessages } from '#web/features/own-words/messages.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { SITE_NAME } from '#web/site.ts'
import {
  answerQuestion,
  answerQuestions,
  arriveAt,
  headingOf,
  questionShown,
  enterPlaceAndPerson,
} from './consult.ts'
import { choosePlace } from './choose-place.ts'
import { clicks } from './input-methods/clicks.ts'
import { answerTo } from './knowledge.ts'
import { slippedDisc, tornMeniscus, type Patient } from './patients.ts'
import { answeredBy, countsAndFlags, placeAndPersonOf } from './user-answers.ts'
import { deviceWith, storedAnswers, visitSite } from './visit.ts'

test('after every step the device holds what the specification says', async () => {
  const patient = tornMeniscus
  const visit = await visitSite()
  const { page } = visit
  await visit.go('/')
  expect(await storedAnswers(page)).toBeNull()
  await enterPlaceAndPerson(page, patient, clicks(page))

  const stored = await placeAndPersonOf(patient)
  const flags = (steps: Parameters<typeof answerTo>[0][]) =>
    countsAndFlags(steps.map((step) => [step.key, answerTo(step, patient)] as const))
  const answered = await answerQuestions(page, patient, clicks(page), async (_, before) => {
    expect(await storedAnswers(page)).toEqual({ ...stored, ...flags([...before]) })
  })
  expect(await storedAnswers(page)).toEqual({ ...stored, ...flags(answered) })

  const diseases = await page.evaluate(() => JSON.parse(localStorage.getItem('diseases') ?? '{}'))
  expect(diseases['acute_meniscal_tear']).toMatchObject({
    fullName: expect.any(String),
    description: expect.any(String),
    age_range: { min: expect.any(Number), max: expect.any(Number) },
    sex: expect.any(String),
    weight: { min: expect.any(Number), max: expect.any(Number) },
    site_inner: expect.any(Number),
  })
  await visit.end()
})

test('neither titles nor addresses that the history shows name a question', async () => {
  const answers = await answeredBy(slippedDisc, 3)
  const visit = await visitSite({ stored: deviceWith(answers) })
  const { page } = visit
  for (const address of ['/steps-by-location', '/steps-by-location#general_signs']) {
    await page.goto('about:blank')
    await visit.go(address)
    const step = await questionShown(page, slippedDisc)
    expect(step).toBeDefined()
    expect(await page.title()).toBe(`${interviewMessages.heading} – ${SITE_NAME}`)
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\d+$/)
  }
  await visit.end()
})

test('a removed answer leaves neither count nor flag', async () => {
  const patient: Patient = { ...slippedDisc, findings: ['fever', 'night_sweats'] }
  const visit = await visitSite({ stored: deviceWith(await answeredBy(patient, 3)) })
  const { page } = visit
  expect(await answeredBy(patient, 3)).toMatchObject({ fever: 1, night_sweats: 1 })
  await visit.go('/steps-by-location#general_signs')
  const step = await questionShown(page, patient)
  await page.getByRole('checkbox', { name: 'Fever or shivering', exact: true }).tap()
  await clicks(page).press('button', interviewMessages.next)
  await expect.poll(() => headingOf(page)).not.toBe(step!.question)
  const stored = await storedAnswers(page)
  expect(stored).toMatchObject({ night_sweats: 1, night_sweats__general_signs: true })
  expect(stored).not.toHaveProperty('fever')
  expect(stored).not.toHaveProperty('fever__general_signs')
  await visit.end()
})

test('changing place and sex keeps only weight, sex and age range', async () => {
  const other: Patient = { ...tornMeniscus, sex: 'female' }
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  const { page } = visit
  const input = clicks(page)
  await visit.go('/man-body')
  await input.press('button', personMessages.bodyName[other.sex])
  await choosePlace(page, other)
  expect(await storedAnswers(page)).toEqual({
    ...(await placeAndPersonOf(slippedDisc)),
    painLocation: (await placeAndPersonOf(other))['painLocation'],
    sex: other.sex,
  })
  await input.press('button', personMessages.next)
  await arriveAt(page, ownWordsMessages.heading)
  await input.press('button', ownWordsMessages.skip)
  await expect.poll(() => questionShown(page, other)).toBeDefined()
  await visit.end()
})

test('changing the place alone keeps the answers that still have a question', async () => {
  const other: Patient = { ...slippedDisc, place: 'knee' }
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  const { page } = visit
  await visit.go('/pain-loaction-body')
  await choosePlace(page, other)
  await clicks(page).press('button', personMessages.next)
  await expect.poll(() => questionShown(page, other)).toBeDefined()
  // Who chose the wrong place and goes back finds all of them; the first answer at the new one leaves the others out.
  expect(await storedAnswers(page)).toHaveProperty('leg_shooting')
  await answerQuestion(page, (await questionShown(page, other))!, other, clicks(page))
  const stored = await storedAnswers(page)
  expect(stored).toMatchObject({ duration_weeks: 1, duration_weeks__pain_duration: true })
  expect(stored).not.toHaveProperty('leg_shooting')
  await visit.end()
})

test('a second tab follows what is answered and wiped in the first', async () => {
  const patient = slippedDisc
  const visit = await visitSite({ stored: deviceWith(await answeredBy(patient, 1)) })
  const { page, context } = visit
  await visit.go('/steps-by-location')
  const second = await context.newPage()
  await second.goto('/steps-by-location')
  await expect.poll(() => headingOf(second)).toBe(await headingOf(page))

  await page.bringToFront()
  const step = await questionShown(page, patient)
  await answerQuestion(page, step!, patient, clicks(page))
  await expect
    .poll(() => second.getByText(interviewMessages.soFar({ count: 2 }), { exact: true }).count())
    .toBe(1)

  await page.getByText(interviewMessages.soFar({ count: 2 }), { exact: true }).tap()
  await clicks(page).press('button', consultationMessages.startAgain)
  await clicks(page).press('button', consultationMessages.startAgainYes)
  await expect.poll(() => headingOf(second)).toBe(personMessages.bodyHeading)
  await visit.end()
})
