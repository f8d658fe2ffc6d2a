import { describe, expect, test } from 'vitest'
import { createListener, partsOf } from '#listening'
import { findingsAt, measure, readSayings } from './own-words.ts'
import { readBundles } from './read-bundles.ts'
import { readLexicon } from './read-lexicon.ts'

const places = new Map(
  readBundles().map((bundle) => [
    bundle.location.key,
    { here: findingsAt(bundle), parts: partsOf(bundle.location.name) },
  ]),
)
const listener = createListener(readLexicon())

describe.each(['open', 'held-back'])('%s sentences', (name) => {
  const sayings = readSayings(`tests/own-words/${name}.yaml`)

  test('mean findings that their place asks about', () => {
    const unasked = sayings.flatMap(({ at, say, means }) =>
      means
        .map((meaning) => meaning.replace('not ', ''))
        .filter((finding) => !places.get(at)?.here.some(({ key }) => key === finding))
        .map((finding) => `${at}: ${finding}, for "${say}"`),
    )
    expect(unasked).toEqual([])
  })
})

test('what is shown is right, and what was said is found', () => {
  const { precision, recall } = measure(
    readSayings('tests/own-words/open.yaml'),
    ({ at, say, about }) =>
      listener.understand(say, places.get(at)!.here, { about, parts: places.get(at)!.parts }).mentions,
  )
  expect(precision).toBeGreaterThan(0.95)
  expect(recall).toBeGreaterThan(0.8)
})
