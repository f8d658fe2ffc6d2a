import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLOSE_UPS } from '#web/body-map/body-parts.ts'
import { bodyMapMessages } from '#web/body-map/messages.ts'
import { zoneName, ZONES } from '#web/body-map/zones.ts'
import { personMessages } from '#web/about-person/messages.ts'
import { isCovered, locationOf } from '#web/flow/locations.ts'
import { placeMessages } from '#web/place/messages.ts'
import { strengthMessages } from '#web/place/strength-messages.ts'
import { painMessages } from '#web/place/pain-messages.ts'
import { atBody, DESK, marks, nameOf, sideButton, spot } from './body-page.ts'
import { arriveAt } from './consult.ts'
import { touch } from './hands/touch.ts'
import { placeOf } from './knowledge.ts'
import { tornMeniscus } from './patients.ts'
import { answeredBy } from './user-answers.ts'
import { deviceWith, nothingMoreComes, storedAnswers, visitSite } from './visit.ts'

/** A spot of a place about which there is no knowledge yet; none when all are covered. */
const notCovered = ZONES.find(({ location }) => !isCovered(location))
const { main, spread } = bodyMapMessages.state

describe('list and picture are in step', () => {
  test('what is chosen in one is chosen in the other', async () => {
    const visit = await atBody({ sex: 'female' }, DESK)
    const { page } = visit
    await spot(page, 'right_kneecap').click()
    const radio = (name: string) => page.getByRole('radio', { name, exact: true })
    expect(await radio(nameOf('right_kneecap')).isChecked()).toBe(true)
    await radio(nameOf('left_knee_hollow')).check()
    // The hollow of the knee is only seen from behind: the body has turned.
    await spot(page, 'left_knee_hollow', main).waitFor()
    await radio(placeMessages.wholePlace).check()
    await spot(page, 'left_knee_hollow', bodyMapMessages.state.place).waitFor()
    await visit.end()
  })

  test('spreading: several spots by tap and by list, taken back by tap and by undo', async () => {
    const visit = await atBody({ sex: 'female' })
    const { page } = visit
    await spot(page, 'left_kneecap').tap()
    await marks(page, 'spread').tap()
    await spot(page, 'left_shin').tap()
    await spot(page, 'left_shin', spread).waitFor()
    const calves = page.getByRole('group', { name: placeMessages.spreadLegend, exact: true })
    await calves.getByText('Thigh', { exact: true }).tap()
    await calves.getByRole('checkbox', { name: nameOf('left_thigh_inner'), exact: true }).tap()
    await spot(page, 'left_thigh_inner', spread).waitFor()

    await page.getByRole('button', { name: bodyMapMessages.undo, exact: true }).tap()
    await spot(page, 'left_thigh_inner').waitFor()
    await spot(page, 'left_shin', spread).tap()
    await spot(page, 'left_shin').waitFor()
    await page.getByRole('button', { name: bodyMapMessages.undo, exact: true }).tap()
    await spot(page, 'left_shin', spread).waitFor()
    expect(await spot(page, 'left_kneecap', main).count()).toBe(1)
    await visit.end()
  })
})

test('spot, spread and strength are stored, restored, shown with the result, and replaced with the place', async () => {
  const visit = await atBody(await answeredBy(tornMeniscus))
  const { page } = visit
  const hands = touch(page)
  const before = await storedAnswers(page)
  await spot(page, 'left_knee_inner', bodyMapMessages.state.place).tap()
  await marks(page, 'spread').tap()
  await spot(page, 'left_shin').tap()
  await hands.choose(strengthMessages.question, 'radio', '7')
  await hands.press('button', placeMessages.next)
  await arriveAt(page, personMessages.personHeading)
  const flags = {
    'left_knee_inner__pain.zone': true,
    'left_shin__pain.spread': true,
    'strength_7__pain.strength': true,
  }
  expect(await storedAnswers(page)).toEqual({ ...before, ...flags })

  await visit.go('/suggested-diagnosis')
  const result = await page.getByRole('main').innerText()
  expect(result).toContain('Knee: inner side of the left knee')
  expect(result).toContain(nameOf('left_shin'))
  expect(result).toContain(painMessages.ofTen(7))

  await visit.go('/pain-loaction-body')
  await spot(page, 'left_knee_inner', main).waitFor()
  await spot(page, 'left_shin', spread).waitFor()
  expect(await page.getByRole('radio', { name: '7', exact: true }).isChecked()).toBe(true)

  const chest = await placeOf('chest')
  await hands.choose(placeMessages.listLegend, 'radio', `${chest.name} ${chest.includes}`)
  await hands.press('button', placeMessages.next)
  await arriveAt(page, personMessages.personHeading)
  const moved = await storedAnswers(page)
  expect(moved).not.toHaveProperty('left_knee_inner__pain.zone')
  expect(moved).toMatchObject({ painLocation: { key: 'chest' }, 'left_shin__pain.spread': true })
  await visit.end()
})

test.skipIf(!notCovered)(
  'a place without knowledge keeps its honest notice, whichever spot of it was chosen',
  async () => {
    const visit = await atBody()
    const { page } = visit
    await page.getByRole('searchbox').fill(notCovered!.label)
    await page.getByRole('radio', { name: zoneName(notCovered!), exact: true }).tap()
    await page.getByRole('button', { name: placeMessages.whatInstead, exact: true }).tap()
    const { name } = locationOf(notCovered!.location)!
    await expect.poll(() => page.getByRole('dialog', { name: placeMessages.cannotYet(name) }).count()).toBe(1)
    await visit.end()
  },
)

test('what is requested is the same whatever is looked at and chosen', async () => {
  const asked = async (stored: Record<string, unknown>, doing: (page: Page) => Promise<void>) => {
    const visit = await visitSite({ stored: deviceWith(stored), ...DESK })
    await visit.go('/pain-loaction-body')
    await visit.page.locator('[data-zone]').first().waitFor()
    await visit.page.waitForLoadState('networkidle')
    await doing(visit.page)
    // Both bodies whole, from front and back, and every close-up of them.
    const pictures = () => visit.requests.filter((request) => /\/body\/.*\.avif$/.test(request.url())).length
    await expect.poll(pictures).toBe(2 * (2 + CLOSE_UPS.length))
    // And the pages fetched ahead, with all they import.
    await nothingMoreComes(visit)
    const paths = visit.requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
    await visit.end()
    return paths.toSorted()
  }
  const nothing = await asked({ sex: 'female' }, (page) => page.mouse.move(5, 5))
  const much = await asked({ sex: 'male' }, async (page) => {
    await page.getByRole('combobox').selectOption('left-hand')
    await spot(page, 'left_index_finger').click()
    await marks(page, 'spread').click()
    await sideButton(page, 'back').click()
    await spot(page, 'left_knuckles').click()
    await page.getByRole('button', { name: bodyMapMessages.zoomOut, exact: true }).click()
  })
  expect(much).toEqual(nothing)
})

describe('the search by keyboard alone', () => {
  const atSearch = async () => {
    const visit = await atBody({}, DESK)
    const search = visit.page.getByRole('searchbox')
    const focused = () => visit.page.evaluate(() => (document.activeElement as HTMLInputElement).value)
    return { visit, page: visit.page, search, focused }
  }

  test('Enter takes the one thing that is meant, as is said before, and then leads on', async () => {
    const { visit, page, search } = await atSearch()
    await search.fill('between sh')
    const words = `${nameOf('between_shoulder_blades')}: ${placeMessages.enterChooses}`
    await said(page, words).waitFor({ state: 'attached' })
    await search.press('Enter')
    await spot(page, 'between_shoulder_blades', bodyMapMessages.state.main).waitFor()
    await search.press('Enter')
    const next = page.getByRole('button', { name: placeMessages.next, exact: true })
    await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true)
    await visit.end()
  })

  test('what could be several is left to the list, where the arrow leads as well', async () => {
    const { visit, page, search, focused } = await atSearch()
    await search.fill('left elbow')
    await said(page, placeMessages.found(4, 1)).waitFor({ state: 'attached' })
    await search.press('Enter')
    await expect.poll(focused).toBe('left_elbow_front')
    // Enter again marks it; it does not go on without a choice.
    await page.keyboard.press('Enter')
    await spot(page, 'left_elbow_front', bodyMapMessages.state.main).waitFor()
    expect(await page.getByText(placeMessages.nothing).count()).toBe(0)
    await search.fill('elb')
    await search.press('ArrowDown')
    await expect.poll(focused).toBe('upper_arm')
    await visit.end()
  })

  test('a place chosen as a whole says that its spots stand below; marking where it spreads to, no whole place is taken', async () => {
    const { visit, page, search } = await atSearch()
    await search.fill('elbow')
    await search.press('Enter')
    await said(page, placeMessages.exactSpot).waitFor({ state: 'attached' })
    await marks(page, 'spread').click()
    await search.fill('knee')
    const knees = page
      .getByRole('group', { name: placeMessages.spreadLegend, exact: true })
      .getByRole('checkbox')
    await said(page, 'spots found').waitFor({ state: 'attached' })
    await said(page, placeMessages.found(await knees.count(), 0)).waitFor({ state: 'attached' })
    expect(await page.getByText(placeMessages.enterChooses).count()).toBe(0)
    await visit.end()
  })

  test('the place beside a spot that was found takes that spot back', async () => {
    const { visit, page, search } = await atSearch()
    await search.fill('outer left elbow')
    await search.press('Enter')
    await spot(page, 'left_elbow_outer', bodyMapMessages.state.main).waitFor()
    await page.locator('input[name="place"][value="elbow"]').check()
    await spot(page, 'left_elbow_outer', bodyMapMessages.state.place).waitFor()
    expect(await page.getByRole('radio', { name: nameOf('left_elbow_outer'), exact: true }).isChecked()).toBe(
      false,
    )
    await visit.end()
  })

  test('a held Enter takes one step only, and Enter on what is chosen leads to Continue without going on', async () => {
    const { visit, page, search } = await atSearch()
    const next = page.getByRole('button', { name: placeMessages.next, exact: true })
    const isAtNext = () => next.evaluate((button) => button === document.activeElement)
    await search.press('Enter')
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
    await search.fill('outer left elbow')
    await holdEnter(page)
    await spot(page, 'left_elbow_outer', main).waitFor()
    const line = `${nameOf('left_elbow_outer')}: ${placeMessages.isChosen} ${placeMessages.enterLeadsOn}`
    await page.getByText(line).waitFor()
    expect(await isAtNext()).toBe(false)

    await page.getByRole('radio', { name: nameOf('left_elbow_outer'), exact: true }).focus()
    await holdEnter(page)
    await expect.poll(isAtNext).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/pain-loaction-body')
    await page.keyboard.press('Enter')
    await arriveAt(page, personMessages.personHeading)
    await visit.end()
  })

  test('arrows go through all that was found, over all groups, and mark nothing; up from the first leads back', async () => {
    const { visit, page, search, focused } = await atSearch()
    await search.fill('rib')
    await said(page, placeMessages.arrowLeads).waitFor({ state: 'attached' })
    const all = await page
      .getByRole('group', { name: placeMessages.listLegend, exact: true })
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    expect(all.length).toBeGreaterThan(8)
    for (const value of all) {
      await page.keyboard.press('ArrowDown')
      await expect.poll(focused).toBe(value)
    }
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(all.at(-1))
    expect(await page.locator('input:checked').count()).toBe(0)
    for (const value of all.toReversed().slice(1)) {
      await page.keyboard.press('ArrowUp')
      await expect.poll(focused).toBe(value)
    }
    await page.keyboard.press('ArrowUp')
    await expect.poll(focused).toBe('rib')
    await visit.end()
  })
})

describe('the way to the list', () => {
  const toList = (page: Page) => page.getByRole('button', { name: placeMessages.leadToList, exact: true })
  const isFocused = (what: Locator) => () => what.evaluate((element) => element === document.activeElement)

  test('with a mouse it leads to where one types', async () => {
    const visit = await atBody({}, DESK)
    await toList(visit.page).click()
    await expect.poll(isFocused(visit.page.getByRole('searchbox'))).toBe(true)
    await visit.end()
  })

  test('with a finger it leads to the list, which a keyboard on the screen would cover', async () => {
    const visit = await atBody({}, { isMobile: true })
    await toList(visit.page).tap()
    const heading = visit.page.getByRole('heading', { name: placeMessages.list, exact: true })
    await expect.poll(isFocused(heading)).toBe(true)
    await visit.end()
  })
})

describe('what screen readers are told of a search', () => {
  test('nothing while somebody types; after a pause the name first; a choice is said once', async () => {
    const visit = await atBody({}, DESK)
    const { page } = visit
    const name = nameOf('between_shoulder_blades')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const search = page.getByRole('searchbox')
    for (const letter of 'between my shoulder') {
      await search.press(letter === ' ' ? 'Space' : letter)
      await page.clock.runFor(300)
      expect(await said(page, /Enter|found/).count(), letter).toBe(0)
    }
    // Seen at once, and what Enter does now.
    await page.getByText(`${name}: ${placeMessages.enterChooses}`).waitFor()
    await page.clock.runFor(1000)
    await said(page, name).waitFor({ state: 'attached' })
    expect(await said(page, name).innerText()).toMatch(`${name}: ${placeMessages.enterChooses}`)

    await search.press('Enter')
    await said(page, placeMessages.chosen).waitFor()
    await page.clock.runFor(1000)
    await said(page, placeMessages.enterLeadsOn).waitFor({ state: 'attached' })
    expect(await said(page, name).allInnerTexts()).toEqual([`${placeMessages.chosen} ${name}`])
    await visit.end()
  })

  test.each(['elbow', 'left elbow', 'between', 'rib'])(
    'as many choices as stand in the list: "%s"',
    async (words) => {
      const visit = await atBody({}, DESK)
      const { page } = visit
      await page.getByRole('searchbox').fill(words)
      const list = page.getByRole('group', { name: placeMessages.listLegend, exact: true })
      await said(page, 'found.').waitFor({ state: 'attached' })
      const numbers = (await said(page, 'found.').innerText()).match(/\d+/g) ?? []
      const sum = numbers.reduce((total, number) => total + Number(number), 0)
      expect(await list.locator('input').count()).toBe(sum)
      await visit.end()
    },
  )
})

test('what a tap marked and undo took back is neither named nor tinted, and the bar says so', async () => {
  const visit = await atBody()
  const { page } = visit
  await spot(page, 'left_kneecap').tap()
  const label = page.locator('span[aria-hidden="true"]').filter({ hasText: nameOf('left_kneecap') })
  await label.waitFor()
  await page.getByRole('button', { name: bodyMapMessages.undo, exact: true }).tap()
  await page
    .getByRole('status')
    .filter({ hasText: placeMessages.nothingChosenNow })
    .waitFor({ state: 'attached' })
  await expect.poll(() => label.count()).toBe(0)
  await visit.end()
})

/** What screen readers are told beside the focus. */
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })

/** As a keyboard sends it while the key is down: the first press and its repeats. */
async function holdEnter(page: Page): Promise<void> {
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}
