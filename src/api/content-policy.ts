import { REPORTS_PATH } from './paths.ts'

/** What the policy calls the endpoint of reports. */
const REPORTS = 'reports'

export const REPORTING_ENDPOINTS = `${REPORTS}="${REPORTS_PATH}"`

/**
 * Of a page, and of whatever a page is made of. The pages hold no inline script or style and load nothing from elsewhere, so the
 * policy allows nothing but this site's own files. The server sends it, and the service worker where it knows a signed release.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  // Films are loaded together and played from memory, so that no request tells which one was watched.
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The one policy that a page makes, for the address of the service worker; no other can be made, nor this one twice.
  'trusted-types service-worker',
  `report-to ${REPORTS}`,
  // Of browsers that don't know `report-to`.
  `report-uri ${REPORTS_PATH}`,
].join('; ')
