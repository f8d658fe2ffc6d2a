import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compress } from './bodies.ts'

test('what is held compressed is unpacked once for all who are being sent it', async () => {
  const { identity, length } = await compress('plain '.repeat(1000))
  const sent = identity()
  expect(sent.toString()).toBe('plain '.repeat(1000))
  expect(sent).toHaveLength(length)
  expect(identity()).toBe(sent)
})

test.each([9, 10, 11])(
  'the same text is always compressed to the same bytes, at quality %d',
  async (quality) => {
    const text = readFileSync('docs/security.md')
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => compress(Buffer.from(text), quality)))
    for (const { gzip, br } of others) expect({ gzip, br }).toEqual({ gzip: first!.gzip, br: first!.br })
  },
)
