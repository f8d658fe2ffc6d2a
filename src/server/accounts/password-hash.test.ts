import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('a password is kept as argon2id with its own salt, and found again however it was typed', async () => {
  const [first, second] = await Promise.all([hashPassword('Crème brûlée'), hashPassword('Crème brûlée')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=5,p=1\$/)
  expect(first).not.toBe(second)
  expect(await verifyPassword(first, 'Crème brûlée'.normalize('NFD'))).toBe(true)
  expect(await verifyPassword(first, 'Creme brulee')).toBe(false)
})

test('without an account every password is checked all the same, and wrong', async () => {
  expect(await verifyPassword(null, 'Crème brûlée')).toBe(false)
})

test('many at once all get their turn', async () => {
  const hashes = await Promise.all(Array.from({ length: 20 }, (_, at) => hashPassword(`password ${at}`)))
  expect(await verifyPassword(hashes[19]!, 'password 19')).toBe(true)
})
