// @module-tag thorough
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readUserAnswers } from '#web/domain/consultation/user-answers.ts'
import { reviewMessages } from '#web/domain/words/answer-words.ts'
import { DOCTOR_HREF, FLOW } from '#web/domain/flow/flow.ts'
import { doctorMessages } from '#web/features/doctor/words/messages.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { ownWordsMessages } from '#web/features/own-words/messages.ts'
import { answerQuestion, arriveAt, chooseAnswer, headingOf, leave, questionShown } from './consult.ts'
import type { InputMethod } from './input-methods/input-method.ts'
import { keyboard } from './input-methods/keyboard.ts'
import { touch } from './input-methods/touch.ts'
import { bundleOf } from './knowledge.ts'
import { heartAttack, pulledMuscle, squeezedNerves, type Patient } from './patients.ts'
import { answeredBy } from './user-answers.ts'
import { deviceWith, settled, storedAnswers, visitSite, type Visit } from './visit.ts'

/** Farther down than any page reaches, in pixels. */
const PAST_THE_END = 100_000

const { start, again, done } = emergencyMessages.goOn

async function atEmergency(patient: Patient): Promise<Visit> {
  const visit = await visitSite({ stored: deviceWith(await answeredBy(patient)) })
  await visit.go(FLOW.steps)
  expect(await headingOf(visit.page)).toBe(emergencyMessages.heading)
  return visit
}

async function goOn(page: Page, input: InputMethod, button = start): Promise<void> {
  await input.press('button', button)
  await leave(page, emergencyMessages.heading)
}

/** Answers as the patient would until no question is offered any more. @returns the questions. */
async function goOnToTheEnd(page: Page, patient: Patient, input: InputMethod): Promise<string[]> {
  const asked: string[] = []
  for (;;) {
    const step = await questionShown(page, patient)
    if (step) {
      await expectLine(page)
      await answerQuestion(page, step, patient, input)
      asked.push(step.question)
    } else {
      expect(await headingOf(page)).toBe(emergencyMessages.heading)
      if ((await page.getByText(done, { exact: true }).count()) > 0) return asked
      await goOn(page, input, again)
    }
  }
}

/** The call and the way to stop are in sight at both ends of a question, and cover nothing of it at its top. */
async function expectLine(page: Page): Promise<void> {
  const call = page.getByRole('link', { name: interviewMessages.emergencyCall, exact: true })
  const stop = page.getByRole('link', { name: interviewMessages.stop, exact: true })
  expect(await call.getAttribute('href')).toBe('tel:112')
  for (const to of [PAST_THE_END, 0]) {
    await page.evaluate((y) => window.scrollTo(0, y), to)
    for (const link of [call, stop]) {
      const { top, height, hit } = await link.evaluate((shown) => {
        const box = shown.getBoundingClientRect()
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return { top: box.top, height: box.height, hit: shown.contains(at) }
      })
      expect(top).toBeGreaterThanOrEqual(0)
      expect(height).toBeGreaterThanOrEqual(43.9)
      expect(hit).toBe(true)
    }
  }
}

/** The words of the page for the helpers. */
async function sheetOf(page: Page, input: InputMethod): Promise<string> {
  await input.press('link', doctorMessages.openEmergency)
  await arriveAt(page, doctorMessages.openEmergency)
  const words = await page.getByRole('main').innerText()
  await input.press('link', doctorMessages.backEmergency)
  await arriveAt(page, emergencyMessages.heading)
  return words
}

test.each([
  ['touch', touch],
  ['keyboard', keyboard],
] as const)('goes on at an emergency by %s, to the end, and the helpers know more', async (_, inputFor) => {
  const visit = await atEmergency(heartAttack)
  const { page } = visit
  const input = inputFor(page)
  const { conditions } = await bundleOf(heartAttack.place)

  // What one acts on stands above it.
  const below = page.getByRole('button', { name: start, exact: true })
  const [act, offer] = await Promise.all(
    [page.getByRole('link', { name: doctorMessages.openEmergency, exact: true }), below].map((each) =>
      each.evaluate((shown) => shown.getBoundingClientRect().top + window.scrollY),
    ),
  )
  expect(offer).toBeGreaterThan(act!)
  expect(offer).toBeGreaterThan(740)
  const first = await sheetOf(page, input)
  expect(first).not.toContain(doctorMessages.causesEmergency)

  await goOn(page, input)
  const asked = await goOnToTheEnd(page, heartAttack, input)
  expect(asked.length).toBeGreaterThan(4)
  expect(new Set(asked).size).toBe(asked.length)
  expect(await page.getByRole('button', { name: again, exact: true }).count()).toBe(0)
  const last = await sheetOf(page, input)
  const single = (await bundleOf(heartAttack.place)).steps.filter(({ kind }) => kind === 'single')
  for (const { question } of single.filter((step) => asked.includes(step.question)))
    expect(last).toContain(question)
  expect(last).toContain(doctorMessages.causesEmergency)
  expect(last).toContain(conditions.find(({ key }) => key === 'acute_coronary_syndrome')!.medicalName)
  await visit.end()
})

test('stops and goes on again where it was; reload, Back and another tab lose nothing', async () => {
  const visit = await atEmergency(squeezedNerves)
  const { page, context } = visit
  const input = touch(page)
  await goOn(page, input)
  const step = (await questionShown(page, squeezedNerves))!
  await answerQuestion(page, step, squeezedNerves, input)
  const next = (await questionShown(page, squeezedNerves))!
  await chooseAnswer(next, { ...squeezedNerves, findings: next.options.slice(0, 1) }, input)
  const stored = await storedAnswers(page)

  await page.reload()
  await expect.poll(() => headingOf(page)).toBe(next.question)
  expect(await page.getByRole('main').locator('input:checked').count()).toBe(1)

  // "Back" on the page leads to the question before, and from the first of them to what to do.
  await input.press('link', 'Back')
  await arriveAt(page, step.question)
  await input.press('link', 'Back')
  await arriveAt(page, emergencyMessages.heading)
  await page.goBack()
  await expect.poll(() => headingOf(page)).toBe(step.question)
  await input.press('link', interviewMessages.stop)
  await arriveAt(page, emergencyMessages.heading)
  await page.reload()
  expect(await headingOf(page)).toBe(emergencyMessages.heading)

  const other = await context.newPage()
  await other.goto(FLOW.steps)
  await settled(other)
  expect(await headingOf(other)).toBe(emergencyMessages.heading)
  await touch(other).press('button', again)
  await arriveAt(other, next.question)
  await answerQuestion(other, next, squeezedNerves, touch(other))
  await other.close()

  expect(await storedAnswers(page)).toMatchObject(stored!)
  await goOn(page, input, again)
  const after = (await questionShown(page, squeezedNerves))!
  expect([step.question, next.question]).not.toContain(after.question)

  // Every page after the questions goes on saying what to do, with questions open.
  for (const path of [FLOW.causes, FLOW.selfTests, FLOW.result]) {
    await visit.go(path)
    expect(await headingOf(page)).toBe(emergencyMessages.heading)
    expect(await page.getByRole('button', { name: again, exact: true }).count()).toBe(1)
  }
  await visit.go(DOCTOR_HREF)
  expect(await headingOf(page)).toBe(doctorMessages.openEmergency)
  await visit.end()
})

test('a further danger sign leads to what to do at once, and the questions go on from there', async () => {
  const patient = { ...squeezedNerves, findings: ['saddle_numbness'] }
  const visit = await atEmergency(patient)
  const { page } = visit
  const input = touch(page)
  await goOn(page, input)
  const step = (await questionShown(page, patient))!
  expect(step.key).toBe('collapse_signs')
  await answerQuestion(page, step, { ...patient, findings: ['faint_clammy'] }, input)
  expect(await headingOf(page)).toBe(emergencyMessages.heading)
  const { redFlags } = await bundleOf(patient.place)
  const words = await page.getByRole('main').innerText()
  const said = redFlags.filter(({ title, because }) => words.includes(title) || words.includes(because))
  expect(said.length).toBeGreaterThanOrEqual(2)
  await goOn(page, input, again)
  expect((await questionShown(page, patient))!.key).not.toBe(step.key)
  await visit.end()
})

test('something else can be told under what to do, with the call in sight, and the helpers read it', async () => {
  const visit = await atEmergency(heartAttack)
  const { page } = visit
  const input = touch(page)
  await goOn(page, input, emergencyMessages.goOn.tellMore)
  expect(await headingOf(page)).toBe(ownWordsMessages.elseHeading)
  await expectLine(page)
  const sign = page.getByRole('checkbox').first()
  const label = await sign.evaluate((box: HTMLInputElement) => box.labels![0]!.innerText)
  await sign.check()
  await input.press('button', ownWordsMessages.toWhatToDo)
  await arriveAt(page, emergencyMessages.heading)
  expect(await sheetOf(page, input)).toContain(label.trim())
  await visit.end()
})

test('another answer to what made it an emergency undoes it, and the questions go on as for everybody', async () => {
  const patient = { ...squeezedNerves, findings: ['saddle_numbness'] }
  const visit = await atEmergency(patient)
  const { page } = visit
  const input = touch(page)
  await goOn(page, input)
  await answerQuestion(page, (await questionShown(page, patient))!, patient, input)
  const open = await headingOf(page)
  await input.press('link', interviewMessages.stop)
  await arriveAt(page, emergencyMessages.heading)
  await page.getByText(emergencyMessages.mistake, { exact: true }).tap()
  const sign = (await bundleOf(patient.place)).steps.find(({ key }) => key === 'back_nerve_signs')!
  await input.press('link', `${reviewMessages.change}${reviewMessages.changeOf({ what: sign.question })}`)
  await arriveAt(page, sign.question)
  await answerQuestion(page, sign, { ...patient, findings: [] }, input)
  expect(await headingOf(page)).toBe(open)
  expect(await page.getByRole('link', { name: interviewMessages.stop, exact: true }).count()).toBe(0)
  await visit.end()
})

test('the call stands over every question', async () => {
  const device = await answeredBy(pulledMuscle)
  const visit = await visitSite({ stored: deviceWith(device) })
  const { page } = visit
  const { steps } = readUserAnswers(device)
  expect(steps.length).toBeGreaterThan(5)
  for (const [key] of steps) {
    await visit.go(`${FLOW.steps}#${key}`)
    const call = page.getByRole('link', { name: interviewMessages.call, exact: true })
    expect(await call.getAttribute('href'), key).toBe('tel:112')
  }
  await visit.end()
})
