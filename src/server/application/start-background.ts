import { join } from 'node:path'
import { createAccountServices, type AccountServices } from '../accounts/services.ts'
import { shortest, type OpenDatabase } from '../database/open-database.ts'
import type { Environment } from '../environment/environment.ts'
import type { Log } from '../logging/log.ts'
import { createDelivery } from '../delivery/create-delivery.ts'
import { createSmsBudget } from '../delivery/sms-budget.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { startOutboxWorker } from '../outbox/worker.ts'
import { loadKeys } from '../secrets/keys.ts'
import { startSweeping } from './sweep.ts'

export interface Background {
  accounts: AccountServices
  /** What is written to which folder instead of being sent; null when all is sent. */
  outbox: string | null
  /** Leaves what is to be sent to other servers; what is being sent goes on. */
  takeNoMoreMessages: () => void
  stop: () => Promise<void>
}

/** Starts what works beside the requests: sending what waits in the outbox, and removing what has expired. */
export async function startBackground(
  environment: Environment,
  { db, dataDir }: Pick<OpenDatabase, 'db' | 'dataDir'>,
  { logger }: Log,
  metrics: Metrics | null,
): Promise<Background> {
  const {
    authSecret,
    databaseUrl,
    smtpUrl,
    smsUrl,
    smsCountries,
    smsPerDay,
    mailFrom,
    siteName,
    baseUrl,
    operator,
  } = environment
  const isShared = databaseUrl !== null
  const keys = await loadKeys({ db, given: authSecret, dataDir, isShared })
  const folder = join(dataDir, 'outbox')
  const sending = createDelivery({ smtpUrl, smsUrl, from: { name: siteName, address: mailFrom }, folder })
  const delivery = metrics?.countingDelivery(sending) ?? sending
  const smsBudget = createSmsBudget(smsCountries, smsPerDay, createRateLimiter(db, keys.limits))
  const worker = startOutboxWorker({
    db,
    keys,
    siteName,
    baseUrl,
    operatorEmail: operator.email,
    delivery,
    smsBudget: metrics?.countingBudget(smsBudget) ?? smsBudget,
    logger,
  })
  const sweeping = startSweeping(db, delivery, logger)
  const accounts = createAccountServices({
    db,
    keys,
    environment,
    wakeOutbox: worker.wake,
    takeBack: delivery.takeBack,
    smsBudget,
  })
  return {
    accounts,
    outbox: describeOutbox(smtpUrl, smsUrl, shortest(folder)),
    takeNoMoreMessages: worker.takeNoMore,
    stop: async () => {
      await Promise.all([sweeping.stop(), worker.stop()])
    },
  }
}

function describeOutbox(smtpUrl: string | null, smsUrl: string | null, folder: string): string | null {
  const what = [smtpUrl === null ? 'Mail' : null, smsUrl === null ? 'SMS' : null].filter(Boolean)
  if (what.length === 0) return null
  const verb = what.length === 1 && what[0] === 'Mail' ? 'is' : 'are'
  return `${what.join(' and ')} ${verb} not set up: messages are written to ${folder} (docs/operating.md)`
}
