import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccountServices } from '../accounts/services.ts'
import type { App } from '../http/app-type.ts'
import { connectDatabase, type Database } from '../database/connect.ts'
import { createLog, type Log } from '../logging/log.ts'
import { createDelivery, type DeliverySettings } from '../delivery/create-delivery.ts'
import { createSmsBudget } from '../delivery/sms-budget.ts'
import type { SmsCountries } from '../delivery/sms-reach.ts'
import type { Delivery } from '../delivery/delivery.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { startOutboxWorker } from '../outbox/worker.ts'
import { deriveKeys } from '../secrets/keys.ts'
import { buildTestApp } from './build-test-app.ts'
import { openTestDatabase } from './test-database.ts'

type Response = Awaited<ReturnType<App['inject']>>

/** A message as the outbox folder holds it. */
export interface WrittenMessage {
  kind: string
  to: string
  text: string
}

export interface AccountSite {
  app: App
  db: Database
  url: string
  folder: string
  /** Sends JSON, with a bearer token and cookies if given. */
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>
  /** Waits until nothing waits to be sent, and returns what was, oldest first. */
  messages: () => Promise<WrittenMessage[]>
  /** Forgets all people and what they wrote, and how often anything was tried. */
  empty: () => Promise<void>
  /** Leaves what is to be sent to other sites on the same database. */
  takeNoMoreMessages: () => void
  close: () => Promise<void>
}

export interface AccountSiteOptions {
  baseUrl?: string
  log?: Log
  delivery?: Partial<DeliverySettings>
  takeBack?: Delivery['takeBack']
  smsCountries?: SmsCountries
  smsPerDay?: number
  /** Of another site, for two servers on one database; a new one when left out. */
  databaseUrl?: string
  /** Where the build says what it is; nothing, when left out. */
  releaseFolder?: string
}

export const TEST_SECRET = 'a secret that only tests know of'
const SMS_COUNTRIES: SmsCountries = new Map([
  ['IN', 1000],
  ['US', 1000],
])
export const OPERATOR = 'operator@pain.example'

/** The whole site with accounts, on a real database, its mail and SMS going to a folder unless said otherwise. */
export async function openAccountSite(options: AccountSiteOptions = {}): Promise<AccountSite> {
  const {
    baseUrl = 'http://localhost:3000',
    log = createLog('silent'),
    smsCountries = SMS_COUNTRIES,
    smsPerDay = 10_000,
  } = options
  const database = options.databaseUrl
    ? { ...connectDatabase(options.databaseUrl, log.logger, 4), url: options.databaseUrl }
    : await openTestDatabase(await postgresqlOfTests())
  const { db } = database
  const folder = join(mkdtempSync(join(tmpdir(), 'painpoint-outbox-')), 'outbox')
  const keys = deriveKeys(TEST_SECRET)
  const delivery = createDelivery({
    smtpUrl: null,
    smsUrl: null,
    from: { name: 'Painpoint', address: 'site@pain.example' },
    folder,
    ...options.delivery,
  })
  const { logger } = log
  const smsBudget = createSmsBudget(smsCountries, smsPerDay, createRateLimiter(db, keys.limits))
  const worker = startOutboxWorker({
    db,
    keys,
    siteName: 'Painpoint',
    baseUrl,
    operatorEmail: OPERATOR,
    delivery,
    smsBudget,
    logger,
  })
  const accounts = createAccountServices({
    db,
    keys,
    environment: { baseUrl, siteName: 'Painpoint', smsCountries },
    wakeOutbox: worker.wake,
    takeBack: options.takeBack ?? delivery.takeBack,
    smsBudget,
  })
  const { releaseFolder } = options
  const app = await buildTestApp({
    accounts,
    environment: { baseUrl },
    log,
    ...(releaseFolder !== undefined && { releaseFolder }),
  })
  let lastNetwork = 0
  return {
    app,
    db,
    url: database.url,
    folder,
    call: (method, url, body, headers = {}) => {
      // Every call comes from somewhere else, so that no limit is in the way of a test that is about another thing.
      lastNetwork++
      const from = `10.${lastNetwork >> 16}.${(lastNetwork >> 8) & 255}.${lastNetwork & 255}`
      const request = { method, url, headers: { 'x-forwarded-for': from, ...headers } }
      return app.inject(body === undefined ? request : { ...request, payload: body as object })
    },
    messages: async () => {
      await untilOutboxIsEmpty(db)
      return readMessages(folder)
    },
    empty: async () => {
      // Of a handful of rows, a hundred times as fast as to truncate; what belongs to an account goes with it.
      const tables = ['accounts', 'outbox', 'rate_limits', 'contact_messages', 'passkey_challenges']
      await db.execute(tables.map((table) => `delete from ${table}`).join('; '))
    },
    takeNoMoreMessages: worker.takeNoMore,
    close: async () => {
      await app.close()
      await worker.stop()
      await database.close()
    },
  }
}

/** Asked for only in tests: benches, which name their database, run without Vitest. */
async function postgresqlOfTests(): Promise<string> {
  const { inject } = await import('vitest')
  return inject('postgresql')
}

async function untilOutboxIsEmpty(db: Database): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const { rows } = await db.execute('select from outbox where attempts > 0 or next_attempt_at <= now()')
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('messages still wait after five seconds')
}

function readMessages(folder: string): WrittenMessage[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => {
      const text = textOf(join(folder, file))
      return text === null
        ? []
        : [{ kind: file.split(' ')[1] ?? '', to: /^To: (.*)$/m.exec(text)?.[1] ?? '', text }]
    })
}

/** Null when the message was taken back since the folder was read. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The last code that was sent to the address. */
export function codeFor(messages: WrittenMessage[], to: string): string {
  const text = messages.findLast((message) => message.to === to)?.text ?? ''
  return /\b\d{6}\b/.exec(text.split('\n').slice(1).join('\n'))?.[0] ?? ''
}

/** The slug of the last set-password link that was sent to the address. */
export function slugFor(messages: WrittenMessage[], to: string): string {
  const text = messages.findLast((message) => message.to === to && message.kind === 'reset')?.text ?? ''
  return /\/set-password\/([\w-]+)/.exec(text)?.[1] ?? ''
}

export const PASSWORD = 'a fine day for walking'

/** Registers and signs in; returns the headers of a signed-in request. */
export async function signUp(
  { call }: AccountSite,
  address: { email: string } | { phone: string; dialCode: string },
  password = PASSWORD,
): Promise<{ authorization: string }> {
  const made = await call('POST', '/user/create-account/', {
    ...address,
    password,
    confirmPassword: password,
    adult: true,
  })
  if (made.statusCode !== 201) throw new Error(`no account: ${made.body}`)
  const username = 'email' in address ? address.email : `+${address.dialCode}${address.phone}`
  return logIn({ call }, username, password)
}

export async function logIn(
  { call }: Pick<AccountSite, 'call'>,
  username: string,
  password = PASSWORD,
): Promise<{ authorization: string }> {
  const response = await call('POST', '/api/login-user/', { username, password })
  if (response.statusCode !== 200) throw new Error(`not signed in: ${response.body}`)
  return { authorization: `Bearer ${response.json<{ access: string }>().access}` }
}

/** The cookies an response sets, by name; the value alone. */
export function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
}
