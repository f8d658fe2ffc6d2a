import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeEach } from 'vitest'
import { sectionId } from '#web/features/showcase/component-section.tsx'
import type { ComponentFixtures } from '#web/ui/fixtures.ts'
import { visitSite, type Visit, type VisitOptions } from '../end-to-end/visit.ts'

/** The page that shows every component in every state. */
export const COMPONENTS_PATH = '/components'

export async function atComponents(options: VisitOptions = {}): Promise<Visit> {
  const visit = await visitSite(options)
  await visit.go(COMPONENTS_PATH)
  return visit
}

/** One such page for all tests of a file that leave it as it is. */
export function openComponents(): () => Page {
  let visit: Visit | undefined
  beforeEach(async () => {
    // Closed: the browser crashed in the test before.
    if (!visit || visit.page.isClosed()) visit = await atComponents()
  })
  afterAll(() => visit?.end())
  return () => visit!.page
}

/** What is shown of a component in one state. */
export function shownAs(page: Page, { component }: ComponentFixtures, state: string): Locator {
  return page
    .locator(`section[aria-labelledby="${sectionId(component)}"] figure`)
    .filter({ has: page.locator('figcaption').getByText(state, { exact: true }) })
    .locator('> div')
}

/** Roles, names and states of what is shown, by the state's name: what a screen reader is told. */
export async function readOut(page: Page, fixtures: ComponentFixtures): Promise<Record<string, string>> {
  const heard: Record<string, string> = {}
  for (const { state } of fixtures.states) heard[state] = await shownAs(page, fixtures, state).ariaSnapshot()
  return heard
}

/** The words that a control names as its description. */
export function descriptionOf(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
}

export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement)
}

/** Whether a control looks otherwise while it is pressed: by colour, border, line or shadow. */
export async function showsPress(page: Page, control: Locator): Promise<boolean> {
  const look = () =>
    control.evaluate((element) => {
      const { color, backgroundColor, borderColor, boxShadow, textDecoration } = getComputedStyle(element)
      return [color, backgroundColor, borderColor, boxShadow, textDecoration].join(' ')
    })
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  const before = await look()
  await page.mouse.down()
  const pressed = await look()
  // Let go elsewhere: nothing is done.
  await page.mouse.move(0, 0)
  await page.mouse.up()
  return pressed !== before
}
