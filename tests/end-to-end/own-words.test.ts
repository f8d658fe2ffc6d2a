import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { consultationMessages } from '#web/features/consultation/messages.ts'
import { JOINED_ENGLISH } from '#knowledge/bundle/joined'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { ownWordsMessages } from '#web/features/own-words/messages.ts'
import { answerQuestions, arriveAt, headingOf, leave } from './consult.ts'
import { touch } from './input-methods/touch.ts'
import { bundleOf } from './knowledge.ts'
import { slippedDisc } from './patients.ts'
import { placeAndPersonOf } from './user-answers.ts'
import { deviceWith, settled, storedAnswers, visitSite, type Visit } from './visit.ts'

const TEXT =
  'It shoots down my leg below the knee, and I have had a feever. No weight loss. My mother had cancer.'

async function visitBegun(): Promise<Visit> {
  const visit = await visitSite({ stored: deviceWith(await placeAndPersonOf(slippedDisc)) })
  await visit.go('/steps-by-location#own-words')
  return visit
}

async function tell(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: ownWordsMessages.next, exact: true }).tap()
}

/** Says that all is right as it was understood. */
async function confirmAll(page: Page): Promise<void> {
  await arriveAt(page, ownWordsMessages.checkHeading)
  await page.getByRole('button', { name: ownWordsMessages.allRight, exact: true }).tap()
  await leave(page, ownWordsMessages.checkHeading)
}

/** The answer "none of these", of a question of any kind. */
const none = (page: Page) =>
  page
    .getByRole('radio', { name: interviewMessages.none })
    .or(page.getByRole('checkbox', { name: interviewMessages.none }))

/** The statement that was understood, to confirm. */
const mention = (page: Page, words: string) => page.getByRole('group', { name: words, exact: true })

const presentOf = async (finding: string): Promise<string> => (await wordsOf(finding)).present
const absentOf = async (finding: string): Promise<string> => (await wordsOf(finding)).absent!

async function wordsOf(finding: string) {
  const { findings } = await bundleOf(slippedDisc.place)
  return findings.find(({ key }) => key === finding)!
}

test('what is told is understood, confirmed one by one, and only that counts', async () => {
  const visit = await visitBegun()
  const { page } = visit
  await page.getByRole('textbox', { name: ownWordsMessages.label }).fill(TEXT)
  // Written, not sent, and still there after a reload.
  await page.reload()
  await settled(page)
  expect(await page.getByRole('textbox').inputValue()).toBe(TEXT)
  await page.getByRole('button', { name: ownWordsMessages.next, exact: true }).tap()
  await arriveAt(page, ownWordsMessages.checkHeading)

  const fever = ownWordsMessages.mentioned({ finding: await presentOf('fever') })
  const loss = ownWordsMessages.mentioned({ finding: await absentOf('weight_loss') })
  const leg = ownWordsMessages.mentioned({ finding: await presentOf('leg_shooting') })
  for (const words of [fever, loss, leg]) expect(await mention(page, words).count(), words).toBe(1)
  expect(await page.getByRole('main').innerText()).not.toContain(await presentOf('history_cancer'))

  await page.reload()
  await settled(page)
  await mention(page, fever).getByRole('radio', { name: ownWordsMessages.right }).tap({ force: true })
  await mention(page, loss).getByRole('radio', { name: ownWordsMessages.wrong }).tap({ force: true })
  await mention(page, leg).getByRole('radio', { name: ownWordsMessages.remove }).tap({ force: true })
  await page.getByRole('button', { name: ownWordsMessages.withoutRest, exact: true }).tap()
  await expect
    .poll(() => storedAnswers(page))
    .toMatchObject({
      own_words: TEXT,
      'checked__own.words': true,
      'fever__stated.yes': true,
      'weight_loss__stated.yes': true,
    })
  expect(await storedAnswers(page)).not.toHaveProperty('leg_shooting__stated.yes')
  await visit.end()
})

test('words without a sign lead straight to the questions, and a line says so', async () => {
  const visit = await visitBegun()
  const { page } = visit
  await tell(page, 'My aunt sings in a choir')
  await leave(page, ownWordsMessages.heading)
  const first = await headingOf(page)
  expect(first).not.toBe(ownWordsMessages.checkHeading)
  const line = page.getByText(ownWordsMessages.nothing)
  expect(await line.count()).toBe(1)
  await none(page).tap({ force: true })
  await page.getByRole('button', { name: interviewMessages.next, exact: true }).tap()
  await leave(page, first)
  expect(await headingOf(page)).not.toBe(ownWordsMessages.checkHeading)
  expect(await line.count()).toBe(0)
  expect(await storedAnswers(page)).toMatchObject({
    own_words: 'My aunt sings in a choir',
    'checked__own.words': true,
  })
  await visit.end()
})

test('skipping and all at once are one tap', async () => {
  const visit = await visitBegun()
  const { page } = visit
  await page.getByRole('button', { name: ownWordsMessages.skip, exact: true }).tap()
  await leave(page, ownWordsMessages.heading)
  expect(await storedAnswers(page)).not.toHaveProperty('own_words')

  await visit.go('/steps-by-location#own-words')
  await tell(page, TEXT)
  await page.getByRole('button', { name: ownWordsMessages.allRight, exact: true }).tap()
  await expect
    .poll(() => storedAnswers(page))
    .toMatchObject({ 'leg_shooting__stated.yes': true, 'weight_loss__stated.no': true })
  await visit.end()
})

test('what is taken away stays away, and the rest needs no tap each', async () => {
  const visit = await visitBegun()
  const { page } = visit
  await tell(page, TEXT)
  await page.getByRole('button', { name: ownWordsMessages.withoutThese, exact: true }).waitFor()
  const { findings } = await bundleOf(slippedDisc.place)
  const { present } = findings.find(({ key }) => key === 'leg_shooting')!
  await mention(page, ownWordsMessages.mentioned({ finding: present }))
    .getByRole('radio', { name: ownWordsMessages.remove, exact: true })
    .tap({ force: true })
  expect(await page.getByRole('button', { name: ownWordsMessages.allRight, exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: ownWordsMessages.withoutRest, exact: true }).waitFor()
  await page.getByRole('button', { name: ownWordsMessages.restRight, exact: true }).tap()
  await expect.poll(() => storedAnswers(page)).toMatchObject({ 'weight_loss__stated.no': true })
  expect(await storedAnswers(page)).not.toHaveProperty('leg_shooting__stated.yes')
  await visit.end()
})

test('danger words lead to their question at once, and to advice where there is none', async () => {
  const visit = await visitBegun()
  const { page } = visit
  await tell(page, 'My back hurts and it is numb between my legs. I want to die.')
  const { steps, findings } = await bundleOf(slippedDisc.place)
  const step = steps.find(({ options }) => options.includes('saddle_numbness'))!
  await arriveAt(page, step.question)
  const label = findings.find(({ key }) => key === 'saddle_numbness')!.label
  expect(await page.getByRole('checkbox', { name: label }).isChecked()).toBe(true)
  await page.getByRole('checkbox', { name: label }).tap({ force: true })
  await none(page).tap({ force: true })
  await page.getByRole('button', { name: interviewMessages.next, exact: true }).tap()
  await arriveAt(page, ownWordsMessages.checkHeading)
  await page.getByRole('heading', { name: /think of dying/ }).waitFor()
  await page.getByRole('link', { name: ownWordsMessages.call }).waitFor()
  await page.getByRole('button', { name: ownWordsMessages.notMeant, exact: true }).tap()
  await page.getByText(ownWordsMessages.setAside, { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: ownWordsMessages.call }).count()).toBe(0)
  await visit.end()
})

test('pain told of at another place is asked about, and its questions follow where it hurts too', async () => {
  const visit = await visitBegun()
  const { page } = visit
  await tell(page, 'My tummy hurts as well, and my knee is sore. My back aches. I feel sick.')
  await arriveAt(page, ownWordsMessages.checkHeading)
  const answer = (name: string, choice: 'yes' | 'no') =>
    mention(page, ownWordsMessages.place({ name }))
      .getByRole('radio', { name: ownWordsMessages[choice], exact: true })
      .tap({ force: true })
  await answer('belly', 'yes')
  await answer('knee', 'no')
  expect(await page.getByRole('main').innerText()).not.toContain(
    ownWordsMessages.place({ name: 'lower back' }),
  )
  await page.getByRole('button', { name: ownWordsMessages.restRight, exact: true }).waitFor()
  await page.getByRole('button', { name: ownWordsMessages.withoutRest, exact: true }).tap()
  await leave(page, ownWordsMessages.checkHeading)
  await expect.poll(() => storedAnswers(page)).toMatchObject({ 'navel__pain.also': true })
  expect(await storedAnswers(page)).not.toHaveProperty('knee__pain.also')
  const [here, there] = await Promise.all([slippedDisc.place, 'navel'].map(bundleOf))
  const ofBelly = new Set(there!.location.screen.filter((step) => !here!.location.screen.includes(step)))
  const asked = new Set<string>()
  for (let pages = 0; pages < 12 && asked.size === 0; pages += 1) {
    const heading = await headingOf(page)
    const step = there!.steps.find(
      ({ question }) => JOINED_ENGLISH.askedOf({ place: there!.location.name, question }) === heading,
    )
    if (step && ofBelly.has(step.key)) asked.add(step.key)
    await none(page)
      .or(page.getByRole('radio', { name: 'No', exact: true }))
      .first()
      .tap({ force: true })
    await page.getByRole('button', { name: interviewMessages.next, exact: true }).tap()
    await leave(page, heading)
  }
  expect(asked.size).toBe(1)
  await visit.end()
})

test('no request tells what was written', async () => {
  const visit = await visitBegun()
  const { page, requests } = visit
  await tell(page, TEXT)
  await confirmAll(page)
  const sent = requests.map((request) => `${request.url()} ${request.postData() ?? ''}`)
  expect(
    sent.filter((text) => /fever|feever|shoot|weight|stated|own/i.test(text.replace(/\/assets\/\S+/g, ''))),
  ).toEqual([])
  expect(sent.filter((text) => text.includes('/knowledge/lexicon.json'))).toHaveLength(1)
  await visit.end()
})

test('before the result it is asked once if there is anything else', async () => {
  const visit = await visitBegun()
  const { page } = visit
  const input = touch(page)
  await input.press('button', ownWordsMessages.skip)
  await leave(page, ownWordsMessages.heading)
  let asked = 0
  await answerQuestions(page, slippedDisc, {
    ...input,
    press: async (role, name) => {
      if (name === ownWordsMessages.toResult) {
        asked += 1
        await page.getByRole('textbox', { name: ownWordsMessages.search }).fill('numb')
        await page.getByRole('group', { name: ownWordsMessages.found }).waitFor()
        // It fits the disc that all answers point to, so that it leads to the result and to no further question.
        await page
          .getByRole('group', { name: ownWordsMessages.likely })
          .getByRole('checkbox', { name: 'A cough or sneeze makes it shoot' })
          .tap({ force: true })
      }
      // What was written and not ticked is looked at like all own words, and kept; in this nothing is to be confirmed.
      await input.press(role, name)
    },
  })
  expect(asked).toBe(1)
  const stored = (await storedAnswers(page))!
  expect(Object.keys(stored).filter((key) => key.endsWith('__stated.yes'))).toHaveLength(1)
  expect(stored).toMatchObject({ own_words: 'numb', 'checked__own.words': true })
  await visit.end()
})

test('starting again wipes the words', async () => {
  const visit = await visitBegun()
  const { page } = visit
  const input = touch(page)
  await tell(page, TEXT)
  await confirmAll(page)
  await page.locator('summary').last().tap()
  await input.press('button', consultationMessages.startAgain)
  await input.press('button', consultationMessages.startAgainYes)
  await page.waitForURL('**/')
  const held = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(held).not.toMatch(/feever|stated/)
  expect(await headingOf(page)).not.toBe(ownWordsMessages.heading)
  await visit.end()
})
