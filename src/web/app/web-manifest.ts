import { SITE_NAME } from '#web/site.ts'
import { ABOUT_PAGES } from './about-pages.ts'

/** What a device needs to install the site as an app. Its icons are drawn by `npm run draw`. */
export function webManifest() {
  return {
    id: '/',
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: ABOUT_PAGES['home']?.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#0b6b6b',
    categories: ['health', 'medical'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
