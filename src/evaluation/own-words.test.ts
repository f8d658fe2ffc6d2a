import { describe, expect, test } from 'vitest'
import { createListener, partsOf } from '#listening'
import { findingsAt, measure, readSayings } from './own-words.ts'
import { readBundles } from './read-bundles.ts'
import { readLexicon } from './read-lexicon.ts'

const places = new Map(
  readBundles().map((bundle) => [
    bundle.location.key,
    {
      here: { me: findingsAt(bundle, 'me'), child: findingsAt(bundle, 'child') },
      parts: partsOf(bundle.location.name),
    },
  ]),
)
const listener = createListener(readLexicon())

describe.each(['open', 'held-back'])('%s sentences', (name) => {
  const sayings = readSayings(`tests/own-words/${name}.yaml`)

  test('mean findings that their place asks about', () => {
    const unasked = sayings.flatMap(({ at, say, means }) =>
      means
        .map((meaning) => meaning.replace('not ', ''))
        .filter((finding) => !places.get(at)?.here.child.some(({ key }) => key === finding))
        .map((finding) => `${at}: ${finding}, for "${say}"`),
    )
    expect(unasked).toEqual([])
  })
})

/**
 * Of what is shown 95 % is to be right, of what was said 80 % is to be found. On sentences nobody had seen only 90 % is right so far
 * (docs/decisions/026-own-words.md): the lower bar there keeps it from falling.
 */
test.each([
  { name: 'open', right: 0.95, found: 0.8 },
  { name: 'held-back', right: 0.9, found: 0.8 },
])('of the $name sentences $right of what is shown is right, $found of what was said is found', (bar) => {
  const { precision, recall } = measure(
    readSayings(`tests/own-words/${bar.name}.yaml`),
    ({ at, say, about }) =>
      listener.understand(say, places.get(at)!.here[about], { about, parts: places.get(at)!.parts }).mentions,
  )
  expect(precision).toBeGreaterThanOrEqual(bar.right)
  expect(recall).toBeGreaterThanOrEqual(bar.found)
})

test.each([
  ['I wish it would stop', []],
  ['it eases off, then I am better off at home', []],
  ["I am fit and well, only my shoes don't fit", []],
  ['I wish I was dead', ['suicide']],
  ['they would be better off if I were dead', ['suicide']],
  ['my son had a fit', ['passed_out']],
])('everyday words are no danger: %s', (text, dangers) => {
  const heard = listener.understand(text, places.get('knee')!.here.me, { about: 'other' })
  expect(heard.dangers.map(({ danger }) => danger)).toEqual(dangers)
})
