// @module-tag thorough
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bodyMapMessages } from '#web/features/body-map/messages.ts'
import { ZONES } from '#web/domain/body/zones.ts'
import { atBody, sideButton, spot } from './body-page.ts'
import { settled } from './visit.ts'

test('two fingers zoom in on what is between them, and out again', async () => {
  const visit = await atBody({ sex: 'female' })
  const { page } = visit
  const session = await page.context().newCDPSession(page)
  const middleOf = (zone: string) =>
    page.locator(`[data-zone="${zone}"]`).evaluate((drawn) => {
      drawn.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = drawn.getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    })
  await pinch(session, ...(await middleOf('left_ankle_front')), 20, 60)
  await page
    .getByRole('group', { name: bodyMapMessages.picture({ part: 'Left foot', side: 'top' }) })
    .waitFor()
  // The close-up is lower than the whole body, and still in sight.
  const picture = await page.locator('svg:has([data-zone])').boundingBox()
  expect(picture!.y).toBeGreaterThanOrEqual(0)
  expect(picture!.y + picture!.height).toBeLessThanOrEqual(740)
  await pinch(session, ...(await middleOf('left_ankle_front')), 60, 20)
  const whole = page.getByRole('group', {
    name: bodyMapMessages.picture({ part: 'Whole body', side: 'front' }),
  })
  await whole.waitFor()
  await visit.end()
})

test('on a phone every spot is at least 24 px, or is in a close-up; the body fills the width', async () => {
  for (const sex of ['female', 'male']) {
    const visit = await atBody({ sex })
    const { page } = visit
    const picture = await page.locator('svg:has([data-zone])').boundingBox()
    expect(picture!.width).toBeGreaterThan(360 * 0.9)
    const largest = new Map<string, number>()
    const parts = await page
      .locator('select option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    for (const part of parts) {
      await page.locator('select').selectOption(part)
      const sides = page.getByRole('group', { name: bodyMapMessages.sides, exact: true }).getByRole('button')
      for (let side = 0; side < (await sides.count()); side += 1) {
        await sides.nth(side).tap()
        await page.locator('[data-zone]').first().waitFor()
        for (const [zone, size] of await sizesOf(page))
          largest.set(zone, Math.max(size, largest.get(zone) ?? 0))
      }
    }
    // All fingers or small toes as one zone are for the whole body: their close-up has each one.
    const small = [...largest].filter(([zone, size]) => size < 24 && !/_(fingers|toes)$/.test(zone))
    expect(small).toEqual([])
    expect([...largest.keys()].toSorted()).toEqual(ZONES.map(({ zone }) => zone).toSorted())
    await visit.end()
  }
})

test('large text, forced colours and reduced motion leave everything in reach', async () => {
  const visit = await atBody({ sex: 'female' }, { forcedColors: 'active', reducedMotion: 'reduce' })
  const { page } = visit
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await settled(page)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await spot(page, 'navel').tap()
  await spot(page, 'navel', bodyMapMessages.state.main).waitFor()
  expect(await overflow()).toBe(0)
  await page.locator('form button[type=submit]').tap({ trial: true })
  await visit.end()
})

/** The shorter side of the box each zone takes up, in pixels. */
function sizesOf(page: Page): Promise<[zone: string, size: number][]> {
  return page.locator('[data-zone]').evaluateAll((zones) =>
    zones.map((zone) => {
      const { width, height } = zone.getBoundingClientRect()
      return [zone.getAttribute('data-zone')!, Math.min(width, height)] as [string, number]
    }),
  )
}

/** Two fingers side by side, moving from one distance from the middle to another. */
async function pinch(session: CDPSession, x: number, y: number, from: number, to: number): Promise<void> {
  const fingers = (distance: number) => [
    { x: x - distance, y, id: 0 },
    { x: x + distance, y, id: 1 },
  ]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = fingers(from + (to - from) * share)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a finger that comes down just beside the body marks the nearest spot', async () => {
  const visit = await atBody()
  const { page } = visit
  const elbow = page.locator('[data-zone="left_elbow_outer"]')
  await elbow.evaluate((drawn) => drawn.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = (await elbow.boundingBox())!
  await page.touchscreen.tap(x + width + 6, y + height / 2)
  await expect.poll(() => spot(page, 'left_elbow_outer', bodyMapMessages.state.main).count()).toBe(1)
  await visit.end()
})

test('a finger that could have meant two spots is shown the way to see them larger; one in the middle of a spot is not', async () => {
  const visit = await atBody()
  const { page } = visit
  const larger = page.getByText(bodyMapMessages.seeLarger, { exact: true })
  const crook = page.locator('[data-zone="left_elbow_front"]')
  await crook.evaluate((drawn) => drawn.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = (await crook.boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await spot(page, 'left_elbow_front', bodyMapMessages.state.main).waitFor()
  await larger.tap()
  await page
    .getByRole('group', { name: bodyMapMessages.picture({ part: 'Left elbow', side: 'front' }) })
    .waitFor()
  await spot(page, 'left_elbow_outer').tap()
  await spot(page, 'left_elbow_outer', bodyMapMessages.state.main).waitFor()
  expect(await larger.count()).toBe(0)

  await page.getByRole('button', { name: bodyMapMessages.zoomOut, exact: true }).tap()
  await spot(page, 'right_chest_upper').tap()
  await spot(page, 'right_chest_upper', bodyMapMessages.state.main).waitFor()
  expect(await larger.count()).toBe(0)
  await visit.end()
})

test('on a phone the way to the other side stays in sight along the whole body and covers no spot that is gone to', async () => {
  const visit = await atBody()
  const { page } = visit
  for (const zone of ['left_shin', 'left_kneecap', 'navel', 'nose']) {
    const drawn = page.locator(`[data-zone="${zone}"]`)
    await drawn.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const side = (await sideButton(page, 'back').boundingBox())!
    expect(side.y, zone).toBeGreaterThanOrEqual(0)
    expect(side.y + side.height, zone).toBeLessThan(740)
    expect((await drawn.boundingBox())!.y, zone).toBeGreaterThanOrEqual(side.y + side.height)
  }
  await visit.end()
})
