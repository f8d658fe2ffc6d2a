import { z } from 'zod'
import { API_PATHS } from '#api/paths'
import { prepareJson, type PreparedAnswer } from '../answers/prepared-answer.ts'
import type { SendPrepared } from '../answers/send-prepared.ts'
import type { App } from '../app-type.ts'

export function getOpenapi(app: App, send: SendPrepared) {
  let answer: Promise<PreparedAnswer> | undefined
  app.get(
    API_PATHS.openapi,
    {
      schema: {
        tags: ['operation'],
        operationId: 'getOpenapi',
        summary: 'This description, OpenAPI 3.1',
        response: { 200: z.looseObject({ openapi: z.string() }) },
      },
    },
    async (request, reply) => {
      answer ??= prepareJson(app.swagger())
      return send(request, reply, await answer)
    },
  )
}
