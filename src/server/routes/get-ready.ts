import { readiness, type Readiness } from '#api/health'
import { API_PATHS } from '#api/paths'
import type { App } from '../http/app-type.ts'
import type { Stopping } from '../http/connections.ts'

/** @param isDatabaseUp must answer soon, whatever state the database is in. */
export function getReady(
  app: App,
  isDatabaseUp: () => Promise<boolean>,
  { isStopping }: Pick<Stopping, 'isStopping'>,
) {
  app.get(
    API_PATHS.ready,
    {
      schema: {
        tags: ['operation'],
        operationId: 'getReadiness',
        summary: 'Whether the server accepts work; 503 while it stops or the database is away',
        response: { 200: readiness, 503: readiness },
      },
    },
    async (_request, reply) => {
      const db = await isDatabaseUp()
      const stopping = isStopping()
      const answer: Readiness = { ready: db && !stopping, db, stopping }
      return reply
        .code(answer.ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(answer)
    },
  )
}
