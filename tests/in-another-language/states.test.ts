// @module-tag thorough
import { expect, test } from 'vitest'
import { faultsOf } from '../accessibility/faults.ts'
import { pageStates } from '../accessibility/states.ts'
import { deviceWith, visitAgain, visitSite } from '../end-to-end/visit.ts'
import { notInLanguage } from './not-in-language.ts'

/** Those where longer words and taller letters have least room; what else is wrong with a page, English shows as well. */
const NARROW: ReadonlySet<string> = new Set([
  'the home page',
  'a new consultation asking first',
  'a place found by typing',
  'a weight that is no number',
  'no answer chosen',
  'an emergency with questions left',
  'the page for a doctor',
  'earlier results side by side',
])

const states = await pageStates()

test('every page to be looked at more closely is among the states', () => {
  expect(states.filter(({ called }) => NARROW.has(called))).toHaveLength(NARROW.size)
})

test.concurrent.each(states)('$called', async ({ called, path, device, act, troubled }) => {
  const visitFor = troubled ? visitSite : visitAgain
  const visit = await visitFor({ stored: deviceWith(await device()), reducedMotion: 'reduce' })
  await visit.go(path)
  await act?.(visit.page)
  expect(await notInLanguage(visit.page)).toEqual([])
  if (NARROW.has(called)) expect(await faultsOf(visit.page)).toEqual([])
  if (troubled) visit.troubles.length = 0
  await visit.end()
})
