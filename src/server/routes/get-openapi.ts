import { z } from 'zod'
import { API_PATHS } from '#api/paths'
import { prepareJson, type PreparedResponse } from '../responses/prepared-response.ts'
import type { SendPrepared } from '../responses/send-prepared.ts'
import type { App } from '../http/app-type.ts'

export function getOpenapi(app: App, send: SendPrepared) {
  let response: Promise<PreparedResponse> | undefined
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
      response ??= prepareJson(app.swagger())
      return send(request, reply, await response)
    },
  )
}
