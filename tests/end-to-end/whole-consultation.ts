import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TriageLevel } from '#engine'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { callButtonMessages } from '#web/features/emergency-call/call-buttons.tsx'
import { scoreWords } from '#web/domain/words/match-words.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import {
  answerQuestions,
  arriveAt,
  doSelfTests,
  headingOf,
  selfTestsLink,
  enterPlaceAndPerson,
} from './consult.ts'
import type { InputMethod } from './input-methods/input-method.ts'
import { bundleOf } from './knowledge.ts'
import type { Patient } from './patients.ts'
import { visitSite } from './visit.ts'

type Outcome = Patient['expect']

/** Plays one patient from the home page to the end, self-tests included. @returns what the last page says. */
export async function playWholeConsultation(
  patient: Patient,
  inputFor: (page: Page) => InputMethod | Promise<InputMethod>,
): Promise<Outcome> {
  const visit = await visitSite()
  const { page } = visit
  const input = await inputFor(page)
  await visit.go('/')
  await enterPlaceAndPerson(page, patient, input)
  await answerQuestions(page, patient, input)
  const outcome =
    (await headingOf(page)) === emergencyMessages.heading
      ? await emergencyOn(page, patient)
      : await testedOutcome(page, patient, input)
  await visit.end()
  return outcome
}

/** The emergency page says what to do now, with a number to call in sight and no causes in the way. */
export async function emergencyOn(page: Page, { place }: Patient): Promise<Outcome> {
  const call = page.getByRole('link', { name: callButtonMessages.call112, exact: true })
  expect(await call.getAttribute('href')).toBe('tel:112')
  expect(await call.evaluate((link) => link.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true)
  expect(await page.getByRole('article').count()).toBe(0)
  const words = await page.getByRole('main').innerText()
  for (const { name } of (await bundleOf(place)).conditions) expect(words).not.toContain(name)
  return { level: 'emergency', cause: null }
}

/** From the possible causes through the self-tests to the result, which must agree for our textbook patients. */
async function testedOutcome(page: Page, patient: Patient, input: InputMethod): Promise<Outcome> {
  await arriveAt(page, resultMessages.causesHeading)
  const untested = await outcomeOn(page, patient)
  await input.press('link', await page.getByRole('link', { name: selfTestsLink }).innerText())
  await arriveAt(page, selfTestMessages.heading)
  expect(await doSelfTests(page, patient, input)).toBeGreaterThan(0)
  await arriveAt(page, resultMessages.resultHeading)
  const cards = page.getByRole('article')
  for (const workedOut of await cards.locator('summary').all()) await workedOut.press('Enter')
  for (const card of await cards.allInnerTexts()) expectSum(card)
  const tested = await outcomeOn(page, patient)
  expect(tested).toEqual(untested)
  return tested
}

/** The urgency and the first cause that a page of results shows. */
export async function outcomeOn(page: Page, { place }: Patient): Promise<Outcome> {
  const urgency = await page.getByRole('heading', { level: 2 }).first().innerText()
  const first = await page.getByRole('article').first().getByRole('heading', { level: 3 }).innerText()
  const [level] = Object.entries(urgencyMessages.level).find(([, words]) => words === urgency) ?? []
  const cause = (await bundleOf(place)).conditions.find(
    ({ name }) => `${resultMessages.rank({ rank: 1 })} ${name}` === first,
  )
  return { level: level as TriageLevel, cause: cause?.key ?? null }
}

/** The two parts shown make the final score, which is shown in whole numbers too, as the specification's formula says. */
function expectSum(card: string): void {
  const [, earlier, match, final] = /0\.6 × ([\d.]+) \+ 0\.4 × ([\d.]+) = ([\d.]+)/.exec(card) ?? []
  expect(Math.abs(Number(final) - (0.6 * Number(earlier) + 0.4 * Number(match)))).toBeLessThan(0.0051)
  expect(card).toContain(`${resultMessages.score} ${scoreWords(Number(final))}`)
}
