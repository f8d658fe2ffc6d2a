import type { z } from 'zod'
import { diagnosisStepList } from '#api/diagnosis-step'
import { diseaseList } from '#api/disease'
import { errorBody } from '#api/errors'
import { lexicon, locationBundle, locationList, locationParams } from '#api/location'
import { API_PATHS } from '#api/paths'
import { videoList, videoQuery } from '#api/video'
import { AppError } from '../errors/app-error.ts'
import type { App } from '../http/app-type.ts'
import { routePath } from '../http/route-path.ts'
import type { ResponseOfLocation } from '../knowledge/compile-responses.ts'
import type { KnowledgeResponses } from '../knowledge/knowledge-responses.ts'
import type { SendPrepared } from '../responses/send-prepared.ts'

/** What the API's description says of a call. */
interface Described {
  tags: ['knowledge' | 'diagnosis']
  operationId: string
  summary: string
  body: z.ZodType
}

/** At 100 diseases a list takes a megabyte. No page of ours asks for one. */
const LISTS_AT_ONCE = 50

const NOT_FOUND = { 400: errorBody, 404: errorBody }

/** The calls about what the site knows: each response is the same for everybody who asks for it. */
export function knowledgeRoutes(app: App, knowledge: KnowledgeResponses, send: SendPrepared): void {
  const forAllPlaces = (called: 'locations' | 'lexicon', { body, ...described }: Described) =>
    app.get(API_PATHS[called], { schema: { ...described, response: { 200: body } } }, (request, reply) =>
      send(request, reply, knowledge[called]),
    )
  const forOnePlace = (path: string, called: ResponseOfLocation, { body, ...described }: Described) =>
    app.get(
      routePath(path),
      { schema: { ...described, params: locationParams, response: { 200: body, ...NOT_FOUND } } },
      (request, reply) => send(request, reply, knowledge.at(request.params.painLocation)[called]),
    )

  forAllPlaces('locations', {
    tags: ['knowledge'],
    operationId: 'getLocations',
    summary: 'Every pain location, covered or not, from head to toe',
    body: locationList,
  })
  forAllPlaces('lexicon', {
    tags: ['knowledge'],
    operationId: 'getLexicon',
    summary: 'What people say of their pain, and which findings they mean, for all places',
    body: lexicon,
  })
  forOnePlace(API_PATHS.locationBundle, 'bundle', {
    tags: ['knowledge'],
    operationId: 'getLocationBundle',
    summary: 'Everything the site knows about a location, in one file that is the same for everybody',
    body: locationBundle,
  })
  forOnePlace(API_PATHS.diseases, 'diseases', {
    tags: ['diagnosis'],
    operationId: 'getDiseases',
    summary: 'Possible causes of pain at a location',
    body: diseaseList,
  })
  forOnePlace(API_PATHS.diagnosisSteps, 'diagnosisSteps', {
    tags: ['diagnosis'],
    operationId: 'getDiagnosisStep',
    summary: 'Questions to ask about pain at a location, danger signs first',
    body: diagnosisStepList,
  })
  let lists = 0
  app.get(
    routePath(API_PATHS.videosByDisease),
    {
      schema: {
        tags: ['diagnosis'],
        operationId: 'getVideoByDisease',
        summary: 'Self-test films, and what to ask after them, for each disease named',
        querystring: videoQuery,
        response: { 200: videoList, ...NOT_FOUND, 503: errorBody },
      },
    },
    async (request, reply) => {
      // Each list is another, and may be held for as long as a client reads it.
      if (lists >= LISTS_AT_ONCE) throw new AppError('unavailable', { retryAfterSeconds: 5 })
      lists++
      reply.raw.once('close', () => lists--)
      return send(request, reply, await knowledge.videos(request.query.diseases))
    },
  )
}
