import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp, type AppParts } from '../app.ts'
import type { App } from '../app-type.ts'
import { prepareKnowledgeAnswers } from '../knowledge/knowledge-answers.ts'
import { createLog } from '../log.ts'
import { fixtureKnowledge, writeFixtureBuild } from './fixture-knowledge.ts'

/** The whole site on the fixture's knowledge, without a database or a port. */
export async function buildTestApp(parts: Partial<AppParts> = {}): Promise<App> {
  const buildFolder = mkdtempSync(join(tmpdir(), 'painpoint-app-'))
  writeFixtureBuild(buildFolder)
  return buildApp({
    environment: {
      baseUrl: 'http://localhost:3000',
      isBaseUrlGiven: false,
      siteName: 'Painpoint',
      operator: { email: null, grievanceOfficer: { name: null, email: null, address: null } },
    },
    knowledge: await prepareKnowledgeAnswers(fixtureKnowledge()),
    isDatabaseUp: async () => true,
    siteFolder: join(buildFolder, 'site'),
    log: createLog('silent'),
    ...parts,
  })
}
