import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bodyMapMessages } from '#web/features/body-map/messages.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { atBody, DESK, nameOf, sideButton, spot } from './body-page.ts'

const { main } = bodyMapMessages.state

describe('someone who never saw the site finds the spot', () => {
  test.each([
    ['outer side of my left elbow', 'left_elbow_outer', 'front'],
    ['between my shoulder blades', 'between_shoulder_blades', 'back'],
  ] as const)('%s: by touch', async (_, zone, side) => {
    const visit = await atBody()
    const { page } = visit
    await sideButton(page, side).tap()
    await spot(page, zone).tap()
    await spot(page, zone, main).waitFor()
    // The bar follows once the body's answer is painted.
    await expect.poll(() => page.locator('form output').last().innerText()).toContain(nameOf(zone))
    await visit.end()
  })

  test.each([
    ['outer side of my left elbow', 'left_elbow_outer'],
    ['between my shoulder blades', 'between_shoulder_blades'],
  ])('%s: by typing it and accessible names alone', async (words, zone) => {
    const visit = await atBody()
    await visit.page.getByRole('combobox', { name: placeMessages.search, exact: true }).focus()
    await visit.page.keyboard.insertText(words)
    await visit.page
      .getByRole('status')
      .filter({ hasText: nameOf(zone) })
      .waitFor({ state: 'attached' })
    await visit.page.keyboard.press('Enter')
    await expect.poll(() => spot(visit.page, zone, main).count()).toBe(1)
    await visit.end()
  })

  test('by keyboard: arrow keys lead to it, Enter chooses, plus and minus zoom', async () => {
    const visit = await atBody({ sex: 'male' }, DESK)
    const { page } = visit
    await page.locator('[data-zone][tabindex="0"]').focus()
    await walkTo(page, 'left_elbow_outer')
    await page.keyboard.press('Enter')
    expect(await spot(page, 'left_elbow_outer', main).getAttribute('aria-pressed')).toBe('true')

    await page.keyboard.press('+')
    await page
      .getByRole('group', { name: bodyMapMessages.picture({ part: 'Left elbow', side: 'front' }) })
      .waitFor()
    await expect.poll(() => focusedZone(page)).toBe('left_elbow_outer')
    await page.keyboard.press('-')
    await page
      .getByRole('group', { name: bodyMapMessages.picture({ part: 'Whole body', side: 'front' }) })
      .waitFor()
    await expect.poll(() => focusedZone(page)).toBe('left_elbow_outer')
    await visit.end()
  })
})

test('the picture is one tab stop, and every spot of it is reached by arrow keys', async () => {
  const visit = await atBody({ sex: 'male' }, DESK)
  const { page } = visit
  expect(await page.locator('[data-zone][tabindex="0"]').count()).toBe(1)
  const shown = await page
    .locator('[data-zone]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-zone')!))
  await page.locator('[data-zone][tabindex="0"]').focus()
  for (const zone of shown.filter((_, at) => at % 12 === 0)) await walkTo(page, zone)
  await visit.end()
})

function focusedZone(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-zone') ?? null)
}

/** Presses arrow keys along the shortest way the outlines offer, and expects to arrive. */
async function walkTo(page: Page, zone: string): Promise<void> {
  const from = await focusedZone(page)
  const keys = await page.evaluate(
    async ({ from, to }) => {
      const outlines = (await (await fetch('/body/whole-bodies.json')).json()) as {
        'male-front': { zones: { zone: string; next: Record<string, string> }[] }
      }
      const next = new Map(outlines['male-front'].zones.map((each) => [each.zone, each.next]))
      const ways = new Map<string, string[]>([[from!, []]])
      for (const [at, way] of ways) {
        for (const [direction, neighbour] of Object.entries(next.get(at) ?? {})) {
          if (!ways.has(neighbour)) ways.set(neighbour, [...way, direction])
        }
      }
      return ways.get(to) ?? null
    },
    { from, to: zone },
  )
  if (keys === null) throw new Error(`no way from ${from} to ${zone}`)
  for (const key of keys) await page.keyboard.press(`Arrow${key.charAt(0).toUpperCase()}${key.slice(1)}`)
  expect(await focusedZone(page)).toBe(zone)
}
