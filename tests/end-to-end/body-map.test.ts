import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodyMapMessages } from '#web/body-map/messages.ts'
import { zoneName, zoneOf, ZONES } from '#web/body-map/zones.ts'
import { personMessages } from '#web/about-person/messages.ts'
import { isCovered, locationOf } from '#web/flow/locations.ts'
import { placeMessages } from '#web/place/messages.ts'
import { painMessages } from '#web/place/pain-messages.ts'
import { launchChromium } from '../chromium.ts'
import { arriveAt } from './consult.ts'
import { screenReader } from './hands/screen-reader.ts'
import { touch } from './hands/touch.ts'
import { placeOf } from './knowledge.ts'
import { tornMeniscus } from './patients.ts'
import { answeredBy } from './user-answers.ts'
import { deviceWith, settled, storedAnswers, visitSite, type Visit } from './visit.ts'

const DESK = { viewport: { width: 1280, height: 800 }, hasTouch: false }
/** A spot of a place about which there is no knowledge yet; none when all are covered. */
const notCovered = ZONES.find(({ location }) => !isCovered(location))
const { main, spread } = bodyMapMessages.state

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

async function atBody(stored: Record<string, unknown> = { sex: 'female' }, options = {}): Promise<Visit> {
  const visit = await visitSite(browser, { stored: deviceWith(stored), ...options })
  await visit.go('/pain-loaction-body')
  await visit.page.locator('[data-zone]').first().waitFor()
  return visit
}

const nameOf = (zone: string) => zoneName(zoneOf(zone)!)
const spot = (page: Page, zone: string, state?: string) =>
  page.getByRole('button', { name: state ? `${nameOf(zone)}, ${state}` : nameOf(zone), exact: true })
const marks = (page: Page, what: 'main' | 'spread') =>
  page.getByRole('button', { name: placeMessages.markingName[what], exact: true })

describe('someone who never saw the site finds the spot', () => {
  test.each([
    ['outer side of my left elbow', 'left_elbow_outer', 'front'],
    ['between my shoulder blades', 'between_shoulder_blades', 'back'],
  ] as const)('%s: by touch', async (_, zone, side) => {
    const visit = await atBody()
    const { page } = visit
    await page.getByRole('button', { name: bodyMapMessages.side[side], exact: true }).tap()
    await spot(page, zone).tap()
    await spot(page, zone, main).waitFor()
    expect(await page.locator('form output').last().innerText()).toContain(nameOf(zone))
    await visit.end()
  })

  test.each([
    ['outer side of my left elbow', 'left_elbow_outer'],
    ['between my shoulder blades', 'between_shoulder_blades'],
  ])('%s: by typing it and accessible names alone', async (words, zone) => {
    const visit = await atBody()
    const hands = await screenReader(visit.page)
    await visit.page.getByRole('searchbox', { name: placeMessages.search, exact: true }).focus()
    await visit.page.keyboard.insertText(words)
    await hands.choose(placeMessages.listLegend, 'radio', nameOf(zone))
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
    await page.getByRole('group', { name: bodyMapMessages.picture('Left elbow', 'Front') }).waitFor()
    await expect.poll(() => focusedZone(page)).toBe('left_elbow_outer')
    await page.keyboard.press('-')
    await page.getByRole('group', { name: bodyMapMessages.picture('Whole body', 'Front') }).waitFor()
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
  await hands.choose(placeMessages.strength, 'radio', '7')
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
    const visit = await visitSite(browser, { stored: deviceWith(stored), ...DESK })
    await visit.go('/pain-loaction-body')
    await visit.page.locator('[data-zone]').first().waitFor()
    await visit.page.waitForLoadState('networkidle')
    await doing(visit.page)
    await visit.page.waitForLoadState('networkidle')
    const paths = visit.requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
    await visit.end()
    return paths.toSorted()
  }
  const nothing = await asked({ sex: 'female' }, async () => {})
  const much = await asked({ sex: 'male' }, async (page) => {
    await page.getByRole('combobox').selectOption('left-hand')
    await spot(page, 'left_index_finger').click()
    await marks(page, 'spread').click()
    await page.getByRole('button', { name: bodyMapMessages.side.back, exact: true }).click()
    await spot(page, 'left_knuckles').click()
    await page.getByRole('button', { name: bodyMapMessages.zoomOut, exact: true }).click()
  })
  expect(much).toEqual(nothing)
})

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
  await page.getByRole('group', { name: bodyMapMessages.picture('Left foot', 'Top') }).waitFor()
  // The close-up is lower than the whole body, and still in sight.
  const picture = await page.locator('svg:has([data-zone])').boundingBox()
  expect(picture!.y).toBeGreaterThanOrEqual(0)
  expect(picture!.y + picture!.height).toBeLessThanOrEqual(740)
  await pinch(session, ...(await middleOf('left_ankle_front')), 60, 20)
  const whole = page.getByRole('group', { name: bodyMapMessages.picture('Whole body', 'Front') })
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
      .getByRole('combobox')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    for (const part of parts) {
      await page.getByRole('combobox').selectOption(part)
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
  await spot(page, 'navel', main).waitFor()
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

function focusedZone(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-zone') ?? null)
}

/** Presses arrow keys along the shortest way the outlines offer, and expects to arrive. */
async function walkTo(page: Page, zone: string): Promise<void> {
  const from = await focusedZone(page)
  const keys = await page.evaluate(
    async ({ from, to }) => {
      const outline = (await (await fetch('/body/male-front.json')).json()) as {
        zones: { zone: string; next: Record<string, string> }[]
      }
      const next = new Map(outline.zones.map((each) => [each.zone, each.next]))
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
