import * as argon2 from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { ARGON2, checkPassword, hashPassword, verifyPassword } from './password-hash.ts'

vi.mock('@node-rs/argon2', { spy: true })
// Another file of this worker may have loaded it already, without the spy.
vi.hoisted(() => vi.resetModules())

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

test('a right password with fewer passes than today is hashed anew', async () => {
  const old = await argon2.hash('Crème brûlée', { ...ARGON2, timeCost: 2 })
  const { isRight, renewed } = await checkPassword(old, 'Crème brûlée')
  expect([isRight, renewed]).toEqual([true, expect.stringContaining('t=5')])
  expect(await checkPassword(renewed, 'Crème brûlée')).toEqual({ isRight: true, renewed: null })
})

test('a wrong password for a hash with fewer passes costs the missing ones', async () => {
  const old = await argon2.hash('Crème brûlée', { ...ARGON2, timeCost: 2 })
  vi.mocked(argon2.hash).mockClear()
  expect(await checkPassword(old, 'Creme brulee')).toEqual({ isRight: false, renewed: null })
  expect(vi.mocked(argon2.hash).mock.calls).toEqual([['Creme brulee', { ...ARGON2, timeCost: 3 }]])
})

test('many at once all get their turn', async () => {
  const hashes = await Promise.all(Array.from({ length: 20 }, (_, at) => hashPassword(`password ${at}`)))
  expect(await verifyPassword(hashes[19]!, 'password 19')).toBe(true)
})
