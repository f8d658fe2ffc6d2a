import { CONTENT_SECURITY_POLICY, REPORTING_ENDPOINTS } from '#api/content-policy'

/** Of what is no page: even opened by itself it may do nothing. */
const CONTENT_SECURITY_POLICY_OF_DATA =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Off for everybody, but what the pages use: where care is nearby, films on the whole screen, and passkeys. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  'fullscreen=(self)',
  'picture-in-picture=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'accelerometer=()',
  'autoplay=()',
  'browsing-topics=()',
  'camera=()',
  'clipboard-read=()',
  'display-capture=()',
  'encrypted-media=()',
  'gyroscope=()',
  'hid=()',
  'idle-detection=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')

const ONE_YEAR_SECONDS = 31_536_000

/** Names in lower case. */
export interface SecurityHeaders {
  page: Record<string, string>
  /**
   * Of JSON: without what tells a page how it may behave, which is a kilobyte, and a sixth of the time that telling who
   * is signed in takes (`npm run bench -- accounts`).
   */
  data: Record<string, string>
}

/** What every response carries; `strict-transport-security` only where the site is reached by https. */
export function securityHeaders(baseUrl: string): SecurityHeaders {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...(baseUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`,
    }),
  }
  return {
    page: {
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'reporting-endpoints': REPORTING_ENDPOINTS,
      'permissions-policy': PERMISSIONS_POLICY,
      'cross-origin-opener-policy': 'same-origin',
      ...everywhere,
    },
    data: { 'content-security-policy': CONTENT_SECURITY_POLICY_OF_DATA, ...everywhere },
  }
}

/** Those of one content type. */
export const headersFor = ({ page, data }: SecurityHeaders, contentType: unknown): Record<string, string> =>
  String(contentType).startsWith('application/json') ? data : page
