import { diseaseList } from '#api/disease'
import { errorBody } from '#api/errors'
import { locationParams } from '#api/location'
import { API_PATHS } from '#api/paths'
import type { SendPrepared } from '../answers/send-prepared.ts'
import type { App } from '../app-type.ts'
import type { KnowledgeAnswers } from '../knowledge/knowledge-answers.ts'
import { routePath } from './route-path.ts'

export function getDiseases(app: App, knowledge: KnowledgeAnswers, send: SendPrepared) {
  app.get(
    routePath(API_PATHS.diseases),
    {
      schema: {
        tags: ['diagnosis'],
        operationId: 'getDiseases',
        summary: 'Possible causes of pain at a location',
        params: locationParams,
        response: { 200: diseaseList, 400: errorBody, 404: errorBody },
      },
    },
    (request, reply) => send(request, reply, knowledge.at(request.params.painLocation).diseases),
  )
}
