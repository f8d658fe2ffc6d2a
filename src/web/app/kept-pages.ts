/** Pages that are kept on the device after one visit: the consultation, and what it leads to. */
export const KEPT_PAGES: readonly string[] = [
  'home',
  'man-body',
  'pain-location-body',
  'gender-age-weight',
  'weight-age',
  'steps-by-location',
  'suggested-diagnosis',
  'video-test-result',
  'test-result',
  'earlier-results',
  'test-and-treatment',
]
