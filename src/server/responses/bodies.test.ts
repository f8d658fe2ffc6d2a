import { expect, test } from 'vitest'
import { compress } from './bodies.ts'

test('what is held compressed is unpacked once for all who are being sent it', async () => {
  const { identity, length } = await compress('plain '.repeat(1000))
  const sent = identity()
  expect(sent.toString()).toBe('plain '.repeat(1000))
  expect(sent).toHaveLength(length)
  expect(identity()).toBe(sent)
})
