import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AccountSite } from '../testing/account-site.ts'

vi.mock('@node-rs/argon2', { spy: true })
// Another file of this worker may have loaded it already, without the spy.
vi.hoisted(() => vi.resetModules())
const { logIn, openAccountSite, signUp } = await import('../testing/account-site.ts')

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
  await site.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => site.close())

const GONE = 60

test('logins of clients that hung up are not worked on', async () => {
  await signUp(site, { email: 'ada@example.com' })
  vi.mocked(argon2.verify).mockClear()
  const { port } = site.app.server.address() as AddressInfo
  const sockets = await Promise.all(
    Array.from({ length: GONE }, async (_, at) => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      const body = JSON.stringify({ username: `nobody${at}@example.com`, password: 'wrong wrong' })
      socket.write(
        `POST /api/login-user/ HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 10.9.9.${at}\r\n` +
          `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      )
      return socket
    }),
  )
  await expect
    .poll(() => vi.mocked(argon2.verify).mock.calls.length, { timeout: 15_000, interval: 5 })
    .toBeGreaterThan(0)
  for (const socket of sockets) socket.destroy()
  await logIn(site, 'ada@example.com')
  // Those under way when their clients went, and the one of who stayed.
  expect(vi.mocked(argon2.verify).mock.calls.length).toBeLessThan(GONE / 3)
})
