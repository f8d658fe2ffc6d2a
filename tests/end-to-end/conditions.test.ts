// @module-tag thorough
import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { ConditionPage } from '#knowledge/bundle/conditions'
import { conditionMessages } from '#web/features/conditions/messages.ts'
import { callButtonMessages } from '#web/features/emergency-call/call-buttons.tsx'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { notFoundMessages } from '#web/app/layout/not-found-messages.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { arriveAt, headingOf } from './consult.ts'
import { bundleOf } from './knowledge.ts'
import { slippedDisc } from './patients.ts'
import { nothingMoreComes, visiting } from './visit.ts'

const CONDITION = '/conditions/lumbar-disc-herniation'
const EMERGENCY = '/conditions/aortic-dissection'
const PLACE = '/conditions/place/low-back'

/** What the build has drawn the page from. */
function textsOf(path: string): ConditionPage {
  const { conditions } = JSON.parse(readFileSync('build/knowledge/reading.json', 'utf8')) as {
    conditions: ConditionPage[]
  }
  return conditions.find(({ slug }) => path.endsWith(`/${slug}`))!
}

async function conditionOfPage() {
  const { conditions } = await bundleOf('low_back')
  return conditions.find(({ key }) => key === 'lumbar_disc_herniation')!
}

test('a condition is there to read before any script runs, help first', () =>
  visiting({ javaScriptEnabled: false }, async ({ page }) => {
    const condition = await conditionOfPage()
    await page.goto(CONDITION)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(condition.name)
    const text = await page.locator('main').innerText()
    for (const said of [
      condition.description,
      condition.see,
      ...textsOf(CONDITION).help.flatMap(({ lines, dangerSigns }) => [
        ...lines,
        ...dangerSigns.flatMap(({ titles }) => titles),
      ]),
      ...condition.selfCare,
    ])
      expect(text).toContain(said)
    const headings = await page.locator('main h2').allInnerTexts()
    expect(headings[0]).toBe(conditionMessages.whenHelp)
    for (const heading of [conditionMessages.signs, conditionMessages.tests, conditionMessages.sources])
      expect(headings).toContain(heading)
    await page.getByRole('link', { name: 'Low back', exact: true }).click()
    expect(new URL(page.url()).pathname).toBe(PLACE)
    const all = page.getByRole('region', { name: conditionMessages.placeAll })
    expect(await all.getByRole('link', { name: condition.name }).count()).toBe(1)
  }))

test('shows where it is felt, and tells it from what it is confused with', () =>
  visiting({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(CONDITION)
    const condition = textsOf(CONDITION)
    const figure = page.locator('main figure').first()
    for (const { place } of condition.places)
      expect(await figure.getAttribute('aria-label')).toContain(place.name)
    // A part of the drawing that the page names and the file lacks would have no size.
    for (const part of await figure.locator('use').all()) {
      const { width } = (await part.boundingBox())!
      expect(width, (await part.getAttribute('href'))!).toBeGreaterThan(0)
    }
    const confused = page.getByRole('region', { name: conditionMessages.neighbours })
    for (const { name, apart } of condition.neighbours) {
      await confused.getByRole('link', { name, exact: true }).waitFor()
      for (const sign of [...(apart?.forThis ?? []), ...(apart?.forOther ?? [])])
        expect(await confused.innerText()).toContain(sign)
    }
  }))

test('of an emergency the call stands first, and nothing is to be tried before', () =>
  visiting({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(EMERGENCY)
    const help = page.getByRole('region', { name: conditionMessages.whenHelp })
    const call = help.getByRole('link', { name: callButtonMessages.call112 })
    expect(await call.getAttribute('href')).toBe('tel:112')
    expect(await page.locator('main h2').first().innerText()).toBe(conditionMessages.whenHelp)
    const { description } = textsOf(EMERGENCY)
    const top = async (locator: Locator) => (await locator.boundingBox())!.y
    expect(await top(call)).toBeLessThan(await top(page.getByText(description)))
    expect(await page.getByRole('heading', { name: conditionMessages.selfTests }).count()).toBe(0)
    expect(await page.locator('main').innerText()).toContain(conditionMessages.signsAt({ place: 'Chest' }))
  }))

test('when to get help is one list, worst first, in which each sign stands once', () =>
  visiting({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(CONDITION)
    const help = page.getByRole('region', { name: conditionMessages.whenHelp })
    const { emergency, urgent } = urgencyMessages.level
    expect(await help.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([emergency, urgent])
    expect((await help.innerText()).match(/drags/g)).toHaveLength(1)
  }))

test('a place says what to do about its danger signs, and calls', () =>
  visiting({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/conditions/place/chest')
    const now = page.getByRole('region', { name: conditionMessages.placeDanger })
    expect(await now.getByRole('link', { name: callButtonMessages.call112 }).getAttribute('href')).toBe(
      'tel:112',
    )
    expect(await now.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      conditionMessages.placeCall,
      conditionMessages.placeGo,
    ])
    await page.getByRole('region', { name: urgencyMessages.level.urgent }).waitFor()
  }))

test.each([CONDITION, '/conditions/place/knee'])('on paper %s has all that is folded away', (path) =>
  visiting({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const folded = page.locator('main details:not(details details)')
    expect(await folded.count()).toBeGreaterThan(0)
    for (const each of await folded.all())
      expect((await each.locator(':is(p, li)').first().boundingBox())?.height ?? 0).toBeGreaterThan(0)
    // A film shows nothing on paper.
    for (const film of await page.locator('main details details').all())
      expect(await film.isVisible()).toBe(false)
  }),
)

test('says what it is about in the words of schema.org, and the policy lets that be', () =>
  visiting({}, async (visit) => {
    await visit.go(CONDITION)
    const data = JSON.parse(await visit.page.locator('script[type="application/ld+json"]').innerText()) as {
      [field: string]: unknown
    }
    const condition = await conditionOfPage()
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'MedicalCondition',
      name: condition.name,
      alternateName: condition.medicalName,
    })
    expect(data['signOrSymptom']).not.toEqual([])
    // What the browser has refused would be among the troubles that the end of the visit looks at.
  }))

test('loads no questions, no knowledge and no film before it is wanted', () =>
  visiting({ hasOwnClock: true }, async (visit) => {
    const { page, requests } = visit
    await visit.go(CONDITION)
    for (const summary of await page.locator('main summary').all()) await summary.tap()
    await nothingMoreComes(visit)
    const asked = requests.map((request) => new URL(request.url()).pathname)
    expect(asked.filter((path) => /^\/(knowledge|films)\//.test(path))).toEqual([])
    // The drawing of its own, the same for every page of the sex it shows.
    expect(asked.filter((path) => path.startsWith('/body/'))).toEqual(['/body/figure-female.svg'])
    expect(asked.filter((path) => /interview|causes|result|self-tests|location/.test(path))).toEqual([])
    const film = page.locator('main video').first()
    if ((await film.count()) === 0) return
    await film.evaluate((video: HTMLVideoElement) => video.play())
    expect(requests.some((request) => new URL(request.url()).pathname.startsWith('/films/'))).toBe(true)
  }))

test('going on from a condition and coming back shows it again', () =>
  visiting({}, async (visit) => {
    const { page } = visit
    const { name } = await conditionOfPage()
    await visit.go(CONDITION)
    await page.getByRole('button', { name: layoutMessages.toDark }).tap()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await page
      .getByRole('navigation', { name: layoutMessages.legalNav })
      .getByRole('link', { name: 'Cookie Policy' })
      .tap()
    await arriveAt(page, 'Cookie policy')
    await page.goBack()
    await expect.poll(() => headingOf(page)).toBe(name)
    expect(await page.locator('main h2').count()).toBeGreaterThan(5)
  }))

test('leads into the questions with the place chosen, which no request names', () =>
  visiting({ hasOwnClock: true }, async (visit) => {
    const { page, requests } = visit
    await visit.go(PLACE)
    const before = requests.length
    await page.getByRole('link', { name: conditionMessages.checkAt({ place: 'Low back' }) }).tap()
    await expect.poll(() => headingOf(page)).toBe(placeMessages.heading)
    expect(new URL(page.url()).pathname).toBe(FLOW.place)
    await expect.poll(() => page.getByRole('radio', { name: /^Low back/ }).isChecked()).toBe(true)
    await nothingMoreComes(visit)
    const { location } = await bundleOf('low_back')
    const asked = requests.slice(before).map((request) => new URL(request.url()).pathname)
    expect(asked.filter((path) => path.includes(location.key))).toEqual([])
  }))

test('all conditions are listed and searched on the device', () =>
  visiting({}, async (visit) => {
    const { page, requests } = visit
    const { name } = await conditionOfPage()
    await visit.go('/conditions/')
    const links = page.locator('main li a[href^="/conditions/"]')
    const all = await links.count()
    expect(all).toBeGreaterThan(200)
    const search = page.getByRole('searchbox')
    // The names come with the first look at the search, whatever is then typed.
    const names = page.waitForResponse(/find-conditions/)
    await search.focus()
    await (await names).finished()
    const before = requests.length
    await search.fill('disc herniation lumb')
    await expect.poll(() => links.allInnerTexts()).toEqual([name])
    await search.fill('xyz')
    await page.getByRole('status').filter({ hasText: conditionMessages.noneFound }).waitFor()
    await search.fill('')
    await expect.poll(() => links.count()).toBe(all)
    expect(requests.length).toBe(before)
  }))

test('a name stands under the word that counts', () =>
  visiting({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/conditions/')
    for (const letter of ['A', 'T']) {
      const names = await page
        .getByRole('region', { name: letter, exact: true })
        .getByRole('link')
        .allInnerTexts()
      expect(names.filter((name) => /^(?:An?|The) /.test(name) && !/^\w+ [at]/i.test(name))).toEqual([])
      expect(names.length).toBeGreaterThan(5)
    }
  }))

test('where the names can not be had, the list stays, and the search says so until it can', () =>
  visiting({}, async (visit) => {
    const { page, troubles } = visit
    await visit.go('/conditions/')
    const links = page.locator('main li a[href^="/conditions/"]')
    const all = await links.count()
    await page.context().setOffline(true)
    await page.getByRole('searchbox').fill('gou')
    await page.getByRole('status').filter({ hasText: conditionMessages.unreachable }).waitFor()
    expect(await links.count()).toBe(all)
    await page.context().setOffline(false)
    await page.getByRole('searchbox').fill('gout')
    await expect.poll(() => links.count()).toBeLessThan(all)
    expect(await page.getByText(conditionMessages.unreachable).count()).toBe(0)
    troubles.length = 0
  }))

test('an unknown condition is a page that is not there', () =>
  visiting({}, async (visit) => {
    const { page } = visit
    const answer = await page.goto('/conditions/nothing')
    expect(answer?.status()).toBe(404)
    expect(await headingOf(page)).toBe(notFoundMessages.heading)
    visit.troubles.length = 0
  }))

test('the result links to no condition: a request would name a cause', async () => {
  const site = inject('site')
  for (const path of [FLOW.causes, FLOW.result, FLOW.selfTests]) {
    expect(await (await fetch(`${site}${path}`)).text()).not.toContain('/conditions/')
  }
})

test('every condition has a page, which the sitemap lists', async () => {
  const site = inject('site')
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const { conditions } = await bundleOf(slippedDisc.place)
  for (const { key } of conditions.slice(0, 20)) {
    const path = `/conditions/${key.replaceAll('_', '-')}`
    expect([path, (await fetch(`${site}${path}`)).status]).toEqual([path, 200])
    expect(sitemap).toContain(`${path}</loc>`)
  }
})
