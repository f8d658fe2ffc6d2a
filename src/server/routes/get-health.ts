import { health, type Health } from '#api/health'
import { API_PATHS } from '#api/paths'
import type { App } from '../http/app-type.ts'
import type { KnowledgeResponses } from '../knowledge/knowledge-responses.ts'

/** @param isDatabaseUp must answer soon, whatever state the database is in. */
export function getHealth(app: App, knowledge: KnowledgeResponses, isDatabaseUp: () => Promise<boolean>) {
  app.get(
    API_PATHS.health,
    {
      schema: {
        tags: ['operation'],
        operationId: 'getHealth',
        summary: 'That the server lives, what it serves, and whether all of it works',
        response: { 200: health },
      },
    },
    async (_request, reply) => {
      const db = await isDatabaseUp()
      const answer: Health = {
        ok: db,
        db,
        knowledge: {
          version: knowledge.version,
          locations: knowledge.locationCount,
          conditions: knowledge.conditionCount,
        },
      }
      return reply.header('cache-control', 'no-store').send(answer)
    },
  )
}
