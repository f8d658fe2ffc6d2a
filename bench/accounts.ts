import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import { hashPassword } from '#server/accounts/password-hash'
import { openAccountSite, PASSWORD, signUp } from '#server/testing/account-site'
import { startTestPostgresql } from '#server/testing/start-test-database'
import { openTestDatabase } from '#server/testing/test-database'
import { databaseSeconds } from './database-seconds.ts'
import { openLoad } from './http-load.ts'

/**
 * What signing in costs over argon2 itself, and what looking a session up costs over a bare Fastify route that
 * sends the same answer. As with the knowledge, what counts is processor time, which sets how many logins a second
 * a machine can do and changes little with what else it is doing; each side runs as a process of its own, in turns.
 * For a login it is that of the server and of PostgreSQL together (the latter on Linux, which tells it).
 * `npm run bench -- accounts` prints the figures.
 */
export interface AccountFigures {
  /** Processor seconds of a login, in the server and in PostgreSQL. */
  login: number
  database: number
  /** Processor seconds of checking one password. */
  argon2: number
  /** argon2 / (login + database); the bar is 0.9. */
  loginRatio: number
  /** Answers for each second of one processor. */
  sessionsPerSecond: number
  barePerSecond: number
  /** sessionsPerSecond / barePerSecond; the bar is 0.5. */
  sessionRatio: number
}

const LOGINS = 100
const LOGIN_ROUNDS = 5
const LOGINS_AT_ONCE = 8
const CONNECTIONS = 50
const ROUND_SECONDS = 0.5
const ROUNDS = 16
/** For each side, however long it takes: its code is compiled by how often it ran, and until then is several times slower. */
const WARM_UP_ANSWERS = 30_000
const ACCOUNTS = 50
const EMAIL = 'ada@example.com'
/** As many as a server needs to have seen before its code is compiled. */
const WARM_UP_LOGINS = 2000

/** Takes about two minutes. */
export async function measureAccounts(): Promise<AccountFigures> {
  const postgresql = await startTestPostgresql()
  const database = await openTestDatabase(postgresql.url)
  const site = await startChild('site', database.url)
  try {
    const session = { authenticated: true, account: { email: EMAIL, phone_number: null, name: null } }
    const bare = await startChild('bare', JSON.stringify(session))
    try {
      return await compare(site, bare)
    } finally {
      bare.process.kill()
    }
  } finally {
    site.process.kill()
    await once(site.process, 'exit')
    await database.close()
    await postgresql.stop()
  }
}

async function compare(site: Child, bare: Child): Promise<AccountFigures> {
  const headers = `host: 127.0.0.1\r\nauthorization: ${site.authorization}\r\n`
  const request = `GET /api/session/ HTTP/1.1\r\n${headers}\r\n`
  const sides = await Promise.all(
    [site, bare].map(async (child) => ({
      child,
      load: await openLoad(child.port, request, CONNECTIONS),
      perSecond: [] as number[],
    })),
  )
  for (const { load } of sides)
    for (let answers = 0; answers < WARM_UP_ANSWERS;) answers += await load.run(ROUND_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of sides) {
      const before = await ask(side.child, 'processor time?')
      const answers = await side.load.run(ROUND_SECONDS)
      side.perSecond.push(answers / ((await ask(side.child, 'processor time?')) - before))
    }
  }
  for (const { load } of sides) load.close()
  await logInOften(site.port, WARM_UP_LOGINS)
  let [login, database, argon2] = [0, 0, 0]
  for (let round = 0; round < LOGIN_ROUNDS; round++) {
    const before = [await ask(site, 'processor time?'), databaseSeconds()] as const
    await logInOften(site.port, LOGINS)
    login += ((await ask(site, 'processor time?')) - before[0]) / LOGINS / LOGIN_ROUNDS
    database += (databaseSeconds() - before[1]) / LOGINS / LOGIN_ROUNDS
    argon2 += (await ask(bare, 'argon2?')) / LOGINS / LOGIN_ROUNDS
  }
  const [sessionsPerSecond, barePerSecond] = sides.map(({ perSecond }) => median(perSecond)) as [
    number,
    number,
  ]
  return {
    login,
    database,
    argon2,
    loginRatio: argon2 / (login + database),
    sessionsPerSecond,
    barePerSecond,
    sessionRatio: sessionsPerSecond / barePerSecond,
  }
}

/** Of the rounds: one in which the machine was busy with something else counts like any other. */
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

async function logInOften(port: number, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: LOGINS_AT_ONCE })
  let left = times
  const worker = async () => {
    while (left-- > 0) {
      const username = `${left % ACCOUNTS}${EMAIL}`
      const status = await post(agent, port, username, `10.1.${left >> 8}.${left & 255}`)
      if (status !== 200) throw new Error(`a login was answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, worker))
  agent.destroy()
}

async function post(agent: Agent, port: number, username: string, from: string): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const request = httpRequest({ agent, port, path: '/api/login-user/', method: 'POST', headers })
  request.end(JSON.stringify({ username, password: PASSWORD }))
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

interface Child {
  process: ChildProcess
  port: number
  authorization: string
}

async function startChild(role: 'site' | 'bare', parameter: string): Promise<Child> {
  const child = fork(process.argv[1]!, ['--serve', 'accounts', role, parameter])
  const [{ port, authorization }] = (await once(child, 'message')) as [
    { port: number; authorization: string },
  ]
  return { process: child, port, authorization }
}

async function ask({ process: child }: Child, question: string): Promise<number> {
  child.send(question)
  const [seconds] = (await once(child, 'message')) as [number]
  return seconds
}

/** One of the two processes that are measured: the site, or what it is compared with. */
export async function serveAccounts(role: 'site' | 'bare', parameter: string): Promise<void> {
  const { port, authorization } = role === 'site' ? await serveSite(parameter) : await serveBare(parameter)
  process.on('message', (question) => {
    if (question === 'argon2?') void measureArgon2().then((seconds) => process.send?.(seconds))
    else process.send?.(processorSeconds())
  })
  process.once('disconnect', () => process.exit())
  process.send?.({ port, authorization })
}

async function serveSite(databaseUrl: string) {
  const site = await openAccountSite({ databaseUrl })
  const { authorization } = await signUp(site, { email: EMAIL })
  // More accounts, since one may not be signed in to a hundred times an hour.
  await site.db.execute(
    `insert into accounts (email, password_hash)
    select n || email, password_hash from accounts, generate_series(0, ${ACCOUNTS - 1}) as n`,
  )
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  return { port: (site.app.server.address() as AddressInfo).port, authorization }
}

async function serveBare(body: string) {
  const app = Fastify()
  const answer = JSON.parse(body) as object
  app.get('/api/session/', async () => answer)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { port: (app.server.address() as AddressInfo).port, authorization: 'none' }
}

async function measureArgon2(): Promise<number> {
  const stored = await hashPassword(PASSWORD)
  const before = processorSeconds()
  let left = LOGINS
  const worker = async () => {
    while (left-- > 0) await verify(stored, PASSWORD)
  }
  await Promise.all(Array.from({ length: 2 }, worker))
  return processorSeconds() - before
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
