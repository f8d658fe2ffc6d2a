import type { Locator, Page } from 'playwright-core'
import { bodyMapMessages } from '#web/features/body-map/messages.ts'
import { zoneName, zoneOf } from '#web/domain/body/zones.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { deviceWith, visitSite, type Visit, type VisitOptions } from './visit.ts'

export const DESK = { viewport: { width: 1280, height: 800 }, hasTouch: false }

/** Where one points at the body, with these answers on the device. */
export async function atBody(
  stored: Record<string, unknown> = { sex: 'female' },
  options: VisitOptions = {},
): Promise<Visit> {
  const visit = await visitSite({ stored: deviceWith(stored), ...options })
  await visit.go('/pain-loaction-body')
  await visit.page.locator('[data-zone]').first().waitFor()
  return visit
}

export const nameOf = (zone: string) => zoneName(zoneOf(zone)!)
export const spot = (page: Page, zone: string, state?: string) =>
  page.getByRole('button', { name: state ? `${nameOf(zone)}, ${state}` : nameOf(zone), exact: true })
export const sideButton = (page: Page, side: keyof typeof bodyMapMessages.side) =>
  page.getByRole('button', { name: `${bodyMapMessages.side[side]} ${bodyMapMessages.ofView}`, exact: true })
export const marks = (page: Page, what: 'main' | 'spread' | 'also') =>
  page.getByRole('button', { name: placeMessages.markingName[what], exact: true })

export const searchField = (page: Page) =>
  page.getByRole('combobox', { name: placeMessages.search, exact: true })

/** What stands in the list of what was found. */
export const optionsIn = (page: Page, which?: Parameters<Page['getByRole']>[1]) =>
  page.getByRole('listbox', { name: placeMessages.foundLegend, exact: true }).getByRole('option', which)

export const isFocused = (what: Locator) => () =>
  what.evaluate((element) => element === document.activeElement)

/** What screen readers are told beside the focus. */
export const said = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words })
