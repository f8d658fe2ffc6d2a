/** Where each call lives; `{...}` marks a value. Every path also works without its trailing slash. */
export const API_PATHS = {
  diseases: '/diagnosis/get-diseases/{painLocation}/',
  diagnosisSteps: '/diagnosis/get-diagnosis-step/{painLocation}/',
  videosByDisease: '/diagnosis/get-video-by-disease/',
  locations: '/knowledge/locations.json',
  lexicon: '/knowledge/lexicon.json',
  locationBundle: '/knowledge/{painLocation}.json',
  site: '/api/site',
  health: '/api/health',
  ready: '/api/ready',
  openapi: '/api/openapi.json',
} as const

/** Most disease names that one video call may ask for. */
export const MAX_DISEASES_PER_CALL = 100

/** Where browsers, not programs, report breaches of the Content-Security-Policy. */
export const REPORTS_PATH = '/api/reports'
