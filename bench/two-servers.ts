import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPostgresql } from '#server/testing/start-test-database'
import { openTestDatabase } from '#server/testing/test-database'
import { startBuiltServer, type BuiltServer } from './built-server.ts'
import { restartUnderLoad } from './rolling-restart.ts'

/**
 * `tsx bench/two-servers.ts`: two servers as processes of their own on one PostgreSQL. What one of them ends or
 * counts holds at the other at once, and restarting them, or the database, under load loses nothing. It needs `npm run build`
 * first, and takes about a minute.
 */
const USERNAME = 'ada@example.com'
const PASSWORD = 'a fine day for walking'

const postgresql = await startTestPostgresql()
const database = await openTestDatabase(postgresql.url)
const folder = mkdtempSync(join(tmpdir(), 'painpoint-two-'))
const AUTH_SECRET = randomBytes(32).toString('base64')
const start = (name: string) =>
  startBuiltServer({
    DATA_DIR: join(folder, name),
    DATABASE_URL: database.url,
    AUTH_SECRET,
  })
const [a, b] = await Promise.all([start('a'), start('b')])
let failures = 0

try {
  const credentials = { username: USERNAME, password: PASSWORD }
  await call(a, 'POST', '/user/create-account/', {
    email: USERNAME,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    adult: true,
  })

  const first = await signIn(a)
  expect('a session of one server is good at the other', await isSignedIn(b, first.access))
  await call(b, 'POST', '/api/session/logout/', { refresh: first.refresh })
  expect('and over at both once one has ended it', !(await isSignedIn(a, first.access)))
  expect(
    'for refreshing too',
    (await call(a, 'POST', '/api/session/refresh/', { refresh: first.refresh })).status === 401,
  )

  const second = await signIn(a)
  const next = await call(a, 'POST', '/api/session/refresh/', { refresh: second.refresh })
  const { access, refresh } = next.body as Tokens
  const reused = await call(b, 'POST', '/api/session/refresh/', { refresh: second.refresh })
  expect('a refresh token used at one is used at the other', reused.status === 401)
  expect('and its coming back ends the session at both', !(await isSignedIn(a, access)))
  expect(
    'with the token that followed',
    (await call(b, 'POST', '/api/session/refresh/', { refresh })).status === 401,
  )

  const wrong = { ...credentials, password: 'a wrong password' }
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++) {
    statuses.push((await call(tries % 2 ? a : b, 'POST', '/api/login-user/', wrong)).status)
  }
  expect(
    'ten wrong passwords at either, and the eleventh is refused',
    statuses.join() === `${'401,'.repeat(10)}429`,
  )
  expect('by the other as well', (await call(b, 'POST', '/api/login-user/', credentials)).status === 429)
} finally {
  for (const { process: server } of [a, b]) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await database.close()
  await postgresql.stop()
  rmSync(folder, { recursive: true, force: true })
}

const rolling = await restartUnderLoad({ restart: 'servers', times: 6, clients: 8, drainSeconds: 2 })
console.log(JSON.stringify(rolling))
expect('six restarts in turn lose no request', Object.values(rolling.failed).flat().length === 0)
expect('and no message, nor send one twice', rolling.messages.lost + rolling.messages.twice === 0)
const away = await restartUnderLoad({ restart: 'database', times: 3, clients: 8, drainSeconds: 2 })
console.log(JSON.stringify({ ...away, failed: countEach(away.failed) }))
expect('three restarts of the database lose no page', away.failed.page.length === 0)
expect('and no knowledge', away.failed.knowledge.length === 0)
expect('and no message that was taken', away.messages.lost === 0)
process.exit(failures === 0 ? 0 : 1)

interface Tokens {
  access: string
  refresh: string
}

function countEach(failed: Record<string, string[]>) {
  return Object.fromEntries(
    Object.entries(failed).map(([what, problems]) => [
      what,
      Object.fromEntries(
        [...new Set(problems)].map((problem) => [
          problem,
          problems.filter((each) => each === problem).length,
        ]),
      ),
    ]),
  )
}

function expect(what: string, holds: boolean): void {
  console.log(`${holds ? 'holds' : 'FAILS'}: ${what}`)
  if (!holds) failures++
}

async function signIn(server: BuiltServer): Promise<Tokens> {
  const { body } = await call(server, 'POST', '/api/login-user/', { username: USERNAME, password: PASSWORD })
  return body as Tokens
}

async function isSignedIn(server: BuiltServer, access: string): Promise<boolean> {
  const { status } = await call(server, 'GET', '/api/profile/', undefined, {
    authorization: `Bearer ${access}`,
  })
  return status === 200
}

async function call(server: BuiltServer, method: string, path: string, body?: object, headers = {}) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
