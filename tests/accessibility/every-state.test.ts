// @module-tag thorough
import { expect, test } from 'vitest'
import { deviceWith, visitAgain, visitSite } from '../end-to-end/visit.ts'
import { faultsOf } from './faults.ts'
import { pageStates, type PageState } from './states.ts'

const states = await pageStates()

test.concurrent.each(states.filter(({ isLong }) => !isLong))('$called', hasNoFaults)
test.each(states.filter(({ isLong }) => isLong))('$called', hasNoFaults)

async function hasNoFaults({ path, device, act, troubled }: PageState) {
  const visitFor = troubled ? visitSite : visitAgain
  const visit = await visitFor({ stored: deviceWith(await device()), reducedMotion: 'reduce' })
  await visit.go(path)
  await act?.(visit.page)
  expect(await faultsOf(visit.page)).toEqual([])
  if (troubled) visit.troubles.length = 0
  await visit.end()
}
