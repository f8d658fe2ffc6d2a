import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

const ENGLISH = { tag: 'en', name: 'English', direction: 'ltr', base: '' }
const PSEUDO = { tag: 'en-XA', name: 'Ƥšéúðó', direction: 'ltr', base: '/en-xa' }

afterEach(() => vi.resetModules())

/** The head of a page, as a build of these languages writes it. */
async function alternatesOf(languages: readonly object[], page: object): Promise<string[][]> {
  vi.stubGlobal('LANGUAGES_OF_SITE', languages)
  vi.stubGlobal('LANGUAGE_OF_PAGES', page)
  vi.resetModules()
  const { Document } = await import('./document.tsx')
  const html = renderToStaticMarkup(
    <Document
      path="/man-body"
      isListed
      about={{ title: 'Place', description: 'Where it hurts' }}
      assets={{ script: null, modules: [], stylesheets: [] }}
      html=""
    />,
  )
  return [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, language, address]) => [language!, address!],
  )
}

test('every page names itself in each language, and English for who reads none of them', async () => {
  const expected = [
    ['en', '/man-body'],
    ['en-XA', '/en-xa/man-body'],
    ['x-default', '/man-body'],
  ]
  expect(await alternatesOf([ENGLISH, PSEUDO], ENGLISH)).toEqual(expected)
  expect(await alternatesOf([ENGLISH, PSEUDO], PSEUDO)).toEqual(expected)
})

test('with one language there is nothing to name', async () => {
  expect(await alternatesOf([ENGLISH], ENGLISH)).toEqual([])
})
