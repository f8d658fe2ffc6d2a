import { expect, test } from 'vitest'
import { fixtureBundles, fixtureLexicon, fixtureLocations } from '../testing/fixture-knowledge.ts'
import { compileResponses } from './compile-responses.ts'
import { createVideoResponses } from './video-responses.ts'

/** Twelve diseases, so that there are many lists of them. */
const KEYS = Array.from({ length: 12 }, (_, at) => `disease_${at}`)
function videosOfMany() {
  const bundles = Object.values(fixtureBundles).map((bundle) => {
    const [first] = bundle.conditions
    return {
      ...bundle,
      conditions: KEYS.map((key) => ({ ...first!, key, name: key, medicalName: key })),
    }
  })
  const { index, videos } = compileResponses(fixtureLocations, bundles, fixtureLexicon)
  return createVideoResponses(index.diseases, videos)
}

test('so many lists are made at once, and no more: one that is ready is given all the same', async () => {
  const videos = videosOfMany()
  const ready = await videos(['disease_0'])
  const asked = KEYS.slice(1).map(async (key) => videos([key]))
  expect(await videos(['disease_0'])).toBe(ready)
  const outcomes = await Promise.allSettled(asked)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(7)
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 })
  expect(await videos(['disease_11'])).toBeDefined()
})

test('the lists asked for last are kept, and older ones made anew', async () => {
  const videos = videosOfMany()
  const first = await videos(['disease_0'])
  for (const key of KEYS.slice(1, 8)) await videos([key])
  expect(await videos(['disease_0'])).toBe(first)
  await videos(['disease_8'])
  expect(await videos(['disease_0'])).not.toBe(first)
})
