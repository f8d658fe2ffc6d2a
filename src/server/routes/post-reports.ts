import { REPORTS_PATH } from '#api/paths'
import type { App } from '../http/app-type.ts'
import { COUNTED_DIRECTIVES, type ReportCount } from '../http/report-count.ts'
import { createMinuteLimit } from '../limits/minute-limit.ts'
import { createNetworkFinder } from '../limits/network.ts'

/** A page sends all its reports in one request, or one by one; nobody has opened sixty pages in a minute. */
const A_MINUTE = 60

/** As browsers send them: the Reporting API, and `report-uri` before it. */
const MEDIA_TYPES = ['application/reports+json', 'application/csp-report', 'application/json']

/**
 * What browsers report about breaches of the Content-Security-Policy. Of each report the directive is counted and nothing else is
 * looked at: the rest names pages, which tell what somebody reads about.
 */
export function postReports(app: App, count: ReportCount, trustedProxies: string | false): void {
  const findNetwork = createNetworkFinder(trustedProxies)
  const charge = createMinuteLimit(A_MINUTE)
  void app.register(async (scope) => {
    // Before any of the body is read.
    scope.addHook('onRequest', (request, _reply, done) => {
      charge(findNetwork(request.raw).site)
      done()
    })
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
      // Of anything but a string the writing out may take long: of arrays in arrays, as often as they are deep squared.
      const directive = typeof named === 'string' ? named.split(' ')[0]! : ''
      return COUNTED_DIRECTIVES.has(directive) ? directive : 'other'
    })
  } catch {
    return ['other']
  }
}
