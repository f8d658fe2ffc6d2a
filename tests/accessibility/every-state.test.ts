import { expect, test } from 'vitest'
import { deviceWith, visitSite } from '../end-to-end/visit.ts'
import { faultsOf } from './faults.ts'
import { pageStates } from './states.ts'

test.concurrent.each(await pageStates())('$called', async ({ path, device, act, troubled }) => {
  const visit = await visitSite({ stored: deviceWith(await device()), reducedMotion: 'reduce' })
  await visit.go(path)
  await act?.(visit.page)
  expect(await faultsOf(visit.page)).toEqual([])
  if (troubled) visit.troubles.length = 0
  await visit.end()
})
