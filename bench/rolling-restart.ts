import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPostmasterFile } from '#server/database/embedded/postmaster-file'
import { LEASE_SECONDS } from '#server/outbox/worker'
import { startSmtpSink } from '#server/testing/smtp-sink'
import { startTestPostgresql } from '#server/testing/start-test-database'
import { openTestDatabase } from '#server/testing/test-database'
import { startBuiltServer } from './built-server.ts'
import { startProxy } from './proxy.ts'

export interface Outcome {
  /** Answered as they should be, by what was asked for. */
  answered: Record<Asked, number>
  /** One line for each request that was not. */
  failed: Record<Asked, string[]>
  /** Messages that were taken, and those of them that came to the mailbox: no time, once, or more often. */
  messages: { taken: number; lost: number; twice: number }
  /** From the first account call that failed to the last. */
  accountsAwayMs: number
}

type Asked = 'page' | 'knowledge' | 'account' | 'message'

interface Load {
  /** While the load goes on. */
  restart: 'servers' | 'database'
  times: number
  /** Clients of each kind that ask again and again. */
  clients: number
  drainSeconds: number
}

const PASSWORD = 'a fine day for walking'
const OPERATOR = 'op@pain.example'
const PAUSE_MS = 500
/** Between two requests of a client: on one machine, a load without a pause leaves the servers no time to start. */
const PACE_MS = 5
/** Of more than 50 messages a day the operator gets one mail that tells how many: so few are sent, each later than the one before. */
const MOST_MESSAGES = 45
const LATER_MS = 100
/** Until then, a message may be with a server that has died. */
const MAIL_WITHIN_MS = (LEASE_SECONDS + 60) * 1000

/** Two built servers behind a proxy on one PostgreSQL, under load while servers or database are restarted one after another. */
export async function restartUnderLoad({ restart, times, clients, drainSeconds }: Load): Promise<Outcome> {
  const postgresql = await startTestPostgresql()
  const database = await openTestDatabase(postgresql.url)
  const folder = mkdtempSync(join(tmpdir(), 'painpoint-rolling-'))
  const sink = await startSmtpSink()
  const proxy = await startProxy()
  const variables = {
    DATABASE_URL: database.url,
    AUTH_SECRET: randomBytes(32).toString('base64'),
    SMTP_URL: `${sink.url}?requireTLS=false`,
    OPERATOR_EMAIL: OPERATOR,
    DRAIN_SECONDS: String(drainSeconds),
    LOG_LEVEL: 'silent',
  }
  const start = (name: string) => startBuiltServer({ ...variables, DATA_DIR: join(folder, name) })
  const servers = await Promise.all([start('a'), start('b')])
  const allReady = async () => {
    proxy.use(servers.map(({ url }) => url))
    while (proxy.ready().length < servers.length) await sleep(20)
  }
  try {
    await allReady()
    const load = await startLoad(proxy.url, clients)
    for (let round = 0; round < times; round++) {
      await sleep(PAUSE_MS)
      if (restart === 'servers') {
        const at = round % servers.length
        const { process: leaving } = servers[at]!
        leaving.kill('SIGTERM')
        await once(leaving, 'exit')
        servers[at] = await start('ab'[at]!)
      } else {
        process.kill(readPostmasterFile(join(postgresql.dataDir, 'postgresql'))!.pid, 'SIGINT')
        while (proxy.ready().length > 0) await sleep(5)
      }
      await allReady()
    }
    await sleep(PAUSE_MS)
    const { taken, ...outcome } = await load.end()
    return { ...outcome, messages: await countMail(taken, () => sink.received.map(({ source }) => source)) }
  } finally {
    await proxy.close()
    for (const { process: server } of servers) {
      server.kill('SIGKILL')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    }
    await sink.close()
    await database.close()
    await postgresql.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Asks for pages, knowledge, the own profile, and takes messages, until it is ended. */
async function startLoad(site: string, clients: number) {
  const answered = { page: 0, knowledge: 0, account: 0, message: 0 }
  const failed: Outcome['failed'] = { page: [], knowledge: [], account: [], message: [] }
  const taken: string[] = []
  let [firstAway, lastAway] = [0, 0]
  const over = new AbortController()
  let number = 0

  const post = (path: string, body: object) => {
    number++
    return fetch(`${site}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // Each from another network, as the limits see it.
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify(body),
    })
  }
  const credentials = { username: 'ada@example.com', password: PASSWORD }
  await post('/user/create-account/', {
    email: credentials.username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    adult: true,
  })
  const { access } = (await (await post('/api/login-user/', credentials)).json()) as { access: string }
  const asking: Record<Asked, () => Promise<Response>> = {
    page: () => fetch(`${site}/`),
    knowledge: () => fetch(`${site}/knowledge/knee.json`),
    account: () => fetch(`${site}/api/profile/`, { headers: { authorization: `Bearer ${access}` } }),
    message: async () => {
      const name = `visitor-${taken.length}-${number}`
      const response = await post('/user/user-msg/', { name, email: `${name}@example.com`, msg: 'Hello' })
      if (response.ok) taken.push(name)
      return response
    },
  }
  const askOn = async (what: Asked) => {
    while (!over.signal.aborted) {
      if (what === 'message' && taken.length >= MOST_MESSAGES) return
      const problem = await asking[what]().then(
        async (response) => {
          const { status } = response
          return response.arrayBuffer().then(
            () => (status === 200 ? null : `${status} ${response.headers.get('x-reason') ?? ''}`),
            () => 'broke off',
          )
        },
        (error: Error) => `no answer: ${error.cause instanceof Error ? error.cause.message : error.message}`,
      )
      if (problem === null) answered[what]++
      else {
        failed[what].push(problem)
        const now = performance.now()
        if (what === 'account') [firstAway, lastAway] = [firstAway || now, now]
      }
      await sleep(what === 'message' ? PACE_MS + LATER_MS * taken.length : PACE_MS)
    }
  }
  const all = (Object.keys(asking) as Asked[]).flatMap((what) =>
    Array.from({ length: clients }, () => askOn(what)),
  )
  return {
    end: async () => {
      over.abort()
      await Promise.all(all)
      return { answered, failed, taken, accountsAwayMs: lastAway - firstAway }
    },
  }
}

/** Waits until each message has come, or for as long as one may take. */
async function countMail(taken: string[], received: () => string[]): Promise<Outcome['messages']> {
  const namesIn = () => received().map((source) => /^From: .*?\b(visitor-[\d-]+) </m.exec(source)?.[1])
  const deadline = Date.now() + MAIL_WITHIN_MS
  // Others come too: the code for the account, and messages that were stored although the answer to them was lost.
  const haveAllCome = () => {
    const came = new Set(namesIn())
    return taken.every((name) => came.has(name))
  }
  while (!haveAllCome() && Date.now() < deadline) await sleep(100)
  const came = namesIn()
  const counts = taken.map((name) => came.filter((each) => each === name).length)
  return {
    taken: taken.length,
    lost: counts.filter((count) => count === 0).length,
    twice: counts.filter((count) => count > 1).length,
  }
}
