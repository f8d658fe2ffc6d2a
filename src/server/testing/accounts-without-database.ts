import type { FastifyBaseLogger } from 'fastify'
import { createAccountServices, type AccountServices } from '../accounts/services.ts'
import { connectDatabase } from '../database/connect.ts'
import { createSmsBudget } from '../delivery/sms-budget.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { deriveKeys } from '../secrets/keys.ts'

/** For what needs no account: every call about one is answered that the database is away. */
export function accountsWithoutDatabase(baseUrl: string, logger: FastifyBaseLogger): AccountServices {
  const { db } = connectDatabase('postgresql://nobody@127.0.0.1:1/away', logger)
  const keys = deriveKeys('a secret that only tests know of')
  return createAccountServices({
    db,
    keys,
    smsBudget: createSmsBudget(new Map(), 4, createRateLimiter(db, keys.limits)),
    environment: { baseUrl, siteName: 'Painpoint', smsCountries: new Map() },
    wakeOutbox: () => {},
    takeBack: async () => {},
  })
}
