import { REPORTS_PATH } from '#api/paths'
import type { App } from '../http/app-type.ts'
import { COUNTED_DIRECTIVES, type ReportCount } from '../http/report-count.ts'

/** As browsers send them: the Reporting API, and `report-uri` before it. */
const MEDIA_TYPES = ['application/reports+json', 'application/csp-report', 'application/json']

/**
 * What browsers tell of breaches of the Content-Security-Policy. Of each report the directive is counted and nothing else is
 * looked at: the rest names pages, which tell what somebody reads about.
 */
export function postReports(app: App, count: ReportCount): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(MEDIA_TYPES, { parseAs: 'string' }, (_request, body, done) => {
      done(null, directivesIn(body as string))
    })
    scope.post(REPORTS_PATH, { schema: { hide: true } }, async (request, reply) => {
      for (const directive of (request.body as string[] | undefined) ?? []) count(directive)
      return reply.code(204).send()
    })
  })
}

interface Report {
  body?: { effectiveDirective?: unknown }
  'csp-report'?: { 'effective-directive'?: unknown; 'violated-directive'?: unknown }
}

/** The directive of each report in a body; `other` for whatever isn't one of ours. */
function directivesIn(body: string): string[] {
  try {
    const sent = JSON.parse(body) as unknown
    return (Array.isArray(sent) ? sent : [sent]).map((report: Report | null) => {
      const old = report?.['csp-report']
      const named =
        report?.body?.effectiveDirective ?? old?.['effective-directive'] ?? old?.['violated-directive']
      const directive = String(named).split(' ')[0]!
      return COUNTED_DIRECTIVES.has(directive) ? directive : 'other'
    })
  } catch {
    return ['other']
  }
}
