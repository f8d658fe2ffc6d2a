import { expect, test } from 'vitest'
import { fromBase64, keyFromPasskey, keyFromPin, randomBytes, seal, toBase64, unseal } from './sealed.ts'

const SALT = toBase64(randomBytes(32))

test('a text opens with the same PIN and salt alone, however its letters were put together', async () => {
  const text = 'It hurts — तीव्र'.repeat(5000)
  const sealed = await seal(await keyFromPin('caf\u00e9 12', SALT), text)
  expect(JSON.stringify(sealed)).not.toContain('hurts')
  expect(await unseal(await keyFromPin('cafe\u0301 12', SALT), sealed)).toBe(text)
  await expect(unseal(await keyFromPin('cafe 12', SALT), sealed)).rejects.toHaveProperty(
    'name',
    'OperationError',
  )
  await expect(
    unseal(await keyFromPin('caf\u00e9 12', toBase64(randomBytes(32))), sealed),
  ).rejects.toHaveProperty('name', 'OperationError')
})

test('a passkey’s secret opens for its salt alone', async () => {
  const secret = randomBytes(32)
  const sealed = await seal(await keyFromPasskey(secret, SALT), 'kept')
  expect(await unseal(await keyFromPasskey(secret, SALT), sealed)).toBe('kept')
  await expect(
    unseal(await keyFromPasskey(secret, toBase64(randomBytes(32))), sealed),
  ).rejects.toHaveProperty('name', 'OperationError')
})

test('what was changed does not open, and no two are alike', async () => {
  const key = await keyFromPasskey(randomBytes(32), SALT)
  const [one, other] = [await seal(key, 'kept'), await seal(key, 'kept')]
  expect(one.data).not.toBe(other.data)
  const bytes = fromBase64(one.data)
  bytes[0]! ^= 1
  await expect(unseal(key, { ...one, data: toBase64(bytes) })).rejects.toHaveProperty(
    'name',
    'OperationError',
  )
})
