import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COLOUR_PAIRS } from './colour-pairs.ts'
import { contrastOf } from './contrast.ts'
import { pixelsAt } from './pixels-at.ts'
import { readTokens } from './read-tokens.ts'

const { light, dark } = readTokens(readFileSync('src/web/styles/tokens.css', 'utf8'))

describe.each([
  ['light', light],
  ['dark', new Map([...light, ...dark])],
])('in the %s theme', (_, tokens) => {
  test.each(COLOUR_PAIRS)(
    '$front on $behind has a contrast of $least or more',
    ({ front, behind, least }) => {
      expect(contrastOf(tokens.get(front)!, tokens.get(behind)!)).toBeGreaterThanOrEqual(least)
    },
  )
})

test('every colour has its counterpart in the dark', () => {
  const colours = [...light].filter(([, value]) => value.startsWith('#')).map(([name]) => name)
  expect([...dark.keys()]).toEqual(expect.arrayContaining(colours))
})

test.each([320, 1440])(
  'on a screen of %d px each size of text can be told from the next smaller',
  (width) => {
    const sizes = [...light]
      .filter(([name]) => name.startsWith('text-'))
      .map(([, size]) => pixelsAt(size, width))
    expect(sizes).toHaveLength(6)
    expect(sizes[0]).toBeGreaterThanOrEqual(15)
    for (const [at, size] of sizes.entries()) if (at > 0) expect(size / sizes[at - 1]!).toBeGreaterThan(1.04)
  },
)
