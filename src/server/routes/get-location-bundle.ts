import { errorBody } from '#api/errors'
import { locationBundle, locationParams } from '#api/location'
import { API_PATHS } from '#api/paths'
import type { SendPrepared } from '../answers/send-prepared.ts'
import type { App } from '../app-type.ts'
import type { KnowledgeAnswers } from '../knowledge/knowledge-answers.ts'
import { routePath } from './route-path.ts'

export function getLocationBundle(app: App, knowledge: KnowledgeAnswers, send: SendPrepared) {
  app.get(
    routePath(API_PATHS.locationBundle),
    {
      schema: {
        tags: ['knowledge'],
        operationId: 'getLocationBundle',
        summary: 'Everything the site knows about a location, in one file that is the same for everybody',
        params: locationParams,
        response: { 200: locationBundle, 400: errorBody, 404: errorBody },
      },
    },
    (request, reply) => send(request, reply, knowledge.at(request.params.painLocation).bundle),
  )
}
