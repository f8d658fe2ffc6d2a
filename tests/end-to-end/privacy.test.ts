import type { Request } from 'playwright-core'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
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
import { clicks } from './input-methods/clicks.ts'
import { answerTo, bundleOf } from './knowledge.ts'
import { slippedDisc, squeezedNerves, type Patient } from './patients.ts'
import { placeAndPersonOf } from './user-answers.ts'
import { deviceWith, nothingMoreComes, settled, visitSite } from './visit.ts'

/** Everything a network could see of one request but the bytes of the answer. */
interface Seen {
  method: string
  url: URL
  headers: Record<string, string>
  body: string | null
}

interface Watched {
  seen: Seen[]
  /** Keys of the steps answered and of the findings chosen. */
  answers: string[]
  cookies: number
}

/** Two people with pain in the same place and nothing else in common: sex, age, weight, answers, urgency, self-tests. */
let emergency: Watched
let harmless: Watched
beforeAll(async () => {
  ;[emergency, harmless] = await Promise.all([watch(squeezedNerves), watch(slippedDisc)])
})

/** A whole consultation with a reload at the first question, seen from the network. */
async function watch(patient: Patient): Promise<Watched> {
  const visit = await visitSite({ hasOwnClock: true })
  const { page } = visit
  const input = clicks(page)
  await visit.go('/')
  await enterPlaceAndPerson(page, patient, input)
  // A reload cuts off what is still on its way, and how far that has come is a matter of speed.
  await nothingMoreComes(visit)
  await page.reload()
  await settled(page)
  const steps = await answerQuestions(page, patient, input)
  if (patient.expect.level === 'emergency') expect(await headingOf(page)).toBe(emergencyMessages.heading)
  else {
    await input.press('link', await page.getByRole('link', { name: selfTestsLink }).innerText())
    await arriveAt(page, selfTestMessages.heading)
    expect(await doSelfTests(page, patient, input)).toBeGreaterThan(0)
    await arriveAt(page, resultMessages.resultHeading)
  }
  await nothingMoreComes(visit)
  const seen = await Promise.all(visit.requests.map(seenOf))
  const cookies = (await visit.context.cookies()).length
  await visit.end()
  const chosen = steps.flatMap((step) => answerTo(step, patient)).filter((key) => key !== 'not_sure')
  return { seen, answers: [...steps.map(({ key }) => key), ...chosen], cookies }
}

async function seenOf(request: Request): Promise<Seen> {
  return {
    method: request.method(),
    url: new URL(request.url()),
    headers: await request.allHeaders(),
    body: request.postData(),
  }
}

describe('two people with pain in the same place', () => {
  test('make exactly the same requests, whatever they answer', () => {
    const lines = ({ seen }: Watched) =>
      seen.map(({ method, url, body }) => `${method} ${url.href} ${body}`).sort()
    expect(emergency.seen.length).toBeGreaterThan(10)
    expect(lines(emergency)).toEqual(lines(harmless))
  })

  test('ask no other host for anything', () => {
    for (const { url } of everything()) {
      // `blob:` and `data:` addresses are on the device already.
      if (url.protocol === 'http:' || url.protocol === 'https:') expect(url.origin).toBe(inject('site'))
      else expect(['blob:', 'data:']).toContain(url.protocol)
    }
  })

  test('send neither a body nor a referrer nor a cookie, and get no cookie', () => {
    for (const { headers, body, method } of everything()) {
      // The sizes of the films are asked for without loading them.
      expect(['GET', 'HEAD']).toContain(method)
      expect(body).toBeNull()
      expect(headers['referer'] ?? '').toBe('')
      expect(headers).not.toHaveProperty('cookie')
    }
    expect([emergency.cookies, harmless.cookies]).toEqual([0, 0])
  })

  test.each([
    ['the emergency', () => emergency, squeezedNerves],
    ['the harmless one', () => harmless, slippedDisc],
  ] as const)('show no answer in address or headers: %s', async (_, watched, patient) => {
    // Sex is left to the comparison above: everybody loads the pictures of both bodies, and their names say which.
    const answers = [
      ...watched().answers,
      patient.ageBand,
      String(patient.weightKg),
      ...Object.keys(patient.selfTests),
    ]
    expect(answers.length).toBeGreaterThan(4)
    const sent = watched().seen.map(({ url, headers }) => `${url.href} ${JSON.stringify(headers)}`)
    for (const answer of answers) expect(sent.filter((words) => words.includes(answer))).toEqual([])
  })

  test('show the place alone, and only in the address of its knowledge', async () => {
    const { location } = await bundleOf(squeezedNerves.place)
    const naming = everything().filter(({ url }) => url.href.includes(location.key))
    expect(new Set(naming.map(({ url }) => url.pathname))).toEqual(
      new Set([`/knowledge/${location.key}.json`]),
    )
  })
})

/** Chromium and Edge can have their makers' servers check it, letter by letter. */
test('no page lets anybody check the spelling of what is told of the pain', async () => {
  const visit = await visitSite({ stored: deviceWith(await placeAndPersonOf(slippedDisc)) })
  for (const path of [`${FLOW.steps}#own-words`, FLOW.place, '/conditions']) {
    await visit.go(path)
    const fields = visit.page.locator('main').locator('textarea, input[type=text], input[type=search]')
    await fields.first().waitFor()
    const checked = await fields.evaluateAll((all) => all.map((field) => (field as HTMLElement).spellcheck))
    expect([path, checked]).toEqual([path, checked.map(() => false)])
  }
  await visit.end()
})

function everything(): Seen[] {
  return [...emergency.seen, ...harmless.seen]
}
