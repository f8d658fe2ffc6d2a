import { expect, inject, test } from 'vitest'
import { PUBLIC_PAGES } from './public-pages.ts'

test('every public page has its own title and description, one h1, and says it before any script runs', async () => {
  const site = inject('site')
  const seen = new Set<string>()
  for (const path of PUBLIC_PAGES) {
    const html = await (await fetch(`${site}${path}`)).text()
    const said = [/<title>(.+?)<\/title>/, /name="description" content="(.+?)"/].map(
      (part) => part.exec(html)?.[1],
    )
    for (const text of said) {
      expect([path, text, seen.has(text ?? '')]).toEqual([path, expect.stringMatching(/.{10}/), false])
      seen.add(text!)
    }
    expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
    expect(html).toContain('property="og:description"')
  }
})

test('every link on the public pages leads to a page that is there', async () => {
  const site = inject('site')
  const links = new Set<string>()
  for (const path of PUBLIC_PAGES) {
    const html = await (await fetch(`${site}${path}`)).text()
    for (const [, href] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) links.add(href!)
  }
  expect(links.size).toBeGreaterThan(5)
  for (const link of links) expect([link, (await fetch(`${site}${link}`)).status]).toEqual([link, 200])
})
