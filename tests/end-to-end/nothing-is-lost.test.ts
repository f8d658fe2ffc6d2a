// @module-tag thorough
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { BundleStep } from '#knowledge/bundle/bundle'
import { personMessages } from '#web/features/person/messages.ts'
import { AGE_BANDS } from '#web/domain/consultation/age-bands.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { ownWordsMessages } from '#web/features/own-words/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { reviewMessages } from '#web/domain/words/answer-words.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import {
  answerQuestion,
  answerQuestions,
  arriveAt,
  chooseAnswer,
  doSelfTests,
  headingOf,
  leave,
  selfTestsLink,
  enterPlaceAndPerson,
} from './consult.ts'
import { clicks } from './input-methods/clicks.ts'
import { answerTo, bundleOf, wordsFor } from './knowledge.ts'
import { heartAttack, slippedDisc, tornMeniscus, type Patient } from './patients.ts'
import { settled, storedAnswers, visitSite, type Visit } from './visit.ts'

async function atFirstQuestion(patient: Patient): Promise<Visit> {
  const visit = await visitSite()
  await visit.go('/')
  await enterPlaceAndPerson(visit.page, patient, clicks(visit.page))
  return visit
}

/** Expects that the page shows this heading and this answer, and that the device holds the same as before. */
async function expectKept(page: Page, heading: string, chosen: readonly string[], stored: unknown) {
  await expect.poll(() => headingOf(page)).toBe(heading)
  expect(await chosenOn(page)).toEqual(chosen)
  expect(await storedAnswers(page)).toEqual(stored)
}

/** Labels of what is chosen on the page. */
async function chosenOn(page: Page): Promise<string[]> {
  const labels = await page.getByRole('main').locator('label:has(input:checked)').allInnerTexts()
  return labels.map((label) => label.trim())
}

test('reloading, going back and forward at every question', async () => {
  const patient = slippedDisc
  const visit = await atFirstQuestion(patient)
  const { page } = visit
  const bundle = await bundleOf(patient.place)
  const words = (step: BundleStep) => wordsFor(answerTo(step, patient), step, bundle)

  await answerQuestions(page, patient, clicks(page), async (step, answered) => {
    const stored = await storedAnswers(page)
    await page.reload()
    await expectKept(page, step.question, [], stored)

    const earlier = answered.at(-1)
    await page.goBack()
    if (earlier) await expectKept(page, earlier.question, words(earlier), stored)
    else {
      const age = AGE_BANDS.find(({ key }) => key === patient.ageBand)!.label
      await expectKept(page, ownWordsMessages.heading, [], stored)
      await page.goBack()
      await expectKept(page, personMessages.personHeading, [age, 'kg'], stored)
      expect(await page.getByRole('textbox').inputValue()).toBe(String(patient.weightKg))
      await page.goForward()
      await expectKept(page, ownWordsMessages.heading, [], stored)
    }
    await page.goForward()
    await expectKept(page, step.question, [], stored)
  })

  const stored = await storedAnswers(page)
  await page.reload()
  await expectKept(page, resultMessages.causesHeading, [], stored)
  await page.goBack()
  expect(await headingOf(page)).not.toBe(resultMessages.causesHeading)
  await page.goForward()
  await expectKept(page, resultMessages.causesHeading, [], stored)
  await visit.end()
})

test("the page's own Back leads from the last question to the first, each with its answer", async () => {
  const patient = tornMeniscus
  const visit = await atFirstQuestion(patient)
  const { page } = visit
  const input = clicks(page)
  const answered = await answerQuestions(page, patient, input)
  const stored = await storedAnswers(page)
  const bundle = await bundleOf(patient.place)

  for (const step of answered.toReversed()) {
    await input.press('link', 'Back')
    await arriveAt(page, step.question)
    await expectKept(page, step.question, wordsFor(answerTo(step, patient), step, bundle), stored)
  }
  await input.press('link', 'Back')
  await arriveAt(page, personMessages.personHeading)
  await input.press('button', personMessages.next)
  await arriveAt(page, interviewMessages.finishedHeading)
  expect(await storedAnswers(page)).toEqual(stored)
  await visit.end()
})

test('what is chosen but not yet sent outlives a reload', async () => {
  const visit = await atFirstQuestion(heartAttack)
  const { page } = visit
  const input = clicks(page)
  const [first, second] = await firstQuestions(page, heartAttack)
  await answerQuestion(page, first, heartAttack, input)
  await chooseAnswer(second, heartAttack, input)
  const chosen = await chosenOn(page)
  expect(chosen.length).toBeGreaterThan(1)
  await page.reload()
  await settled(page)
  expect(await chosenOn(page)).toEqual(chosen)
  await visit.end()
})

test('"Not sure" beside what is ticked is about the others: kept by the page, the device and the result', async () => {
  const visit = await atFirstQuestion(tornMeniscus)
  const { page } = visit
  const input = clicks(page)
  const bundle = await bundleOf(tornMeniscus.place)
  const signs = bundle.steps.find(({ key }) => key === 'general_signs')!
  const label = (finding: string) => bundle.findings.find(({ key }) => key === finding)!.label
  const [tired, fever] = [label('unusual_tiredness'), label('fever')]
  const choices = page.getByRole('group', { name: signs.question, exact: true })

  const answered = await answerQuestions(page, tornMeniscus, input, async ({ key }) => {
    if (key !== signs.key) return
    await input.choose(signs.question, 'checkbox', interviewMessages.notSure)
    await input.choose(signs.question, 'checkbox', tired)
    expect(await chosenOn(page)).toEqual([tired, interviewMessages.notSureOthers])
    await choices.getByRole('checkbox', { name: interviewMessages.none, exact: true }).tap()
    expect(await chosenOn(page)).toEqual([interviewMessages.none])
  })
  expect(answered).toContainEqual(signs)

  await page.goto(`${FLOW.steps}#${signs.key}`)
  await expect.poll(() => headingOf(page)).toBe(signs.question)
  await input.choose(signs.question, 'checkbox', tired)
  await input.choose(signs.question, 'checkbox', interviewMessages.notSureOthers)
  await page.reload()
  await settled(page)
  expect(await chosenOn(page)).toEqual([tired, interviewMessages.notSureOthers])
  await input.press('button', interviewMessages.next)
  await leave(page, signs.question)
  // What is left open can bring up a further question.
  await answerQuestions(page, tornMeniscus, input)
  await arriveAt(page, resultMessages.causesHeading)

  const stored = await storedAnswers(page)
  expect(stored).toMatchObject({ unusual_tiredness__general_signs: true, not_sure__general_signs: true })
  expect(stored).not.toHaveProperty('none__general_signs')
  const open = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: signs.question }) })
  expect(await open.innerText()).toContain(fever)
  expect(await open.innerText()).not.toContain(tired)

  await page.getByText(resultMessages.yourAnswers, { exact: true }).tap()
  await page.getByText(`${tired}; ${reviewMessages.notSureOthers}`, { exact: true }).waitFor()
  await page.goto(`${FLOW.steps}#${signs.key}`)
  await expectKept(page, signs.question, [tired, interviewMessages.notSureOthers], stored)
  await visit.end()
})

async function firstQuestions(page: Page, { place }: Patient): Promise<[BundleStep, BundleStep]> {
  const { steps, location } = await bundleOf(place)
  const [first, second] = location.screen
    .map((key) => steps.find((step) => step.key === key)!)
    .filter(({ askIf }) => askIf === undefined)
  expect(await headingOf(page)).toBe(first!.question)
  return [first!, second!]
}

test('an answer changed in the review keeps the others', async () => {
  const patient = slippedDisc
  const visit = await atFirstQuestion(patient)
  const { page } = visit
  const input = clicks(page)
  const answered = await answerQuestions(page, patient, input)
  const before = await storedAnswers(page)

  const changed = answered.find(({ key }) => key === 'pain_spread_leg')!
  await page.getByText(resultMessages.yourAnswers, { exact: true }).tap()
  await input.press('link', `${reviewMessages.change}${reviewMessages.changeOf({ what: changed.question })}`)
  await arriveAt(page, changed.question)
  const { findings } = await bundleOf(patient.place)
  const { label } = findings.find(({ key }) => key === 'spread_buttock_thigh')!
  await input.choose(changed.question, 'radio', label)
  await input.press('button', interviewMessages.next)
  await expect.poll(() => headingOf(page)).not.toBe(changed.question)

  const { spread_below_knee: _, spread_below_knee__pain_spread_leg: __, ...others } = before!
  expect(await storedAnswers(page)).toMatchObject({
    ...others,
    spread_buttock_thigh: 1,
    spread_buttock_thigh__pain_spread_leg: true,
  })
  expect(await storedAnswers(page)).not.toHaveProperty('spread_below_knee')
  await visit.end()
})

test('an emergency stays one over a reload, and can be taken back when it was a mistake', async () => {
  const visit = await atFirstQuestion(heartAttack)
  const { page } = visit
  const input = clicks(page)
  const answered = await answerQuestions(page, heartAttack, input)
  await page.reload()
  expect(await headingOf(page)).toBe(emergencyMessages.heading)

  await page.goBack()
  const last = answered.at(-1)!
  await expect.poll(() => headingOf(page)).toBe(last.question)
  await page.goForward()
  await expect.poll(() => headingOf(page)).toBe(emergencyMessages.heading)

  // A question that an earlier answer brought up goes again with that answer.
  const own = answered.filter(({ dependsOnAny }) => dependsOnAny.length === 0)
  for (const step of own) {
    await page.getByText(emergencyMessages.mistake, { exact: true }).tap()
    await input.press('link', `${reviewMessages.change}${reviewMessages.changeOf({ what: step.question })}`)
    await arriveAt(page, step.question)
    await answerQuestion(page, step, { ...heartAttack, findings: ['timing_spell_older'] }, input)
    if ((await headingOf(page)) !== emergencyMessages.heading) break
  }
  expect(await headingOf(page)).not.toBe(emergencyMessages.heading)
  await visit.end()
})

test('self-test answers outlive a reload and going back to the causes', async () => {
  const patient = tornMeniscus
  const visit = await atFirstQuestion(patient)
  const { page } = visit
  const input = clicks(page)
  await answerQuestions(page, patient, input)
  await input.press('link', await page.getByRole('link', { name: selfTestsLink }).innerText())
  await arriveAt(page, selfTestMessages.heading)
  await doSelfTests(page, patient, input)
  await arriveAt(page, resultMessages.resultHeading)
  const result = await page.getByRole('main').innerText()
  const stored = await storedAnswers(page)

  await page.reload()
  await settled(page)
  expect(await page.getByRole('main').innerText()).toBe(result)
  await page.goBack()
  await expect.poll(() => headingOf(page)).toBe(selfTestMessages.heading)
  expect((await chosenOn(page)).length).toBeGreaterThan(0)
  await page.goBack()
  await expect.poll(() => headingOf(page)).toBe(resultMessages.causesHeading)
  expect(await storedAnswers(page)).toEqual(stored)
  await visit.end()
})
