import icon from '#web/app/layout/favicon.svg?raw'
import { documentMessages } from '#web/app/layout/messages.ts'
import { addressOf, LANGUAGE, LANGUAGES } from '#web/language/language.ts'
import { SITE_ADDRESS, SITE_NAME } from '#web/site.ts'
import type { PageAbout } from './about-pages.ts'

/**
 * In the page itself: browsers ask for the icon again at every change of the address, so a file of its own would tell
 * the network how many questions were answered, and when.
 */
const ICON = `data:image/svg+xml,${encodeURIComponent(icon.trim())}`

/** Addresses of built files that a page's HTML names. */
export interface PageAssets {
  /** Null: the page is plain HTML. */
  script: string | null
  /** Chunks the script needs at once. */
  modules: readonly string[]
  stylesheets: readonly string[]
}

interface DocumentProps {
  /** Where the page is; null for one that nobody links to. */
  path: string | null
  /** Whether search engines may list it: not what is a person's own or leads elsewhere without answers. */
  isListed: boolean
  about: Pick<PageAbout, 'title' | 'description'>
  /** What the page is about, in schema.org's words; data, so that the policy against inline scripts lets it be. */
  structured?: object | undefined
  assets: PageAssets
  /** The prerendered app. */
  html: string
}

/** The whole HTML page. Not hydrated: only what is inside `#app` lives on in the browser. */
export function Document({ path, isListed, about, structured, assets, html }: DocumentProps) {
  return (
    <html lang={LANGUAGE.tag} dir={LANGUAGE.direction} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${about.title} – ${SITE_NAME}`}</title>
        <meta name="description" content={about.description} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={SITE_NAME} />
        <meta property="og:title" content={about.title} />
        <meta property="og:description" content={about.description} />
        {path === null ? null : <meta property="og:url" content={SITE_ADDRESS + addressOf(path)} />}
        {path === null ? null : <OtherLanguages path={path} />}
        <meta property="og:image" content={`${SITE_ADDRESS}/share.png`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={documentMessages.sharePicture} />
        <meta name="twitter:card" content="summary_large_image" />
        {isListed ? null : <meta name="robots" content="noindex" />}
        <meta name="theme-color" content="#0b6b6b" />
        <meta name="format-detection" content="telephone=no" />
        <script src="/before-paint.js" />
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="manifest" href={addressOf('/manifest.webmanifest')} />
        <link rel="icon" href={ICON} type="image/svg+xml" />
        {assets.script === null ? null : (
          <script
            id="scripts"
            type="application/json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify([assets.script, ...assets.modules]) }}
          />
        )}
        {structured ? (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(structured) }} />
        ) : null}
      </head>
      <body className="dark">
        {assets.script === null ? null : (
          <noscript>
            <p>{documentMessages.needsScript}</p>
          </noscript>
        )}
        <div id="app" dangerouslySetInnerHTML={{ __html: html }} />
        {assets.script === null ? null : <div id="waiting" />}
      </body>
    </html>
  )
}

/**
 * The same page in each language, for search engines, and for who has chosen one (`before-paint.js`). Nothing where there is one
 * language.
 */
function OtherLanguages({ path }: { path: string }) {
  if (LANGUAGES.length === 1) return null
  // Who reads none of them gets the first, English.
  return [...LANGUAGES, { ...LANGUAGES[0]!, tag: 'x-default' }].map((language) => (
    <link
      key={language.tag}
      rel="alternate"
      hrefLang={language.tag}
      href={SITE_ADDRESS + addressOf(path, language)}
    />
  ))
}

/** JSON that no text in it can end the script element of. */
function toJsonLd(structured: object): string {
  return JSON.stringify(structured).replaceAll('<', '\\u003c')
}
