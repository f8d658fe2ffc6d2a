import { diagnosisStepList } from '#api/diagnosis-step'
import { diseaseList } from '#api/disease'
import { errorBody } from '#api/errors'
import { lexicon, locationBundle, locationList, locationParams } from '#api/location'
import { API_PATHS } from '#api/paths'
import { videoList, videoQuery } from '#api/video'
import type { App } from '../http/app-type.ts'
import { routePath } from '../http/route-path.ts'
import type { KnowledgeResponses } from '../knowledge/knowledge-responses.ts'
import type { SendPrepared } from '../responses/send-prepared.ts'

/** The calls about what the site knows: each response is the same for everybody who asks for it. */
export function knowledgeRoutes(app: App, knowledge: KnowledgeResponses, send: SendPrepared): void {
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
  app.get(
    API_PATHS.lexicon,
    {
      schema: {
        tags: ['knowledge'],
        operationId: 'getLexicon',
        summary: 'What people say of their pain, and which findings they mean, for all places',
        response: { 200: lexicon },
      },
    },
    (request, reply) => send(request, reply, knowledge.lexicon),
  )
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
  app.get(
    routePath(API_PATHS.diagnosisSteps),
    {
      schema: {
        tags: ['diagnosis'],
        operationId: 'getDiagnosisStep',
        summary: 'Questions to ask about pain at a location, danger signs first',
        params: locationParams,
        response: { 200: diagnosisStepList, 400: errorBody, 404: errorBody },
      },
    },
    (request, reply) => send(request, reply, knowledge.at(request.params.painLocation).diagnosisSteps),
  )
  app.get(
    routePath(API_PATHS.videosByDisease),
    {
      schema: {
        tags: ['diagnosis'],
        operationId: 'getVideoByDisease',
        summary: 'Self-test films, and what to ask after them, for each disease named',
        querystring: videoQuery,
        response: { 200: videoList, 400: errorBody, 404: errorBody, 503: errorBody },
      },
    },
    async (request, reply) => send(request, reply, await knowledge.videos(request.query.diseases)),
  )
}
