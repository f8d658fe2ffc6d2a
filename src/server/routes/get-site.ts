import { API_PATHS } from '#api/paths'
import { siteInfo, type SiteInfo } from '#api/site'
import { prepareJson, type PreparedResponse } from '../responses/prepared-response.ts'
import type { SendPrepared } from '../responses/send-prepared.ts'
import type { App } from '../http/app-type.ts'
import type { Operator } from '../environment/environment.ts'

/** Who runs the site: pages are made at build, before anybody runs them, and ask here. */
export function getSite(app: App, { email, grievanceOfficer }: Operator, send: SendPrepared) {
  const info: SiteInfo = { operator_email: email, grievance_officer: grievanceOfficer }
  let answer: Promise<PreparedResponse> | undefined
  app.get(
    API_PATHS.site,
    {
      schema: {
        tags: ['operation'],
        operationId: 'getSite',
        summary: 'Who runs this site and whom to write to about data',
        response: { 200: siteInfo },
      },
    },
    async (request, reply) => {
      answer ??= prepareJson(siteInfo.parse(info))
      return send(request, reply, await answer)
    },
  )
}
