import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Environment } from '../environment/environment.ts'
import { connectDatabase, type DatabaseConnection } from './connect.ts'
import { FALLBACK_DATA_DIR } from './embedded/data-dir.ts'
import { findRunningAddress } from './embedded/running-address.ts'
import { openDatabase } from './open-database.ts'

/** Opens the site's database beside its running server, or by itself when that doesn't run. */
export async function openForCommand(
  environment: Environment,
  logger: FastifyBaseLogger,
): Promise<DatabaseConnection> {
  if (environment.databaseUrl === null) {
    const folders = environment.dataDir === null ? ['data', FALLBACK_DATA_DIR] : [environment.dataDir]
    for (const folder of folders.map((path) => resolve(path)).filter((path) => existsSync(path))) {
      const address = findRunningAddress(folder)
      if (address !== null) return connectDatabase(address, logger, 1)
    }
  }
  return openDatabase(environment, logger)
}
