import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { FLOW } from '#web/domain/flow/flow.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { callButtonMessages } from '#web/features/emergency-call/call-buttons.tsx'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { readAloudMessages } from '#web/features/read-aloud/messages.ts'
import { spokenMessages } from '#web/features/read-aloud/spoken-messages.ts'
import { faultsOf } from '../accessibility/faults.ts'
import { bundleOf } from './knowledge.ts'
import { heartAttack, slippedDisc } from './patients.ts'
import { failSentence, finishSentence, isSpeaking, markedOn, spokenOn, stubSpeech } from './stub-speech.ts'
import { answeredBy, placeAndPersonOf, type UserAnswers } from './user-answers.ts'
import { deviceWith, visitSite, type Visit } from './visit.ts'

const OF_DEVICE = { lang: 'en-IN', localService: true }
const OF_NETWORK = { lang: 'en-IN', localService: false }

async function visitWith(voices: (typeof OF_DEVICE)[], path: string, answers: UserAnswers): Promise<Visit> {
  const visit = await visitSite({ stored: deviceWith(answers), reducedMotion: 'reduce' })
  await stubSpeech(visit.context, voices)
  await visit.go(path)
  return visit
}

/** At the first question about a slipped disc. */
const atQuestion = async (voices = [OF_DEVICE]) =>
  visitWith(voices, FLOW.steps, await placeAndPersonOf(slippedDisc))
const button = (page: Page, name = readAloudMessages.read) => page.getByRole('button', { name, exact: true })

/** Lets the device speak to the end. @returns all that it has said. */
async function allSpoken(page: Page): Promise<string[]> {
  await expect.poll(() => isSpeaking(page)).toBe(true)
  while (await button(page, readAloudMessages.stop).isVisible()) await finishSentence(page)
  return spokenOn(page)
}

describe('a question', () => {
  test('is read only when that is asked for: the question, then its choices in order', async () => {
    const visit = await atQuestion()
    const { page } = visit
    const question = await page.locator('h1').innerText()
    const { steps, findings } = await bundleOf(slippedDisc.place)
    const step = steps.find((each) => each.question === question)!
    const shown = await page.getByRole('main').locator('label').allInnerTexts()
    expect(await spokenOn(page)).toEqual([])

    await button(page).tap()
    await expect.poll(() => markedOn(page)).not.toBe('')
    expect(question).toContain(await markedOn(page))
    const spoken = await allSpoken(page)
    const said = spoken.join(' ')
    expect(said.startsWith(question)).toBe(true)
    const [first, ...rest] = shown.map((label) => label.replaceAll(/\s+/g, ' ').trim())
    expect(said).toContain(`${spokenMessages.choices} ${first}`)
    expect(said.endsWith([first, ...rest].join(' '))).toBe(true)
    for (const { key, label } of findings.filter((finding) => step.options.includes(finding.key)))
      if (shown.includes(label)) expect(said, key).toContain(label)
    expect(said).not.toContain(readAloudMessages.read)
    expect(await markedOn(page)).toBe('')
    await visit.end()
  })

  test('marks each sentence while it is spoken, and a second press ends it', async () => {
    const visit = await atQuestion()
    const { page } = visit
    await button(page).tap()
    await expect.poll(() => isSpeaking(page)).toBe(true)
    const first = await markedOn(page)
    await finishSentence(page)
    await expect.poll(() => markedOn(page)).not.toBe(first)
    await button(page, readAloudMessages.stop).tap()
    await button(page).waitFor()
    expect(await isSpeaking(page)).toBe(false)
    expect(await markedOn(page)).toBe('')
    expect(await spokenOn(page)).toHaveLength(2)
    await visit.end()
  })

  test('is silent as soon as the next question is there, which is not read by itself', async () => {
    const visit = await atQuestion()
    const { page } = visit
    await button(page).tap()
    await expect.poll(() => isSpeaking(page)).toBe(true)
    const question = await page.locator('h1').innerText()
    await page.getByLabel(interviewMessages.notSure, { exact: true }).tap()
    await page.getByRole('button', { name: interviewMessages.next, exact: true }).tap()
    await page.waitForFunction((left) => document.querySelector('h1')?.innerText !== left, question)
    await expect.poll(() => isSpeaking(page)).toBe(false)
    expect(await spokenOn(page)).toHaveLength(1)
    expect(await markedOn(page)).toBe('')
    await button(page).waitFor()
    await visit.end()
  })

  test('is silent once the page is left, by a link or for another site', async () => {
    const visit = await atQuestion()
    const { page } = visit
    await button(page).tap()
    await expect.poll(() => isSpeaking(page)).toBe(true)
    // What a browser tells a page that it keeps for going back, with its voice still speaking.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    expect(await isSpeaking(page)).toBe(false)
    // A page that was left shows nothing until it is come back to.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await button(page).waitFor()

    await button(page).tap()
    await expect.poll(() => isSpeaking(page)).toBe(true)
    await page.locator('a[href="/"]').first().tap()
    await expect.poll(() => isSpeaking(page)).toBe(false)
    await visit.end()
  })

  test('marks the element where the browser marks no sentences', async () => {
    const visit = await visitSite({ stored: deviceWith(await placeAndPersonOf(slippedDisc)) })
    await stubSpeech(visit.context, [OF_DEVICE])
    await visit.context.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'))
    await visit.go(FLOW.steps)
    const marked = visit.page.locator('[data-being-read]')
    await button(visit.page).tap()
    await marked.waitFor()
    expect(await marked.innerText()).toBe(await visit.page.locator('h1').innerText())
    await button(visit.page, readAloudMessages.stop).tap()
    await expect.poll(() => marked.count()).toBe(0)
    await visit.end()
  })

  test('has no faults while it is read', async () => {
    const visit = await atQuestion()
    await button(visit.page).tap()
    await expect.poll(() => isSpeaking(visit.page)).toBe(true)
    expect(await faultsOf(visit.page)).toEqual([])
    await visit.end()
  })
})

describe('what to do is said', () => {
  test.each([
    ['where the device has no voice of the language', [{ lang: 'fr-FR', localService: true }]],
    ['where the only voice would send the words over the network', [OF_NETWORK]],
  ])('%s', async (_, voices) => {
    const visit = await atQuestion(voices)
    await button(visit.page).tap()
    await visit.page.getByText(spokenMessages.noVoice.other({ language: 'English' })).waitFor()
    await button(visit.page).waitFor()
    expect(await spokenOn(visit.page)).toEqual([])
    expect(await faultsOf(visit.page)).toEqual([])
    await visit.end()
  })

  test('where the browser has no voice at all', async () => {
    const visit = await atQuestion([])
    await button(visit.page).tap()
    await visit.page.getByText(spokenMessages.noSpeech).waitFor()
    expect(await spokenOn(visit.page)).toEqual([])
    await visit.end()
  })

  test('where the voice fails', async () => {
    const visit = await atQuestion()
    const { page } = visit
    await button(page).tap()
    await expect.poll(() => isSpeaking(page)).toBe(true)
    await failSentence(page)
    await page.getByText(spokenMessages.failed).waitFor()
    expect(await markedOn(page)).toBe('')
    await visit.end()
  })
})

test('an emergency is read from its heading on, with what to do now first, and nothing below it', async () => {
  const visit = await visitWith([OF_DEVICE], FLOW.steps, await answeredBy(heartAttack))
  await button(visit.page).tap()
  const said = (await allSpoken(visit.page)).join(' ')
  expect(said.startsWith(emergencyMessages.heading)).toBe(true)
  expect(said).toContain(callButtonMessages.call112)
  expect(said).toContain(emergencyMessages.untilHeading)
  expect(said).not.toContain(emergencyMessages.notAdvice)
  await visit.end()
})

test('of a result each part is read by its own button, one at a time', async () => {
  const visit = await visitWith([OF_DEVICE], FLOW.result, await answeredBy(slippedDisc))
  const { page } = visit
  const requests = visit.requests.length
  await button(page).first().tap()
  await expect.poll(() => isSpeaking(page)).toBe(true)
  expect(await spokenOn(page)).toEqual([urgencyMessages.level[slippedDisc.expect.level]])

  const cause = page.getByRole('article').first()
  await cause.getByRole('button', { name: readAloudMessages.read }).tap()
  await expect.poll(() => spokenOn(page).then((spoken) => spoken.length)).toBeGreaterThan(1)
  expect(await button(page, readAloudMessages.stop).count()).toBe(1)
  const [, ...spoken] = await allSpoken(page)
  expect(spoken.join(' ')).toContain(await cause.locator('strong').first().innerText())
  expect(spoken.join(' ')).not.toContain(urgencyMessages.level[slippedDisc.expect.level])
  // Only what reads it was asked for.
  const asked = visit.requests.slice(requests).map((request) => new URL(request.url()).pathname)
  expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([])
  await visit.end()
})

test('of a self-test who must not do it is read before how it is done', async () => {
  const visit = await visitWith([OF_DEVICE], FLOW.selfTests, await answeredBy(slippedDisc))
  const card = visit.page.getByRole('article').first()
  const name = await card.getByRole('heading', { level: 3 }).innerText()
  const found = (await bundleOf(slippedDisc.place)).selfTests.find((each) => each.name === name)!
  await card.getByRole('button', { name: readAloudMessages.read }).tap()
  const said = (await allSpoken(visit.page)).join(' ')
  const order = [name, found.notIf.say[0]!, found.stopIf[0]!, found.instructions[0]!].map((words) =>
    said.indexOf(words),
  )
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  await visit.end()
})
