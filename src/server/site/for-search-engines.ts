import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../http/app-type.ts'
import type { Environment } from '../environment/environment.ts'

export type Address = Pick<Environment, 'baseUrl' | 'isBaseUrlGiven'>

/** Stands in the built sitemap for the address, which only the running server knows. */
const BASE_URL_MARK = '{BASE_URL}'

/** `robots.txt`, and the sitemap that the build has left. Without a given BASE_URL robots aren't pointed to it. */
export function serveForSearchEngines(app: App, siteFolder: string, { baseUrl, isBaseUrlGiven }: Address) {
  const robots = ['User-agent: *', 'Allow: /', ...(isBaseUrlGiven ? [`Sitemap: ${baseUrl}/sitemap.xml`] : [])]
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${robots.join('\n')}\n`),
  )
  const file = join(siteFolder, 'sitemap.xml')
  if (!existsSync(file)) return
  const sitemap = readFileSync(file, 'utf8').replaceAll(BASE_URL_MARK, escapeXml(baseUrl))
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(sitemap),
  )
}

/** The one address search engines should list a page under; none while the operator has not said where the site is. */
export function canonicalHeader(page: string, { baseUrl, isBaseUrlGiven }: Address): Record<string, string> {
  return isBaseUrlGiven ? { link: `<${encodeURI(baseUrl)}${page}>; rel="canonical"` } : {}
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
