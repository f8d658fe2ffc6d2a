import { locationList } from '#api/location'
import { API_PATHS } from '#api/paths'
import type { SendPrepared } from '../answers/send-prepared.ts'
import type { App } from '../app-type.ts'
import type { KnowledgeAnswers } from '../knowledge/knowledge-answers.ts'

export function getLocations(app: App, knowledge: KnowledgeAnswers, send: SendPrepared) {
  app.get(
    API_PATHS.locations,
    {
      schema: {
        tags: ['knowledge'],
        operationId: 'getLocations',
        summary: 'Every pain location, covered or not, from head to toe',
        response: { 200: locationList },
      },
    },
    (request, reply) => send(request, reply, knowledge.locations),
  )
}
