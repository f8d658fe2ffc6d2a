// @module-tag thorough
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { aboutMessages } from '#web/features/about/messages.ts'
import { ownWordsMessages } from '#web/features/own-words/messages.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { zoneOf } from '#web/domain/body/zones.ts'
import { conditionMessages } from '#web/features/conditions/messages.ts'
import { flowMessages } from '#web/features/consultation/ask-earlier-messages.ts'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { startNewMessages, homeMessages } from '#web/features/home/messages.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { FLOW, START_HREF } from '#web/domain/flow/flow.ts'
import { resumeMessages } from '#web/domain/flow/resume-link.ts'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { strengthMessages } from '#web/features/place/strength-field.tsx'
import { resultMessages } from '#web/features/result/messages.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import { listed } from '#web/ui/words.ts'
import {
  answerQuestion,
  answerQuestions,
  arriveAt,
  doSelfTests,
  headingOf,
  questionShown,
  selfTestsLink,
  tellPlaceAndPerson,
} from './consult.ts'
import { touch } from './hands/touch.ts'
import { answerTo, placeOf } from './knowledge.ts'
import { heartAttack, slippedDisc, tornMeniscus, type Patient } from './patients.ts'
import { answeredBy, countsAndFlags, toldBy } from './user-answers.ts'
import { deviceWith, storedAnswers, visitSite } from './visit.ts'

test('after every step the device holds what the specification says', async () => {
  const patient = tornMeniscus
  const visit = await visitSite()
  const { page } = visit
  await visit.go('/')
  expect(await storedAnswers(page)).toBeNull()
  await tellPlaceAndPerson(page, patient, touch(page))

  const stored = await toldBy(patient)
  const flags = (steps: Parameters<typeof answerTo>[0][]) =>
    countsAndFlags(steps.map((step) => [step.key, answerTo(step, patient)] as const))
  const answered = await answerQuestions(page, patient, touch(page), async (_, before) => {
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

test('the spot marked on the body is chosen beforehand where it is asked for, and can be changed', async () => {
  const patient = tornMeniscus
  const marked = zoneOf('left_kneecap')!
  const visit = await visitSite({
    stored: deviceWith({ ...(await toldBy(patient)), [`${marked.zone}__pain.zone`]: true }),
  })
  const { page } = visit
  await visit.go('/steps-by-location')
  const chosenBefore: string[] = []
  await answerQuestions(page, patient, touch(page), async ({ key }) => {
    const chosen = page.locator('main').getByRole('radio', { checked: true })
    for (const value of await chosen.evaluateAll((all) =>
      all.map((each) => (each as HTMLInputElement).value),
    ))
      chosenBefore.push(`${key}: ${value}`)
    if (key === 'knee_site') await page.getByText(interviewMessages.marked({ spot: marked.label })).waitFor()
  })
  expect(chosenBefore).toEqual(['knee_site: site_kneecap'])
  expect(await storedAnswers(page)).toMatchObject({ site_inner__knee_site: true })
  expect(await storedAnswers(page)).not.toHaveProperty('site_kneecap__knee_site')
  await visit.end()
})

test.each([
  {
    patient: slippedDisc,
    asked: 'pain_spread_leg',
    spread: ['left_thigh_back_upper', 'left_calf_outer'],
    meant: ['left_calf_outer'],
    chosen: ['spread_below_knee'],
  },
  {
    patient: heartAttack,
    asked: 'chest_spread',
    spread: ['left_forearm_upper_front', 'left_jaw'],
    meant: ['left_forearm_upper_front', 'left_jaw'],
    chosen: ['spread_left_arm', 'spread_jaw_neck'],
  },
])(
  'where the pain of $patient.called was marked as spreading is chosen beforehand at $asked',
  async ({ patient, asked, spread, meant, chosen }) => {
    const flags = Object.fromEntries(spread.map((zone) => [`${zone}__pain.spread`, true as const]))
    const visit = await visitSite({ stored: deviceWith({ ...(await toldBy(patient)), ...flags }) })
    const { page } = visit
    await visit.go('/steps-by-location')
    const chosenBefore: string[] = []
    await answerQuestions(page, patient, touch(page), async ({ key }) => {
      if (key !== asked) return
      const boxes = page.locator('main input:checked')
      chosenBefore.push(
        ...(await boxes.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))),
      )
      const named = listed(meant.map((zone) => zoneOf(zone)!.label))
      await page.getByText(interviewMessages.spreadMarked({ spots: named })).waitFor()
    })
    expect(chosenBefore.toSorted()).toEqual(chosen.toSorted())
    await visit.end()
  },
)

test('who went on from the body without telling how strong the pain is can tell it with age and weight', async () => {
  const visit = await visitSite({ stored: deviceWith(await toldBy(tornMeniscus)) })
  const { page } = visit
  await visit.go('/weight-age')
  await touch(page).choose(strengthMessages.question, 'radio', '6')
  await touch(page).press('button', personMessages.next)
  await expect.poll(() => storedAnswers(page)).toMatchObject({ 'strength_6__pain.strength': true })
  await visit.go('/weight-age')
  await page.getByRole('button', { name: personMessages.next }).waitFor()
  expect(await page.getByText(strengthMessages.question).count()).toBe(0)
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
  await touch(page).press('button', interviewMessages.next)
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
  const hands = touch(page)
  await visit.go('/man-body')
  await hands.press('button', personMessages.bodyName[other.sex])
  await choosePlace(page, other)
  expect(await storedAnswers(page)).toEqual({
    ...(await toldBy(slippedDisc)),
    painLocation: (await toldBy(other))['painLocation'],
    sex: other.sex,
  })
  await hands.press('button', personMessages.next)
  await arriveAt(page, ownWordsMessages.heading)
  await hands.press('button', ownWordsMessages.skip)
  await expect.poll(() => questionShown(page, other)).toBeDefined()
  await visit.end()
})

test('changing the place alone keeps the answers that still have a question', async () => {
  const other: Patient = { ...slippedDisc, place: 'knee' }
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  const { page } = visit
  await visit.go('/pain-loaction-body')
  await choosePlace(page, other)
  await touch(page).press('button', personMessages.next)
  await expect.poll(() => questionShown(page, other)).toBeDefined()
  // Who chose the wrong place and goes back finds all of them; the first answer at the new one leaves the others out.
  expect(await storedAnswers(page)).toHaveProperty('leg_shooting')
  await answerQuestion(page, (await questionShown(page, other))!, other, touch(page))
  const stored = await storedAnswers(page)
  expect(stored).toMatchObject({ duration_weeks: 1, duration_weeks__pain_duration: true })
  expect(stored).not.toHaveProperty('leg_shooting')
  await visit.end()
})

async function choosePlace(page: Page, { place }: Patient): Promise<void> {
  await arriveAtPlaces(page)
  const { name, includes } = await placeOf(place)
  await touch(page).choose(placeMessages.listLegend, 'radio', `${name} ${includes}`)
  await touch(page).press('button', placeMessages.next)
  await arriveAt(page, personMessages.personHeading)
}

async function arriveAtPlaces(page: Page): Promise<void> {
  await expect.poll(() => headingOf(page)).toBe(placeMessages.heading)
}

test('"Start again" asks first, and then leaves nothing of the answers', async () => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  const { page } = visit
  const hands = touch(page)
  await visit.go('/suggested-diagnosis')
  await hands.press('button', consultationMessages.startAgain)
  await hands.press('button', consultationMessages.startAgainNo)
  expect(await storedAnswers(page)).toMatchObject(await toldBy(slippedDisc))

  await hands.press('button', consultationMessages.startAgain)
  await hands.press('button', consultationMessages.startAgainYes)
  await arriveAt(page, homeMessages.heading)
  expect(await storedAnswers(page)).toBeNull()
  // Not even the place's knowledge, which would tell the next person on this device where it hurt.
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  )
  await visit.end()
})

test('somebody else on the same device starts a new consultation, which begins empty', async () => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  const { page } = visit
  const hands = touch(page)
  await visit.go('/')
  await page.getByRole('link', { name: resumeMessages.begun, exact: true }).waitFor()
  expect(await page.getByRole('link', { name: homeMessages.start, exact: true }).count()).toBe(0)

  await hands.press('button', startNewMessages.name)
  await hands.press('button', consultationMessages.startAgainNo)
  expect(await storedAnswers(page)).toMatchObject(await toldBy(slippedDisc))

  await hands.press('button', startNewMessages.name)
  await hands.press('button', startNewMessages.yes)
  await arriveAt(page, personMessages.bodyHeading)
  expect(await storedAnswers(page)).toBeNull()

  // Another person's body and place; nothing of the last one's is filled in.
  await hands.press('button', personMessages.bodyName[tornMeniscus.sex])
  await arriveAtPlaces(page)
  expect(await page.getByRole('main').locator('input:checked').count()).toBe(0)
  await choosePlace(page, tornMeniscus)
  const ages = page.getByRole('group', { name: personMessages.age, exact: true }).getByRole('radio')
  expect(await ages.count()).toBeGreaterThan(3)
  expect(await ages.and(page.locator(':checked')).count()).toBe(0)
  expect(await page.getByRole('textbox', { name: personMessages.weight }).inputValue()).toBe('')
  await visit.end()
})

test('who stopped at the place goes on from there, or starts a new consultation', async () => {
  const { painLocation } = await toldBy(slippedDisc)
  const visit = await visitSite({ stored: deviceWith({ painLocation, sex: slippedDisc.sex }) })
  const { page } = visit
  await visit.go('/')
  await page.getByRole('button', { name: startNewMessages.name, exact: true }).waitFor()
  await touch(page).press('link', resumeMessages.begun)
  await expect.poll(() => headingOf(page)).toBe(personMessages.personHeading)
  await visit.end()
})

test('who came to the result is led back to it, and to the questions once one of them is open again', async () => {
  const patient = slippedDisc
  const visit = await visitSite({ stored: deviceWith(await answeredBy(patient)) })
  const { page } = visit
  const hands = touch(page)
  await visit.go(FLOW.causes)
  await expect.poll(() => headingOf(page)).toBe(resultMessages.causesHeading)
  await visit.go('/')
  await page
    .getByRole('link', { name: new RegExp(`^${resumeMessages.finished}: Low back, today \\d\\d:\\d\\d$`) })
    .tap()
  await arriveAt(page, resultMessages.causesHeading)

  await hands.press('link', await page.getByRole('link', { name: selfTestsLink }).innerText())
  await arriveAt(page, selfTestMessages.heading)
  await doSelfTests(page, patient, hands)
  await visit.go(START_HREF)
  const asking = page.getByRole('dialog', { name: flowMessages.earlierHeading })
  await asking.getByRole('link', { name: resumeMessages.tested, exact: true }).tap()
  await arriveAt(page, resultMessages.resultHeading)

  await visit.go('/pain-loaction-body')
  await choosePlace(page, tornMeniscus)
  await visit.go('/')
  await touch(page).press('link', resumeMessages.begun)
  await expect.poll(() => questionShown(page, { ...patient, place: tornMeniscus.place })).toBeDefined()
  await visit.end()
})

test('who was told to get help at once is led back to what to do', async () => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(heartAttack)) })
  const { page } = visit
  await visit.go('/steps-by-location')
  await expect.poll(() => headingOf(page)).toBe(emergencyMessages.heading)
  await visit.go('/')
  await page.getByRole('link', { name: resumeMessages.finished }).tap()
  await expect.poll(() => headingOf(page)).toBe(emergencyMessages.heading)
  await visit.end()
})

test.each([
  ['/about-us', aboutMessages.start],
  ['/conditions', conditionMessages.start],
])('who starts on %s is asked what to do with answers from before', async (path, start) => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  const { page } = visit
  const hands = touch(page)
  const asking = page.getByRole('dialog', { name: flowMessages.earlierHeading })
  await visit.go(path)
  await hands.press('link', start)
  await asking.waitFor()
  await asking.getByRole('link', { name: resumeMessages.begun, exact: true }).tap()
  await arriveAt(page, interviewMessages.finishedHeading)

  await visit.go(path)
  await hands.press('link', start)
  await asking.getByRole('button', { name: flowMessages.startNew, exact: true }).tap()
  await asking.waitFor({ state: 'hidden' })
  expect(await storedAnswers(page)).toBeNull()
  expect(await page.getByRole('button', { pressed: true }).count()).toBe(0)

  // From here on the answers are of this consultation: nothing asks about them any more.
  await hands.press('button', personMessages.bodyName[tornMeniscus.sex])
  await choosePlace(page, tornMeniscus)
  await page.goBack()
  await arriveAtPlaces(page)
  await page.goBack()
  await arriveAt(page, personMessages.bodyHeading)
  expect(await asking.count()).toBe(0)
  await visit.end()
})

test('a page about a place leads to that place; answers from before, its marks too, are wiped when wanted', async () => {
  const { place } = slippedDisc
  const marked = { ...(await answeredBy(slippedDisc)), 'strength_7__pain.strength': true }
  const visit = await visitSite({ stored: deviceWith(marked) })
  const { page } = visit
  await visit.go('/conditions/place/low-back')
  await page.getByRole('link', { name: conditionMessages.checkAt({ place: 'Low back' }) }).tap()
  const asking = page.getByRole('dialog', { name: flowMessages.earlierHeading })
  await asking.getByRole('button', { name: flowMessages.startNew, exact: true }).tap()
  await asking.waitFor({ state: 'hidden' })
  expect(await storedAnswers(page)).toBeNull()
  await touch(page).press('button', placeMessages.next)
  await arriveAt(page, personMessages.personHeading)
  expect(await storedAnswers(page)).toEqual({ painLocation: (await toldBy(slippedDisc))['painLocation'] })
  expect(place).toBe('low_back')
  await visit.end()
})

test('a start before any script has come leads to the same question; who closes it changes the old answers', async () => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  const { page } = visit
  const home = await (await fetch(new URL('/', inject('site')))).text()
  expect(home).toContain(`href="${START_HREF}"`)
  await visit.go(START_HREF)
  const asking = page.getByRole('dialog', { name: flowMessages.earlierHeading })
  await asking.getByRole('button', { name: flowMessages.close, exact: true }).tap()
  await page.getByRole('button', { pressed: true }).tap()
  await arriveAtPlaces(page)
  expect(await storedAnswers(page)).toMatchObject(await toldBy(slippedDisc))
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
  await answerQuestion(page, step!, patient, touch(page))
  await expect
    .poll(() => second.getByText(interviewMessages.soFar({ count: 2 }), { exact: true }).count())
    .toBe(1)

  await page.getByText(interviewMessages.soFar({ count: 2 }), { exact: true }).tap()
  await touch(page).press('button', consultationMessages.startAgain)
  await touch(page).press('button', consultationMessages.startAgainYes)
  await expect.poll(() => headingOf(second)).toBe(personMessages.bodyHeading)
  await visit.end()
})
