// @module-tag thorough
import { describe, expect, test } from 'vitest'
import { placeMessages } from '#web/features/place/messages.ts'
import { atBody, DESK, nameOf, optionsIn, searchField, said } from './body-page.ts'

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
    await said(page, placeMessages.arrowOrMore).waitFor({ state: 'attached' })
    await search.fill('between my shoulder')
    // Seen at once, and what Enter does now.
    await page.getByText(`${name}: ${placeMessages.enterChooses}`).waitFor()
    // The pause begins once the page has come to it, which is later on a busy machine.
    const pauses = async () => {
      await page.clock.runFor(1000)
      return said(page, name).count()
    }
    await expect.poll(pauses).toBe(1)
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
