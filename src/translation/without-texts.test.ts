import { expect, test } from 'vitest'
import { playVignettes } from '#evaluation/play-vignettes'
import { readBundles } from '#evaluation/read-bundles'
import { projectVignettes } from '#evaluation/vignette'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { translateBundle } from './knowledge-texts.ts'

/** What a bundle is in a language that has one word. */
function inOneWord(bundle: LocationBundle): LocationBundle {
  return translateBundle(bundle, () => ({ to: 'om' }))
}

/**
 * A language replaces texts and nothing else (knowledge-texts.test.ts), so levels and causes are the same in every
 * language as long as none of them hangs on a text.
 */
test('every vignette comes to the same level and causes without any of the texts', () => {
  const bundles = readBundles()
  const vignettes = projectVignettes()
  const silent = bundles.map(inOneWord)
  expect(silent[0]!.steps.map(({ question }) => question)).toEqual(silent[0]!.steps.map(() => 'om'))
  expect(playVignettes(silent, vignettes)).toEqual(playVignettes(bundles, vignettes))
  // All vignettes twice: on a busy machine longer than most tests may take.
}, 300_000)
