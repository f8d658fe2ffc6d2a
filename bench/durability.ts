import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findRunningAddress } from '#server/database/embedded/running-address'
import { startBuiltServer } from './built-server.ts'

/**
 * `tsx bench/durability.ts [rounds] [requests]`: a thousand sign-ups and messages at once, the server killed
 * outright in the middle, ten times; then everything that was acknowledged must be there, and nothing twice.
 * It needs `npm run build` first.
 */
const rounds = Number(process.argv[2] ?? 10)
const requests = Number(process.argv[3] ?? 1000)
const PASSWORD = 'a fine day for walking'
/** Of the requests of a round, how many are answered before the server is killed. */
const SHARE = [0.1, 0.7] as const
const PATIENCE_MS = 120_000

const folder = mkdtempSync(join(tmpdir(), 'painpoint-durability-'))
chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')
const startServer = () => startBuiltServer({ DATA_DIR: dataDir, OPERATOR_EMAIL: 'op@pain.example' })

const acknowledged = { accounts: [] as string[], messages: [] as string[] }
let sent = 0

for (let round = 0; round < rounds; round++) {
  const server = await startServer()
  const before = countAcknowledged()
  const all = Promise.allSettled(Array.from({ length: requests }, () => sendOne(server.url)))
  const [least, most] = SHARE
  const enough = before + requests * (least + Math.random() * (most - least))
  const deadline = Date.now() + PATIENCE_MS
  while (countAcknowledged() < enough && Date.now() < deadline) await sleep(5)
  server.process.kill('SIGKILL')
  await all
  const count = countAcknowledged() - before
  console.log(`round ${round + 1}: ${requests} sent, ${count} acknowledged when the server was killed`)
}

const server = await startServer()
const database = new pg.Client({ connectionString: findRunningAddress(dataDir) ?? '' })
await database.connect()
const accounts = await column('select email as value from accounts')
const messages = await column('select name as value from contact_messages')
await database.end()
server.process.kill('SIGTERM')
await once(server.process, 'exit')
rmSync(folder, { recursive: true, force: true })

const lost = [
  ...acknowledged.accounts.filter((email) => !accounts.includes(email)),
  ...acknowledged.messages.filter((name) => !messages.includes(name)),
]
const twice = accounts.length - new Set(accounts).size + messages.length - new Set(messages).size
const kept = countAcknowledged()
console.log(`acknowledged ${kept}: lost ${lost.length}, twice ${twice}`)
process.exit(lost.length === 0 && twice === 0 && kept > 0 ? 0 : 1)

function countAcknowledged(): number {
  return acknowledged.accounts.length + acknowledged.messages.length
}

/** A sign-up or a message in turns, each from another network. */
async function sendOne(url: string): Promise<void> {
  const number = sent++
  const name = `person ${number}`
  const email = `person-${number}@example.com`
  const [path, body] =
    number % 2 === 0
      ? ['/user/create-account/', { email, password: PASSWORD, confirmPassword: PASSWORD, adult: true }]
      : ['/user/user-msg/', { name, email, msg: 'Hello' }]
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify(body),
  })
  await answer.text()
  if (answer.status === 201) acknowledged.accounts.push(email)
  else if (answer.status === 200) acknowledged.messages.push(name)
}

async function column(query: string): Promise<string[]> {
  const { rows } = await database.query<{ value: string }>(query)
  return rows.map(({ value }) => value)
}
