import { addressOf, LANGUAGE } from '#web/language/language.ts'
import { SITE_NAME } from '#web/site.ts'
import { pageMessages } from './about-pages.ts'

/** What a device needs to install the site as an app. Its icons are drawn by `npm run draw`. */
export function webManifest() {
  return {
    id: addressOf('/'),
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: pageMessages['home']?.description,
    lang: LANGUAGE.tag,
    dir: LANGUAGE.direction,
    start_url: addressOf('/'),
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
