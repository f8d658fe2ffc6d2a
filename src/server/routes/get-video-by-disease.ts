import { errorBody } from '#api/errors'
import { API_PATHS } from '#api/paths'
import { videoList, videoQuery } from '#api/video'
import type { SendPrepared } from '../answers/send-prepared.ts'
import type { App } from '../app-type.ts'
import type { KnowledgeAnswers } from '../knowledge/knowledge-answers.ts'
import { routePath } from './route-path.ts'

export function getVideoByDisease(app: App, knowledge: KnowledgeAnswers, send: SendPrepared) {
  app.get(
    routePath(API_PATHS.videosByDisease),
    {
      schema: {
        tags: ['diagnosis'],
        operationId: 'getVideoByDisease',
        summary: 'Self-test films, and what to ask after them, for each disease named',
        querystring: videoQuery,
        response: { 200: videoList, 400: errorBody, 404: errorBody },
      },
    },
    async (request, reply) => send(request, reply, await knowledge.videos(request.query.diseases)),
  )
}
