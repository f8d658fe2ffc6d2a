// @module-tag thorough
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLOSE_UPS } from '#web/features/body-map/body-parts.ts'
import { bodyMapMessages } from '#web/features/body-map/messages.ts'
import { zoneName, ZONES } from '#web/domain/body/zones.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { locationOf } from '#web/domain/knowledge/locations.ts'
import { isCovered } from '#web/domain/knowledge/place-names.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { strengthMessages } from '#web/features/place/strength-field.tsx'
import {
  atBody,
  DESK,
  isFocused,
  marks,
  nameOf,
  optionsIn,
  searchField,
  sideButton,
  spot,
} from './body-page.ts'
import { arriveAt } from './consult.ts'
import { touch } from './input-methods/touch.ts'
import { placeOf } from './knowledge.ts'
import { tornMeniscus } from './patients.ts'
import { answeredBy } from './user-answers.ts'
import { nothingMoreComes, storedAnswers } from './visit.ts'

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
  const input = touch(page)
  const before = await storedAnswers(page)
  await spot(page, 'left_knee_inner', bodyMapMessages.state.place).tap()
  await marks(page, 'spread').tap()
  await spot(page, 'left_shin').tap()
  await input.choose(strengthMessages.question, 'radio', '7')
  await input.press('button', placeMessages.next)
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
  await input.choose(placeMessages.listLegend, 'radio', `${chest.name} ${chest.includes}`)
  await input.press('button', placeMessages.next)
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
    await expect
      .poll(() => page.getByRole('dialog', { name: placeMessages.cannotYet({ name }) }).count())
      .toBe(1)
    await visit.end()
  },
)

test('what is requested is the same whatever is looked at and chosen', async () => {
  const asked = async (stored: Record<string, unknown>, doing: (page: Page) => Promise<void>) => {
    const visit = await atBody(stored, { ...DESK, hasOwnClock: true })
    await doing(visit.page)
    await nothingMoreComes(visit)
    // Both bodies whole, from front and back, and every close-up of them; and the pages fetched ahead, with all they import.
    const pictures = visit.requests.filter((request) => /\/body\/.*\.avif$/.test(request.url()))
    expect(pictures).toHaveLength(2 * (2 + CLOSE_UPS.length))
    const paths = visit.requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
    await visit.end()
    return paths.toSorted()
  }
  const doNothing = (page: Page) => page.mouse.move(5, 5)
  const doMuch = async (page: Page) => {
    await page.locator('select').selectOption('left-hand')
    await spot(page, 'left_index_finger').click()
    await marks(page, 'spread').click()
    await sideButton(page, 'back').click()
    await spot(page, 'left_knuckles').click()
    await page.getByRole('button', { name: bodyMapMessages.zoomOut, exact: true }).click()
  }
  const [nothing, much] = await Promise.all([
    asked({ sex: 'female' }, doNothing),
    asked({ sex: 'male' }, doMuch),
  ])
  expect(much).toEqual(nothing)
})

test('who chooses and goes on at once waits for no close-up', async () => {
  const visit = await atBody({ sex: 'female' }, { hasOwnClock: true })
  const { page } = visit
  await page.getByRole('radio', { name: locationOf('low_back')!.name }).tap()
  await page.getByRole('button', { name: placeMessages.next, exact: true }).tap()
  await arriveAt(page, personMessages.personHeading)
  await nothingMoreComes(visit)
  const asked = visit.requests.map((request) => new URL(request.url()).pathname)
  expect(
    asked.filter((path) => path.startsWith('/body/') && !/\/(female|male)-(front|back)\./.test(path)),
  ).toEqual(['/body/whole-bodies.json'])
  await visit.end()
})

test('the way to the list below the body leads to its heading', async () => {
  const visit = await atBody({}, { isMobile: true })
  await visit.page.getByRole('button', { name: placeMessages.toList, exact: true }).tap()
  const heading = visit.page.getByRole('heading', { name: placeMessages.list, exact: true })
  await expect.poll(isFocused(heading)).toBe(true)
  await visit.end()
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
