import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeProblem } from '../content/problem.ts'
import { writeContent } from '../testing/example-content.ts'
import { checkLineWidth } from './line-width.ts'

test('tells a line that is too wide, and lets addresses be', () => {
  const folder = writeContent({
    'locations.yaml': `- key: thumb\n  includes: ${'thumb '.repeat(30)}\n`,
    'sources/hand.yaml': `- key: guide\n  url: https://example.org/${'guide-'.repeat(30)}\n`,
  })
  expect(checkLineWidth(folder).map(describeProblem)).toMatchInlineSnapshot(`
    [
      "content/locations.yaml:2  this line has 192 columns, 120 are enough
        fix: give each field a line of its own; begin a long text with >- and wrap it below, wrap a list in its brackets",
    ]
  `)
  rmSync(folder, { recursive: true })
})
