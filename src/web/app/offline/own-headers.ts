import { CONTENT_SECURITY_POLICY, REPORTING_ENDPOINTS } from '#api/content-policy'

/**
 * What is signed are the bytes; the headers are what the host says. Of a page's only these are passed on, which can but take
 * something away from it: others lead on to another site (`Refresh`), bring in a style (`Link`), or have it read as something else.
 */
const PASSED_ON = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cache-control',
]
const NOSNIFF = 'nosniff'

/** Nothing of these runs in a browser that may not guess. Two types in one header are neither: which one holds is the browser's choice. */
const INERT = /^(?:application\/(?:json|jose)|text\/plain)(?:; ?charset=utf-8)?$/
const MEDIA = /^(?:image\/(?:png|webp|avif)|video\/(?:webm|mp4))$/
const TEXT = 'text/plain; charset=utf-8'

/** Whether what lies at this path of a release is a page, and no file that pages are made of. */
export const isPagePath = (path: string): boolean => !/\.(?!html$)\w+$/.test(path)

/** Whether nothing of a response runs, whatever is in it. */
export function isInert({ headers }: Response): boolean {
  return INERT.test(headers.get('content-type') ?? '') && headers.get('x-content-type-options') === NOSNIFF
}

/** A page with headers of ours. */
export function asPage(response: Response): Response {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'reporting-endpoints': REPORTING_ENDPOINTS,
    'x-content-type-options': NOSNIFF,
    // Any other would tell more to where the page leads.
    'referrer-policy': 'no-referrer',
  })
  for (const name of PASSED_ON) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(response.body, { status: response.status, headers })
}

/** Something else than a page that is opened by itself: nothing of it runs or leads on, whatever it is. */
export function asInert(response: Response): Response {
  const type = response.headers.get('content-type') ?? ''
  const headers = {
    'content-type': INERT.test(type) || MEDIA.test(type) ? type : TEXT,
    'x-content-type-options': NOSNIFF,
  }
  return new Response(response.body, { status: response.status, headers })
}
