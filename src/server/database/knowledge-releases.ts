import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'
import { knowledgeReleases } from './schema.ts'

export interface KnowledgeRelease {
  version: string
  locations: number
  conditions: number
}

/** Notes that this knowledge is served from now on, or again. */
export async function recordKnowledgeRelease(db: Database, release: KnowledgeRelease): Promise<void> {
  await db
    .insert(knowledgeReleases)
    .values(release)
    .onConflictDoUpdate({ target: knowledgeReleases.version, set: { lastStartedAt: sql`now()` } })
}
