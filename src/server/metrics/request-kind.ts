const KNOWLEDGE = /^\/(knowledge|diagnosis)\//
const ACCOUNTS = /^\/(api|user)\//
/** About the site itself, for programs. */
const SITE_ITSELF = new Set(['/api/health', '/api/ready', '/api/site', '/api/openapi.json', '/api/reports'])

export type RequestKind = 'page_or_file' | 'knowledge' | 'account' | 'site' | 'none'

/**
 * What sort of request it was, by the pattern of its route: no more than that, so that no figure tells a place or an answer.
 * @param pattern undefined where no route was found
 */
export function kindOfRequest(pattern: string | undefined): RequestKind {
  if (pattern === undefined) return 'none'
  if (KNOWLEDGE.test(pattern)) return 'knowledge'
  if (SITE_ITSELF.has(pattern)) return 'site'
  return ACCOUNTS.test(pattern) ? 'account' : 'page_or_file'
}
