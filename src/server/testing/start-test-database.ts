import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findRunningAddress } from '../database/embedded/running-address.ts'
import { startEmbeddedDatabase } from '../database/embedded/start-embedded.ts'
import { createLog } from '../logging/log.ts'
import { forgetCrashes, migrateOnce } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL, in which each test file makes a database of its own. */
    postgresql: string
  }
}

/** A PostgreSQL on files of its own, which go when it is stopped. */
export async function startTestPostgresql(): Promise<{
  url: string
  dataDir: string
  stop: () => Promise<void>
}> {
  const folder = mkdtempSync(join(tmpdir(), 'painpoint-postgresql-'))
  // As root, PostgreSQL's user has to be able to come in.
  chmodSync(folder, 0o711)
  const { dataDir, stop } = await startEmbeddedDatabase(join(folder, 'data'), createLog('silent').logger)
  const url = findRunningAddress(dataDir)
  if (url === null) throw new Error('the PostgreSQL that was just started does not run')
  await forgetCrashes(url)
  await migrateOnce(url)
  return {
    // Its superuser's, who may make a database for each file.
    url,
    dataDir,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts one for all unit tests of a run. */
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTestPostgresql()
  project.provide('postgresql', url)
  return stop
}
