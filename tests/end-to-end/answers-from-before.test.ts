// @module-tag thorough
import { expect, inject, test } from 'vitest'
import { aboutMessages } from '#web/features/about/messages.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { conditionMessages } from '#web/features/conditions/messages.ts'
import { flowMessages } from '#web/features/consultation/ask-earlier-messages.ts'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { startNewMessages, homeMessages } from '#web/features/home/messages.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { FLOW, START_HREF } from '#web/domain/flow/flow.ts'
import { resumeMessages } from '#web/domain/flow/resume-link.ts'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import { arriveAt, doSelfTests, headingOf, questionShown, selfTestsLink } from './consult.ts'
import { arriveAtPlaces, choosePlace } from './choose-place.ts'
import { clicks } from './input-methods/clicks.ts'
import { heartAttack, slippedDisc, tornMeniscus } from './patients.ts'
import { answeredBy, placeAndPersonOf } from './user-answers.ts'
import { deviceWith, storedAnswers, visitSite } from './visit.ts'

test('"Start again" asks first, and then leaves nothing of the answers', async () => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  const { page } = visit
  const input = clicks(page)
  await visit.go('/suggested-diagnosis')
  await input.press('button', consultationMessages.startAgain)
  await input.press('button', consultationMessages.startAgainNo)
  expect(await storedAnswers(page)).toMatchObject(await placeAndPersonOf(slippedDisc))

  await input.press('button', consultationMessages.startAgain)
  await input.press('button', consultationMessages.startAgainYes)
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
  const input = clicks(page)
  await visit.go('/')
  await page.getByRole('link', { name: resumeMessages.begun, exact: true }).waitFor()
  expect(await page.getByRole('link', { name: homeMessages.start, exact: true }).count()).toBe(0)

  await input.press('button', startNewMessages.name)
  await input.press('button', consultationMessages.startAgainNo)
  expect(await storedAnswers(page)).toMatchObject(await placeAndPersonOf(slippedDisc))

  await input.press('button', startNewMessages.name)
  await input.press('button', startNewMessages.yes)
  await arriveAt(page, personMessages.bodyHeading)
  expect(await storedAnswers(page)).toBeNull()

  // Another person's body and place; nothing of the last one's is filled in.
  await input.press('button', personMessages.bodyName[tornMeniscus.sex])
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
  const { painLocation } = await placeAndPersonOf(slippedDisc)
  const visit = await visitSite({ stored: deviceWith({ painLocation, sex: slippedDisc.sex }) })
  const { page } = visit
  await visit.go('/')
  await page.getByRole('button', { name: startNewMessages.name, exact: true }).waitFor()
  await clicks(page).press('link', resumeMessages.begun)
  await expect.poll(() => headingOf(page)).toBe(personMessages.personHeading)
  await visit.end()
})

test('who came to the result is led back to it, and to the questions once one of them is open again', async () => {
  const patient = slippedDisc
  const visit = await visitSite({ stored: deviceWith(await answeredBy(patient)) })
  const { page } = visit
  const input = clicks(page)
  await visit.go(FLOW.causes)
  await expect.poll(() => headingOf(page)).toBe(resultMessages.causesHeading)
  await visit.go('/')
  await page
    .getByRole('link', { name: new RegExp(`^${resumeMessages.finished}: Low back, today \\d\\d:\\d\\d$`) })
    .tap()
  await arriveAt(page, resultMessages.causesHeading)

  await input.press('link', await page.getByRole('link', { name: selfTestsLink }).innerText())
  await arriveAt(page, selfTestMessages.heading)
  await doSelfTests(page, patient, input)
  await visit.go(START_HREF)
  const asking = page.getByRole('dialog', { name: flowMessages.earlierHeading })
  await asking.getByRole('link', { name: resumeMessages.tested, exact: true }).tap()
  await arriveAt(page, resultMessages.resultHeading)

  await visit.go('/pain-loaction-body')
  await choosePlace(page, tornMeniscus)
  await visit.go('/')
  await clicks(page).press('link', resumeMessages.begun)
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
  const input = clicks(page)
  const asking = page.getByRole('dialog', { name: flowMessages.earlierHeading })
  await visit.go(path)
  await input.press('link', start)
  await asking.waitFor()
  await asking.getByRole('link', { name: resumeMessages.begun, exact: true }).tap()
  await arriveAt(page, interviewMessages.finishedHeading)

  await visit.go(path)
  await input.press('link', start)
  await asking.getByRole('button', { name: flowMessages.startNew, exact: true }).tap()
  await asking.waitFor({ state: 'hidden' })
  expect(await storedAnswers(page)).toBeNull()
  expect(await page.getByRole('button', { pressed: true }).count()).toBe(0)

  // From here on the answers are of this consultation: nothing asks about them any more.
  await input.press('button', personMessages.bodyName[tornMeniscus.sex])
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
  await clicks(page).press('button', placeMessages.next)
  await arriveAt(page, personMessages.personHeading)
  expect(await storedAnswers(page)).toEqual({
    painLocation: (await placeAndPersonOf(slippedDisc))['painLocation'],
  })
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
  expect(await storedAnswers(page)).toMatchObject(await placeAndPersonOf(slippedDisc))
  await visit.end()
})
