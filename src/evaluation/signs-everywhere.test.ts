import { describe, expect, test } from 'vitest'
import { projectContent } from '#knowledge/check/project-content'
import { outlived, unexplained } from './lost-sign-reasons.ts'
import { readBundles } from './read-bundles.ts'
import { lostSigns } from './signs-everywhere.ts'

const content = projectContent()
const bundles = readBundles()

// Some 3,000 people are played.
describe('the signs of a dangerous cause', { timeout: 120_000 }, () => {
  const lost = lostSigns(content, bundles)

  test('send somebody as fast at each of its places, or gaps.yaml says why not', () => {
    expect(unexplained(content, lost)).toEqual([])
  })

  test('and no reason outlives what it explains', () => {
    expect(outlived(content, lost)).toEqual([])
  })
})

test('a sign that one place knows and another does not is told in words', () => {
  const near = bundles
    .filter(({ location }) => ['face_sinus', 'jaw_tooth'].includes(location.key))
    .map((bundle) =>
      bundle.location.key === 'jaw_tooth'
        ? { ...bundle, redFlags: bundle.redFlags.filter(({ level }) => level === 'routine') }
        : bundle,
    )
  const silent = { ...content, gaps: content.gaps.filter(({ value }) => !('gap' in value)) }
  expect(unexplained(silent, lostSigns(content, near))).toContainEqual(
    expect.stringMatching(
      /^Broken jaw at jaw_tooth: .* ends at routine; elsewhere it is emergency by face_hard_accident/,
    ),
  )
})
