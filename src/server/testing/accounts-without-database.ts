import type { FastifyBaseLogger } from 'fastify'
import { createAccountServices, type AccountServices } from '../accounts/services.ts'
import { connectDatabase } from '../database/connect.ts'
import { deriveKeys } from '../secrets/keys.ts'

/** For what needs no account: every call about one is answered that the database is away. */
export function accountsWithoutDatabase(baseUrl: string, logger: FastifyBaseLogger): AccountServices {
  return createAccountServices({
    db: connectDatabase('postgresql://nobody@127.0.0.1:1/away', logger).db,
    keys: deriveKeys('a secret that only tests know of'),
    environment: { baseUrl, siteName: 'Painpoint', smsCountries: new Map() },
    wakeOutbox: () => {},
    takeBack: async () => {},
  })
}
