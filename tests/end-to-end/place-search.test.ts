// @module-tag thorough
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bodyMapMessages } from '#web/features/body-map/messages.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { atBody, DESK, isFocused, marks, nameOf, optionsIn, searchField, spot, said } from './body-page.ts'
import { arriveAt } from './consult.ts'

const { main, spread } = bodyMapMessages.state

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
    await said(page, placeMessages.found({ count: 5 })).waitFor({ state: 'attached' })
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
    await said(page, placeMessages.found({ count: await options.count() })).waitFor({ state: 'attached' })
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
    await said(page, placeMessages.arrowOrMore).waitFor({ state: 'attached' })
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
  // The line that says what Enter would choose stands nearest to the field, and there is no Enter key to be seen.
  await search.tap()
  await page.keyboard.type('inner right knee')
  await page.getByText(placeMessages.enterChooses).locator('visible=true').first().tap()
  await spot(page, 'right_knee_inner', main).waitFor()
  expect(await isFocused(search)()).toBe(false)
  await visit.end()
})

/** As a keyboard sends it while the key is down: the first press and its repeats. */
async function holdEnter(page: Page): Promise<void> {
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}
