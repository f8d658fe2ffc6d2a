import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp, type AppParts } from '../application/app.ts'
import type { App } from '../http/app-type.ts'
import { knowledgeResponses } from '../knowledge/knowledge-responses.ts'
import { readResponses } from '../knowledge/response-files.ts'
import { createLog } from '../logging/log.ts'
import { accountsWithoutDatabase } from './accounts-without-database.ts'
import { writeFixtureBuild } from './fixture-build.ts'

export type TestAppParts = Partial<Omit<AppParts, 'environment'>> & {
  environment?: Partial<AppParts['environment']>
}

/** The whole site on the fixture's knowledge, without a port; unless given others, on a database that is away. */
export async function buildTestApp(parts: TestAppParts = {}): Promise<App> {
  const buildFolder = mkdtempSync(join(tmpdir(), 'painpoint-app-'))
  await writeFixtureBuild(buildFolder)
  const log = parts.log ?? createLog('silent')
  const environment: AppParts['environment'] = {
    baseUrl: 'http://localhost:3000',
    isBaseUrlGiven: false,
    siteName: 'Painpoint',
    operator: { email: null, grievanceOfficer: { name: null, email: null, address: null } },
    trustedProxies: 'loopback',
    ...parts.environment,
  }
  return buildApp({
    knowledge: knowledgeResponses(readResponses(join(buildFolder, 'responses'))),
    isDatabaseUp: async () => true,
    accounts: accountsWithoutDatabase(environment.baseUrl, log.logger),
    siteFolder: join(buildFolder, 'site'),
    releaseFolder: join(buildFolder, 'release'),
    log,
    ...parts,
    environment,
  })
}
