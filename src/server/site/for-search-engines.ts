import type { Environment } from '../environment/environment.ts'
import { compress, uncompressed, type Bodies } from '../responses/bodies.ts'
import {
  prepareResponse,
  type HeadersOfResponse,
  type PreparedResponse,
} from '../responses/prepared-response.ts'
import { fileHeaders } from './file-headers.ts'

export type Address = Pick<Environment, 'baseUrl' | 'isBaseUrlGiven'>

/** Stands in the built sitemap for the address, which only the running server knows. */
const BASE_URL_MARK = '{BASE_URL}'

/** Without a given BASE_URL robots aren't pointed to the sitemap. */
export function prepareRobots({ baseUrl, isBaseUrlGiven }: Address): PreparedResponse {
  const lines = ['User-agent: *', 'Allow: /', ...(isBaseUrlGiven ? [`Sitemap: ${baseUrl}/sitemap.xml`] : [])]
  return prepareResponse(uncompressed(`${lines.join('\n')}\n`), fileHeaders('robots.txt'))
}

/** The sitemap that the build has left, with the address of this site. */
export async function prepareSitemap({ identity }: Bodies, { baseUrl }: Address): Promise<PreparedResponse> {
  const text = identity().toString('utf8').replaceAll(BASE_URL_MARK, escapeXml(baseUrl))
  return prepareResponse(await compress(text), fileHeaders('sitemap.xml'))
}

/** The one address search engines should list a page under; none while the operator has not said where the site is. */
export function pageHeaders(page: string, { baseUrl, isBaseUrlGiven }: Address): HeadersOfResponse {
  const canonical = { link: `<${encodeURI(baseUrl)}${page}>; rel="canonical"` }
  return { ...fileHeaders('index.html'), ...(isBaseUrlGiven && canonical) }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
