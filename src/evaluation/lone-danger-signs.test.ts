import { expect, test } from 'vitest'
import { dangerSignsOf, waitingSigns } from './lone-danger-signs.ts'
import { isExplained, LONE_SIGN_REASONS } from './lone-sign-reasons.ts'
import { readBundles } from './read-bundles.ts'

const bundles = readBundles()
const waiting = bundles.flatMap((bundle) => waitingSigns(bundle, dangerSignsOf(bundles)))

test('one danger sign of the screen, even alone, is for today at least, or it has its reason', () => {
  const unexplained = waiting.filter((sign) => !LONE_SIGN_REASONS.some((reason) => isExplained(reason, sign)))
  expect(unexplained.map(({ place, step, finding }) => `${place}: ${step} ${finding}`)).toEqual([])
})

test('no reason outlives what it explains', () => {
  const outlived = LONE_SIGN_REASONS.flatMap((reason) => [
    ...reason.findings.filter(
      (finding) => !waiting.some((each) => isExplained({ ...reason, findings: [finding] }, each)),
    ),
    ...(reason.at ?? []).filter(
      (place) => !waiting.some((each) => isExplained({ ...reason, at: [place] }, each)),
    ),
  ])
  expect(outlived).toEqual([])
})

test('a sign that no rule raises any more is found', () => {
  const chest = bundles.find(({ location }) => location.key === 'chest')!
  const unguarded = {
    ...chest,
    redFlags: chest.redFlags.filter(
      ({ when }) => !when.any?.includes('fainted') && !when.all?.includes('fainted'),
    ),
  }
  const found = waitingSigns(unguarded, dangerSignsOf(bundles)).map(({ finding }) => finding)
  expect(found).toContain('fainted')
  expect(waiting).not.toContainEqual(expect.objectContaining({ place: 'chest', finding: 'fainted' }))
})
