// @module-tag thorough
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { careMessages } from '#web/features/care/messages.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { matchMessages } from '#web/domain/words/match-words.ts'
import { arriveAt } from './consult.ts'
import { bundleOf } from './knowledge.ts'
import { heartAttack, slippedDisc } from './patients.ts'
import { answeredBy } from './user-answers.ts'
import { deviceWith, visiting } from './visit.ts'

const namesOn = (page: Page) => page.locator('main article h3').allInnerTexts()

test('tests and treatments are found by words and by kind', () =>
  visiting({}, async ({ page, go }) => {
    await go('/test-and-treatment')
    const all = (await namesOn(page)).length
    expect(all).toBeGreaterThan(20)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.getByLabel(careMessages.search).fill('mri')
    await expect.poll(async () => (await namesOn(page)).length).toBeLessThan(all)
    const scans = await namesOn(page)
    expect(scans.join()).toMatch(/MRI/)
    await page
      .getByRole('status')
      .filter({ hasText: careMessages.found({ count: scans.length, all }) })
      .waitFor()

    await page.getByLabel(careMessages.category).selectOption('blood-test')
    await page.getByLabel(careMessages.search).fill('')
    const kinds = async () => [...new Set(await page.locator('main article header p').allInnerTexts())]
    await expect.poll(kinds).toEqual([careMessages.categoryName['blood-test']])

    await page.getByLabel(careMessages.search).fill('zebra')
    await page.getByText(careMessages.noneFound).waitFor()
    await page.getByRole('button', { name: careMessages.showAll }).click()
    await expect.poll(async () => (await namesOn(page)).length).toBe(all)
    // The catalogue came with the first letter, the same for every search.
    expect(fetched).toEqual([expect.stringContaining('/assets/catalogue')])
  }))

test("those that follow from one's own result come first, and only the place is asked for", async () => {
  const stored = deviceWith(await answeredBy(slippedDisc))
  await visiting({ stored }, async ({ page, go, requests }) => {
    await go('/test-and-treatment')
    const own = page.getByRole('region', { name: careMessages.ownHeading })
    await own.waitFor()
    const { conditions, care } = await bundleOf(slippedDisc.place)
    const cause = conditions.find(({ key }) => key === slippedDisc.expect.cause)!
    const called = (key: string) => care.find((entry) => entry.key === key)!.name
    const names = await own.locator('h3').allInnerTexts()
    expect(names).toEqual(
      expect.arrayContaining([...cause.tests, ...cause.treatments].map((use) => called(use.care))),
    )
    expect(await own.locator('article').first().innerText()).toContain(cause.name)
    expect((await namesOn(page)).slice(0, names.length)).toEqual(names)
    const asked = requests.map((request) => new URL(request.url()).pathname)
    expect(asked.filter((path) => path.startsWith('/knowledge/'))).toEqual(['/knowledge/low_back.json'])
  })
})

test('what is said of a treatment for the own cause alone stands on its card, and weaker matches are folded away', async () => {
  const stored = deviceWith(await answeredBy(slippedDisc))
  await visiting({ stored }, async ({ page, go }) => {
    await go('/test-and-treatment')
    const own = page.getByRole('region', { name: careMessages.ownHeading })
    const { conditions, care } = await bundleOf(slippedDisc.place)
    const cause = conditions.find(({ key }) => key === slippedDisc.expect.cause)!
    const { care: key, note } = cause.treatments.find((use) => use.note)!
    const card = own.getByRole('article', { name: care.find((entry) => entry.key === key)!.name })
    await card.getByText(note!, { exact: true }).waitFor()
    expect(await card.innerText()).toContain(`${careMessages.ownFor} ${cause.name} (`)

    const { weak: weakMatch, poor } = matchMessages.match
    const weak = own.locator('li').filter({ hasText: new RegExp(`\\((${weakMatch}|${poor})\\)`, 'i') })
    // What is folded away is drawn a moment after what is seen.
    await expect.poll(() => weak.count()).toBeGreaterThan(0)
    expect(await weak.filter({ visible: true }).count()).toBe(0)
    await own.locator('summary').filter({ visible: true }).last().tap()
    expect(await weak.filter({ visible: true }).count()).toBeGreaterThan(0)
  })
})

test('for whom a medicine is not safe is seen without unfolding it, on its card and with each cause it is named at', async () => {
  const stored = deviceWith(await answeredBy(slippedDisc))
  const { care } = await bundleOf(slippedDisc.place)
  const { name, caution } = care.find(({ key }) => key === 'anti_inflammatory_medicine')!
  await visiting({ stored }, async ({ page, go }) => {
    await go('/test-and-treatment')
    await page.getByRole('article', { name, exact: true }).getByText(caution!).waitFor()
    await go(FLOW.causes)
    const best = page.getByRole('article').first()
    await best.locator('summary').last().tap()
    await best.getByRole('listitem').filter({ hasText: name }).getByText(caution!).waitFor()
  })
  await visiting({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/conditions/lumbar-disc-herniation')
    expect(await page.getByRole('listitem').filter({ hasText: name }).getByText(caution!).count()).toBe(1)
  })
})

test('with danger signs the way to what to do now comes first', async () => {
  const stored = deviceWith(await answeredBy(heartAttack))
  await visiting({ stored }, async ({ page, go }) => {
    await go('/test-and-treatment')
    expect(await page.getByRole('region', { name: careMessages.ownHeading }).count()).toBe(0)
    await page.getByRole('link', { name: careMessages.emergencyLink }).tap()
    await arriveAt(page, emergencyMessages.heading)
  })
})

test('with questions open it leads back to them', async () => {
  const stored = deviceWith(await answeredBy(slippedDisc, 4))
  await visiting({ stored }, async ({ page, go }) => {
    await go('/test-and-treatment')
    await page.getByRole('link', { name: careMessages.unfinishedLink }).waitFor()
    expect(await page.getByRole('region', { name: careMessages.ownHeading }).count()).toBe(0)
  })
})
