// @module-tag thorough
import { expect, test } from 'vitest'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { startNewMessages, homeMessages } from '#web/features/home/messages.ts'
import { DOCTOR_HREF, FLOW } from '#web/domain/flow/flow.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { keepMessages } from '#web/features/history/keep-messages.ts'
import { historyMessages } from '#web/features/history/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { arriveAt } from './consult.ts'
import { clicks } from './input-methods/clicks.ts'
import { bundleOf } from './knowledge.ts'
import { heartAttack, slippedDisc, tornMeniscus } from './patients.ts'
import { answeredBy } from './user-answers.ts'
import { deviceWith, nothingMoreComes, storedAnswers, visitSite } from './visit.ts'

test('a result is kept only when asked, outlives "Start again", opens again, and can be deleted', async () => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  const { page } = visit
  const input = clicks(page)
  const keptOnDevice = () => page.evaluate(() => localStorage.getItem('keptResults'))
  await visit.go(FLOW.result)
  expect(await keptOnDevice()).toBeNull()
  await input.press('button', keepMessages.keep)
  await page.getByText(keepMessages.kept).waitFor()
  const answers = await storedAnswers(page)

  await input.press('button', consultationMessages.startAgain)
  await input.press('button', consultationMessages.startAgainYes)
  await arriveAt(page, homeMessages.heading)
  expect(await storedAnswers(page)).toBeNull()

  await visit.go(keepMessages.path)
  await page.getByRole('button', { name: new RegExp(`^${historyMessages.open}`) }).tap()
  await arriveAt(page, resultMessages.resultHeading)
  const { location } = await bundleOf(slippedDisc.place)
  await page.getByText(location.name).first().waitFor()
  expect(await storedAnswers(page)).toEqual(answers)

  await visit.go(keepMessages.path)
  const remove = page.getByRole('button', { name: new RegExp(`^${historyMessages.remove} \\(`) })
  await remove.tap()
  await input.press('button', historyMessages.cancel)
  expect(await keptOnDevice()).not.toBeNull()
  await remove.tap()
  await input.press('button', historyMessages.removeOneYes)
  await page.getByText(historyMessages.none).waitFor()
  expect(await keptOnDevice()).toBeNull()
  await visit.end()
})

test('the home page leads to kept results, and to nothing before', async () => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)) })
  const { page } = visit
  const input = clicks(page)
  const link = page.getByRole('link', { name: homeMessages.earlierResults, exact: true })
  await visit.go('/')
  await page.getByRole('button', { name: startNewMessages.name, exact: true }).waitFor()
  expect(await link.count()).toBe(0)
  await visit.go(FLOW.result)
  await input.press('button', keepMessages.keep)
  await page.getByText(keepMessages.kept).waitFor()
  await visit.go('/')
  await link.tap()
  await arriveAt(page, historyMessages.heading)
  await visit.end()
})

test('opening a result asks first only when answers would be lost, and names the spot', async () => {
  const spot = { 'left_knee_inner__pain.zone': true }
  const answers = { ...(await answeredBy(tornMeniscus)), ...spot }
  const visit = await visitSite({ stored: deviceWith(answers) })
  const { page } = visit
  const input = clicks(page)
  const open = page.getByRole('button', { name: new RegExp(`^${historyMessages.open}`) })
  await visit.go(FLOW.result)
  const where = await page.getByRole('definition').first().innerText()
  await input.press('button', keepMessages.keep)
  await page.getByText(keepMessages.kept).waitFor()
  await visit.go(keepMessages.path)
  await page.getByRole('heading', { name: where, exact: true }).waitFor()
  // The answers of now are the ones that were kept.
  await open.tap()
  await arriveAt(page, resultMessages.resultHeading)

  await page.evaluate(
    (others) => localStorage.setItem('userAnswers', others),
    JSON.stringify(await answeredBy(slippedDisc)),
  )
  await visit.go(keepMessages.path)
  await open.tap()
  await page.getByRole('dialog', { name: historyMessages.openHeading }).waitFor()
  await input.press('button', historyMessages.openYes)
  await arriveAt(page, resultMessages.resultHeading)
  expect(await storedAnswers(page)).toEqual(answers)
  await visit.end()
})

test('an emergency of a second person can be kept, and what is wiped says whether it is kept', async () => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(heartAttack)) })
  const { page } = visit
  const input = clicks(page)
  const keptPlaces = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('keptResults') ?? '{"results":[]}').results.map(
        (result: { level: string }) => result.level,
      ),
    )
  await visit.go(DOCTOR_HREF)
  await visit.go('/')
  await input.press('button', startNewMessages.name)
  await page.getByText(startNewMessages.text).waitFor()
  await visit.go(DOCTOR_HREF)
  await input.press('button', keepMessages.keep)
  await page.getByText(keepMessages.kept).waitFor()
  expect(await keptPlaces()).toEqual(['emergency'])
  await visit.go('/')
  await input.press('button', startNewMessages.name)
  await page.getByText(startNewMessages.textKept).waitFor()
  await visit.go(keepMessages.path)
  await page.getByRole('button', { name: new RegExp(`^${historyMessages.open}`) }).tap()
  await arriveAt(page, emergencyMessages.heading)
  await visit.end()
})

test('two results stand side by side, and nothing is requested for it', async () => {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(slippedDisc)), hasOwnClock: true })
  const { page, requests } = visit
  const input = clicks(page)
  await visit.go(FLOW.result)
  await input.press('button', keepMessages.keep)
  await page.getByText(keepMessages.kept).waitFor()
  await page.evaluate(
    (answers) => localStorage.setItem('userAnswers', answers),
    JSON.stringify(await answeredBy(tornMeniscus)),
  )
  await visit.go(FLOW.result)
  await input.press('button', keepMessages.keep)
  await page.getByText(keepMessages.kept).waitFor()
  await input.press('link', keepMessages.toList)
  await arriveAt(page, historyMessages.heading)
  await nothingMoreComes(visit)

  const asked = requests.length
  for (const tick of await page.getByRole('checkbox').all()) await tick.tap()
  await input.press('button', historyMessages.compare)
  const places = await Promise.all([slippedDisc, tornMeniscus].map(({ place }) => bundleOf(place)))
  const [before, after] = places.map(({ location }) => location.name)
  const row = page.getByRole('row', { name: historyMessages.place })
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([before, after])
  await nothingMoreComes(visit)
  expect(requests.length).toBe(asked)
  await visit.end()
})
