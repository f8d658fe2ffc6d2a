import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { personMessages } from '#web/features/person/messages.ts'
import { placeMessages } from '#web/features/place/messages.ts'
import { arriveAt, headingOf } from './consult.ts'
import { clicks } from './input-methods/clicks.ts'
import { placeOf } from './knowledge.ts'
import type { Patient } from './patients.ts'

/** Chooses where it hurts, by name, and goes on to age and weight. */
export async function choosePlace(page: Page, { place }: Patient): Promise<void> {
  await arriveAtPlaces(page)
  const { name, includes } = await placeOf(place)
  await clicks(page).choose(placeMessages.listLegend, 'radio', `${name} ${includes}`)
  await clicks(page).press('button', placeMessages.next)
  await arriveAt(page, personMessages.personHeading)
}

/** Waits for the page of places; a page that was opened at its address takes no focus. */
export async function arriveAtPlaces(page: Page): Promise<void> {
  await expect.poll(() => headingOf(page)).toBe(placeMessages.heading)
}
