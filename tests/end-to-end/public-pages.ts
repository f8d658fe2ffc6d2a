/** Pages that everybody can open and read, whatever is on the device. */
export const PUBLIC_PAGES = [
  '/',
  '/about-us',
  '/terms-condition',
  '/privacy-policy',
  '/cookie-policy',
  '/test-and-treatment',
  '/conditions',
  '/conditions/gout',
  '/conditions/place/knee',
  '/contact-us',
  '/login',
  '/register',
  '/forgot-password',
]
