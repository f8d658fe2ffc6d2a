import { relative, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Environment } from '../environment/environment.ts'
import { StartError } from '../errors/start-error.ts'
import { connectDatabase, type DatabaseConnection } from './connect.ts'
import { startEmbeddedDatabase } from './embedded/start-embedded.ts'
import { migrateDatabase } from './migrate.ts'

export interface OpenDatabase extends DatabaseConnection {
  /** Where it is, in a few words for the person who starts the server. */
  place: string
  /** Where files that are not the database's go. */
  dataDir: string
}

/** Opens the database that DATABASE_URL names, or one of our own, and brings its tables up to date. */
export async function openDatabase(
  environment: Environment,
  logger: FastifyBaseLogger,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = environment
  if (databaseUrl !== null) {
    const connection = connectDatabase(databaseUrl, logger)
    await migrateOrClose(connection)
    return {
      ...connection,
      place: `PostgreSQL at ${new URL(databaseUrl).host}`,
      dataDir: resolve(dataDir ?? 'data'),
    }
  }
  const embedded = await startEmbeddedDatabase(dataDir, logger)
  const connection = connectDatabase(embedded.url, logger)
  const close = async () => {
    await connection.close()
    await embedded.stop()
  }
  await migrateOrClose({ ...connection, close })
  return {
    ...connection,
    close,
    place: `built-in PostgreSQL in ${shortest(embedded.dataDir)}`,
    dataDir: embedded.dataDir,
  }
}

async function migrateOrClose({ db, close }: DatabaseConnection): Promise<void> {
  try {
    await migrateDatabase(db)
  } catch (error) {
    await close()
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error)
    throw new StartError(`The database can't be opened or brought up to date: ${cause.message}`)
  }
}

/** A path as people find it: from where they are, if it is below. */
export function shortest(path: string): string {
  const fromHere = relative(process.cwd(), path)
  return fromHere.startsWith('..') || fromHere === '' ? path : fromHere
}
