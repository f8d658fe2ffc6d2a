import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { doctorMessages } from '#web/features/doctor/words/messages.ts'
import { homeMessages } from '#web/features/home/messages.ts'
import { resultMessages } from '#web/features/result/messages.ts'
import { selfTestMessages } from '#web/features/self-tests/messages.ts'
import { addressOf, knowledgeAddress, LANGUAGE, LANGUAGES } from '#web/language/language.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { faultsOf } from '../accessibility/faults.ts'
import { openSiteProxy } from '../end-to-end/site-proxy.ts'
import {
  answerQuestion,
  answerQuestions,
  arriveAt,
  doSelfTests,
  headingOf,
  questionShown,
  selfTestsLink,
  enterPlaceAndPerson,
} from '../end-to-end/consult.ts'
import type { InputMethod } from '../end-to-end/input-methods/input-method.ts'
import { screenReader } from '../end-to-end/input-methods/screen-reader.ts'
import { touch } from '../end-to-end/input-methods/touch.ts'
import { answerTo } from '../end-to-end/knowledge.ts'
import { slippedDisc, squeezedNerves, tornMeniscus, type Patient } from '../end-to-end/patients.ts'
import { answeredBy } from '../end-to-end/user-answers.ts'
import {
  deviceWith,
  settled,
  storedAnswers,
  throughServiceWorker,
  visiting,
  visitSite,
} from '../end-to-end/visit.ts'
import { outcomeOn, emergencyOn } from '../end-to-end/whole-consultation.ts'
import { notInLanguage } from './not-in-language.ts'

/*
 * What the engine makes of answers is the same in every language by construction: only texts are replaced
 * (src/translation/knowledge-texts.test.ts). These hold that the pages ask, keep and say it.
 */

interface Played {
  outcome: Patient['expect']
  /** All that was asked for, in the order of its name. */
  requests: string[]
  /** Keys of the steps answered and of the findings chosen. */
  answers: string[]
}

let disc: Played
let nerves: Played
beforeAll(async () => {
  ;[disc, nerves] = await Promise.all([play(slippedDisc, touch), play(squeezedNerves, screenReader)])
})

/** A whole consultation, every page of it looked at once. */
async function play(
  patient: Patient,
  inputFor: (page: Page) => InputMethod | Promise<InputMethod>,
): Promise<Played> {
  const visit = await visitSite()
  const { page, requests } = visit
  const input = await inputFor(page)
  const look = async () => expect(await notInLanguage(page)).toEqual([])
  await visit.go('/')
  await look()
  await enterPlaceAndPerson(page, patient, input)
  const steps = await answerQuestions(page, patient, input, look)
  await look()
  let outcome: Played['outcome']
  if ((await headingOf(page)) === emergencyMessages.heading) outcome = await emergencyOn(page, patient)
  else {
    await input.press('link', await page.getByRole('link', { name: selfTestsLink }).innerText())
    await arriveAt(page, selfTestMessages.heading)
    await look()
    expect(await doSelfTests(page, patient, input)).toBeGreaterThan(0)
    await arriveAt(page, resultMessages.resultHeading)
    await look()
    outcome = await outcomeOn(page, patient)
    await input.press('link', doctorMessages.open)
    await arriveAt(page, doctorMessages.heading)
    await look()
  }
  await visit.end()
  const chosen = steps.flatMap((step) => answerTo(step, patient)).filter((key) => key !== 'not_sure')
  return {
    outcome,
    requests: requests.map((request) => `${request.method()} ${request.url()} ${request.postData()}`).sort(),
    answers: [...steps.map(({ key }) => key), ...chosen, ...Object.keys(patient.selfTests)],
  }
}

test('two consultations come to what they come to in English', () => {
  expect([disc.outcome, nerves.outcome]).toEqual([slippedDisc.expect, squeezedNerves.expect])
})

test('nothing that is requested tells an answer, and the knowledge comes in this language alone', () => {
  for (const { requests, answers } of [disc, nerves])
    for (const answer of answers) expect(requests.filter((request) => request.includes(answer))).toEqual([])
  const knowledge = [...disc.requests, ...nerves.requests].filter((line) => line.includes('/knowledge/'))
  expect(knowledge.length).toBeGreaterThan(0)
  for (const line of knowledge) expect(line).toMatch(new RegExp(`/knowledge${LANGUAGE.base}/|lexicon`))
})

test('the switch keeps the question and all answers, there and back', () =>
  visiting({}, async ({ page, go }) => {
    const input = touch(page)
    await go('/')
    await enterPlaceAndPerson(page, tornMeniscus, input)
    for (const _ of [1, 2])
      await answerQuestion(page, (await questionShown(page, tornMeniscus))!, tornMeniscus, input)
    const asked = await headingOf(page)
    const kept = await storedAnswers(page)
    expect(Object.keys(kept ?? {}).length).toBeGreaterThan(4)
    await switchTo(page, 'en')
    expect(await headingOf(page)).not.toBe(asked)
    expect(await storedAnswers(page)).toEqual(kept)
    await switchTo(page, LANGUAGE.tag)
    expect(await headingOf(page)).toBe(asked)
    expect(await storedAnswers(page)).toEqual(kept)
    // It is remembered: the address of the English page leads to this language again.
    await page.goto(new URL('/', page.url()).href)
    await page.waitForURL(({ pathname }) => pathname === `${LANGUAGE.base}/`)
  }))

test('answers that were stored in English give the same result', async () => {
  const stored = deviceWith(await answeredBy(tornMeniscus))
  await visiting({ stored, reducedMotion: 'reduce' }, async ({ page, go }) => {
    await go(FLOW.causes)
    expect(await outcomeOn(page, tornMeniscus)).toEqual(tornMeniscus.expect)
    expect(await faultsOf(page)).toEqual([])
  })
})

test('the questions go on without a network, and the first page opens, also by its address without the slash', async () => {
  const proxy = await openSiteProxy()
  const visit = await visitSite({ baseURL: proxy.site, serviceWorkers: 'allow' })
  const { page } = visit
  const input = touch(page)
  await page.goto(LANGUAGE.base)
  await settled(page)
  await enterPlaceAndPerson(page, tornMeniscus, input)
  await throughServiceWorker(page)
  await expect
    .poll(() => keptPaths(page))
    .toEqual(
      expect.arrayContaining([LANGUAGE.base, addressOf(FLOW.result), knowledgeAddress(tornMeniscus.place)]),
    )
  proxy.disconnect()
  await page.reload()
  await settled(page)
  await answerQuestions(page, tornMeniscus, input)
  expect(await headingOf(page)).toBe(resultMessages.causesHeading)
  expect(await outcomeOn(page, tornMeniscus)).toEqual(tornMeniscus.expect)
  await page.goto(LANGUAGE.base)
  await settled(page)
  expect([new URL(page.url()).pathname, await headingOf(page)]).toEqual([
    addressOf('/'),
    homeMessages.heading,
  ])
  await visit.context.close()
  await proxy.end()
})

async function switchTo(page: Page, tag: string): Promise<void> {
  const { name, base } = LANGUAGES.find((language) => language.tag === tag)!
  await page.getByRole('banner').getByRole('link', { name, exact: true }).tap()
  await page.waitForURL(
    (url) => url.pathname.startsWith(`${base}/`) && (base !== '' || !url.pathname.startsWith(LANGUAGE.base)),
  )
  await page.waitForFunction((lang) => document.documentElement.lang === lang, tag)
  // Its words tell when English has loaded; those of the tests are not English.
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((name) => name.startsWith('__react'))
  })
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(stores.map((store) => store.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname)
  })
}
