import { diagnosisStepList } from '#api/diagnosis-step'
import { errorBody } from '#api/errors'
import { locationParams } from '#api/location'
import { API_PATHS } from '#api/paths'
import type { SendPrepared } from '../answers/send-prepared.ts'
import type { App } from '../app-type.ts'
import type { KnowledgeAnswers } from '../knowledge/knowledge-answers.ts'
import { routePath } from './route-path.ts'

export function getDiagnosisStep(app: App, knowledge: KnowledgeAnswers, send: SendPrepared) {
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
}
