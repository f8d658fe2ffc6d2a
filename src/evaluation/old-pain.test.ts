import { describe, expect, test } from 'vitest'
import { projectContent } from '#knowledge/check/project-content'
import { outlivedHushed, unexplainedHushed } from './hushed-sign-reasons.ts'
import { hushedSigns, SMALL } from './old-pain.ts'
import { modelOf, readBundles } from './read-bundles.ts'

const content = projectContent()
const bundles = readBundles()

// `npm run safety` plays more ages, causes and ways in which a pain is old, and finds reasons that explain nothing any more.
describe('a grave sign beside an everyday pain', { timeout: 240_000 }, () => {
  test('sends somebody whose pain is old or explained too, or old-pain.yaml says why not', () => {
    const hushed = bundles.flatMap((bundle) => hushedSigns(bundle, modelOf(bundle), SMALL))
    expect(unexplainedHushed(content, hushed)).toEqual([])
  })
})

test('a sign that counts for a new pain alone is told in words', () => {
  const head = bundles.filter(({ location }) => location.key === 'head')
  const before = head.map((bundle) => ({
    ...bundle,
    redFlags: bundle.redFlags.filter(({ key }) => key !== 'head_unsteady_today'),
  }))
  const hushed = before.flatMap((bundle) => hushedSigns(bundle, modelOf(bundle), SMALL))
  expect(unexplainedHushed({ ...content, oldPain: [] }, hushed)).toContainEqual(
    expect.stringMatching(/^head: 'New trouble walking straight.* it is emergency by head_unsteady$/),
  )
})

test('a reason that explains nothing is told', () => {
  expect(outlivedHushed(content, []).length).toBeGreaterThan(0)
})
