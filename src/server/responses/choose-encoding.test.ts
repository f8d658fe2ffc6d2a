import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseEncoding, ENCODINGS } from './choose-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['zstd, deflate', 'identity'],
] as const)('%s: %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('any header at all has an encoding', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(ENCODINGS).toContain(chooseEncoding(header))
    }),
  )
})
