import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLOSE_UPS } from '#web/features/body-map/body-parts.ts'
import { bodyMapMessages } from '#web/features/body-map/messages.ts'
import { zoneName, ZONES } from '#web/domain/body/zones.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { isCovered, locationOf } from '#web/domain/knowledge/locations.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { strengthMessages } from '#web/features/place/strength-field.tsx'
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
    const calves = page.getByRole('group', { name: placeMessages.markLegend.spread, exact: true })
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

test('spot, spread and strength are stored, restored, shown with the result, and left behind with the place', async () => {
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
  // Asked of this moment, which between attacks says little of the worst.
  expect(result).toMatch(/Strength now\s*7 of 10/)

  await visit.go('/pain-loaction-body')
  await spot(page, 'left_knee_inner', main).waitFor()
  await spot(page, 'left_shin', spread).waitFor()
  expect(await page.getByRole('radio', { name: '7', exact: true }).isChecked()).toBe(true)

  const chest = await placeOf('chest')
  await hands.choose(placeMessages.listLegend, 'radio', `${chest.name} ${chest.includes}`)
  await hands.press('button', placeMessages.next)
  await arriveAt(page, personMessages.personHeading)
  const moved = await storedAnswers(page)
  expect(moved).toMatchObject({ painLocation: { key: 'chest' } })
  for (const flag of Object.keys(flags)) expect(moved).not.toHaveProperty(flag)
  // How strong it is there is asked again.
  await page.getByRole('group', { name: strengthMessages.question, exact: true }).waitFor()
  await visit.end()
})

test.skipIf(!notCovered)(
  'a place without knowledge keeps its honest notice, whichever spot of it was chosen',
  async () => {
    const visit = await atBody()
    const { page } = visit
    await searchField(page).fill(notCovered!.label)
    await optionsIn(page, { name: zoneName(notCovered!), exact: true }).tap()
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
    await page.locator('select').selectOption('left-hand')
    await spot(page, 'left_index_finger').click()
    await marks(page, 'spread').click()
    await sideButton(page, 'back').click()
    await spot(page, 'left_knuckles').click()
    await page.getByRole('button', { name: bodyMapMessages.zoomOut, exact: true }).click()
  })
  expect(much).toEqual(nothing)
})

test('who chooses and goes on at once waits for no close-up', async () => {
  const visit = await atBody()
  const { page } = visit
  await page.getByRole('radio', { name: locationOf('low_back')!.name }).tap()
  await page.getByRole('button', { name: placeMessages.next, exact: true }).tap()
  await arriveAt(page, personMessages.personHeading)
  await page.waitForTimeout(4000)
  const asked = visit.requests.map((request) => new URL(request.url()).pathname)
  expect(
    asked.filter((path) => path.startsWith('/body/') && !/\/(female|male)-(front|back)\./.test(path)),
  ).toEqual(['/body/whole-bodies.json'])
  await visit.end()
})

describe('the search by keyboard alone', () => {
  const atSearch = async () => {
    const visit = await atBody({}, DESK)
    const { page } = visit
    const search = searchField(page)
    const options = optionsIn(page)
    const active = optionsIn(page, { selected: true })
    const next = page.getByRole('button', { name: placeMessages.next, exact: true })
    return { visit, page, search, options, active, next }
  }

  test('it is the first thing after the heading, and has the focus of whoever has come on with a mouse or keys', async () => {
    const { visit, page, search } = await atSearch()
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.focus())
    await page.keyboard.press('Tab')
    expect(await isFocused(search)()).toBe(true)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: personMessages.bodyName.female, exact: true }).click()
    await expect.poll(isFocused(search)).toBe(true)
    await visit.end()
  })

  test('Enter takes the one thing that is meant, as is said before, and then leads on', async () => {
    const { visit, page, search, next } = await atSearch()
    await search.fill('between sh')
    const words = `${nameOf('between_shoulder_blades')}: ${placeMessages.enterChooses}`
    await said(page, words).waitFor({ state: 'attached' })
    await search.press('Enter')
    await spot(page, 'between_shoulder_blades', main).waitFor()
    await said(page, placeMessages.enterLeadsOn).waitFor({ state: 'attached' })
    expect(await search.inputValue()).toBe('')
    await search.press('Enter')
    await expect.poll(isFocused(next)).toBe(true)
    await visit.end()
  })

  test('what could be several is left to the arrows, which Enter leads to as well', async () => {
    const { visit, page, search, active } = await atSearch()
    await search.fill('left elbow')
    await said(page, placeMessages.found(5)).waitFor({ state: 'attached' })
    await search.press('Enter')
    await expect.poll(() => active.getAttribute('id')).toMatch('left_elbow_outer')
    expect(await spot(page, 'left_elbow_outer', main).count()).toBe(0)
    await search.press('Enter')
    await spot(page, 'left_elbow_outer', main).waitFor()
    expect(await page.getByText(placeMessages.nothing).count()).toBe(0)
    await visit.end()
  })

  test('a place chosen as a whole says that an arrow leads to its spots, and it does', async () => {
    const { visit, page, search, options } = await atSearch()
    await search.fill('elbow')
    await said(page, placeMessages.exactByArrow).waitFor({ state: 'attached' })
    await search.press('Enter')
    await said(page, `${placeMessages.exactByArrow} ${placeMessages.enterLeadsOn}`).waitFor({
      state: 'attached',
    })
    await search.press('ArrowDown')
    await expect.poll(() => options.allInnerTexts()).toContain(nameOf('left_elbow_outer'))
    await search.press('ArrowDown')
    await search.press('ArrowDown')
    await search.press('Enter')
    await spot(page, 'left_elbow_outer', main).waitFor()
    await search.press('ArrowDown')
    expect(await options.count()).toBe(0)
    await visit.end()
  })

  test('marking where it spreads to, no whole place is offered', async () => {
    const { visit, page, search, options } = await atSearch()
    await search.fill('elbow')
    await search.press('Enter')
    await marks(page, 'spread').click()
    await search.fill('knee')
    await said(page, 'found.').waitFor({ state: 'attached' })
    await said(page, placeMessages.found(await options.count())).waitFor({ state: 'attached' })
    expect(await page.getByText(placeMessages.enterChooses).count()).toBe(0)
    await search.fill('left kneecap')
    await search.press('Enter')
    await spot(page, 'left_kneecap', spread).waitFor()
    // Typed once more it leads on: it is not taken back.
    await search.fill('left kneecap')
    await search.press('Enter')
    await spot(page, 'left_kneecap', spread).waitFor()
    await visit.end()
  })

  test('a held Enter takes one step only, and Enter on what is chosen leads to Continue without going on', async () => {
    const { visit, page, search, next } = await atSearch()
    await search.press('Enter')
    expect(await isFocused(search)()).toBe(true)
    await search.fill('outer left elbow')
    await holdEnter(page)
    await spot(page, 'left_elbow_outer', main).waitFor()
    expect(await isFocused(next)()).toBe(false)
    await search.fill('outer left elbow')
    const line = `${nameOf('left_elbow_outer')}: ${placeMessages.isChosen} ${placeMessages.enterLeadsOn}`
    await page.getByText(line).first().waitFor()

    await page.getByRole('radio', { name: nameOf('left_elbow_outer'), exact: true }).focus()
    await holdEnter(page)
    await expect.poll(isFocused(next)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/pain-loaction-body')
    await page.keyboard.press('Enter')
    await arriveAt(page, personMessages.personHeading)
    await visit.end()
  })

  test('arrows go through all that was found and choose nothing; up from the first leads back', async () => {
    const { visit, page, search, options, active } = await atSearch()
    await search.fill('rib')
    await said(page, placeMessages.arrowLeads(true)).waitFor({ state: 'attached' })
    const all = await options.evaluateAll((found) => found.map(({ id }) => id))
    expect(all.length).toBeGreaterThan(8)
    for (const id of all) {
      await search.press('ArrowDown')
      await expect.poll(() => search.getAttribute('aria-activedescendant')).toBe(id)
      expect(await active.getAttribute('id')).toBe(id)
    }
    await search.press('ArrowDown')
    expect(await active.getAttribute('id')).toBe(all.at(-1))
    for (const id of all.toReversed().slice(1)) {
      await search.press('ArrowUp')
      await expect.poll(() => active.getAttribute('id')).toBe(id)
    }
    await search.press('ArrowUp')
    await expect.poll(() => active.count()).toBe(0)
    expect(await page.locator('input:checked').count()).toBe(0)
    await visit.end()
  })

  test('an arrow and Enter choose the first that was found, also where Enter alone would', async () => {
    const { visit, page, search, options, active } = await atSearch()
    await search.fill('outer left elbow')
    const all = await options.evaluateAll((found) => found.map(({ id }) => id))
    expect(all.length).toBeGreaterThan(1)
    await search.press('ArrowDown')
    await expect.poll(() => active.getAttribute('id')).toBe(all[0])
    await search.press('Enter')
    await spot(page, 'left_elbow_outer', main).waitFor()
    await visit.end()
  })

  test('Escape puts the list away and keeps the words; leaving the field does too', async () => {
    const { visit, page, search, options } = await atSearch()
    await search.fill('elbow')
    await options.first().waitFor()
    await search.press('Escape')
    await expect.poll(() => options.count()).toBe(0)
    expect(await search.inputValue()).toBe('elbow')
    await search.press('ArrowDown')
    await options.first().waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => options.count()).toBe(0)
    await visit.end()
  })

  test('of very many only the first are drawn, and one is told to type on', async () => {
    const { visit, page, search, options } = await atSearch()
    await search.fill('left')
    await page.getByText(placeMessages.typeOn, { exact: true }).waitFor()
    expect(await options.count()).toBe(30)
    await search.fill('xyz')
    await page.getByText(placeMessages.noneFound, { exact: true }).first().waitFor()
    expect(await search.getAttribute('aria-expanded')).toBe('false')
    await visit.end()
  })
})

test('a finger types and taps what was found: the keyboard goes, the body shows it', async () => {
  const visit = await atBody({}, { isMobile: true })
  const { page } = visit
  const search = searchField(page)
  await search.tap()
  await page.keyboard.type('outer left')
  await optionsIn(page, { name: nameOf('left_elbow_outer'), exact: true }).tap()
  await spot(page, 'left_elbow_outer', main).waitFor()
  expect(await isFocused(search)()).toBe(false)
  await visit.end()
})

test('the way to the list below the body leads to its heading', async () => {
  const visit = await atBody({}, { isMobile: true })
  await visit.page.getByRole('button', { name: placeMessages.toList, exact: true }).tap()
  const heading = visit.page.getByRole('heading', { name: placeMessages.list, exact: true })
  await expect.poll(isFocused(heading)).toBe(true)
  await visit.end()
})

describe('what screen readers are told of a search', () => {
  test('nothing while somebody types; after a pause the name first; a choice is said once', async () => {
    const visit = await atBody({}, DESK)
    const { page } = visit
    const name = nameOf('between_shoulder_blades')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const search = searchField(page)
    for (const letter of 'between my shoulder') {
      await search.press(letter === ' ' ? 'Space' : letter)
      await page.clock.runFor(300)
      expect(await said(page, /Enter|found/).count(), letter).toBe(0)
    }
    // Of many nothing is said to slow typists either.
    await search.fill('between')
    await page.clock.runFor(1000)
    expect(await said(page, /found/).count()).toBe(0)
    await page.clock.runFor(1000)
    await said(page, placeMessages.arrowLeads(true)).waitFor({ state: 'attached' })
    await search.fill('between my shoulder')
    // Seen at once, and what Enter does now.
    await page.getByText(`${name}: ${placeMessages.enterChooses}`).waitFor()
    await page.clock.runFor(1000)
    await said(page, name).waitFor({ state: 'attached' })
    expect(await said(page, name).innerText()).toMatch(`${name}: ${placeMessages.enterChooses}`)

    await search.press('Enter')
    // What is said of it follows the frame that shows it.
    await page.clock.runFor(100)
    await said(page, placeMessages.chosen).waitFor()
    await page.clock.runFor(1000)
    expect((await said(page, /\w/).allTextContents()).map((words) => words.trim())).toEqual([
      `${placeMessages.chosen} ${name}. ${placeMessages.enterLeadsOn}`,
    ])
    await visit.end()
  })

  test.each(['shoulder blades', 'left elbow', 'between', 'rib'])(
    'as many choices as stand in the list: "%s"',
    async (words) => {
      const visit = await atBody({}, DESK)
      const { page } = visit
      await searchField(page).fill(words)
      await said(page, 'found.').waitFor({ state: 'attached' })
      const [count] = /\d+/.exec(await said(page, 'found.').innerText()) ?? []
      expect(await optionsIn(page).count()).toBe(Number(count))
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

const searchField = (page: Page) => page.getByRole('combobox', { name: placeMessages.search, exact: true })

/** What stands in the list of what was found. */
const optionsIn = (page: Page, which?: Parameters<Page['getByRole']>[1]) =>
  page.getByRole('listbox', { name: placeMessages.foundLegend, exact: true }).getByRole('option', which)

const isFocused = (what: Locator) => () => what.evaluate((element) => element === document.activeElement)

/** What screen readers are told beside the focus. */
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })

/** As a keyboard sends it while the key is down: the first press and its repeats. */
async function holdEnter(page: Page): Promise<void> {
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}
