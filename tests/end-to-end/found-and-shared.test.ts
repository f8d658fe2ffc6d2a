import { describe, expect, inject, test } from 'vitest'
import { pageMessages } from '#web/app/about-pages.ts'
import { ROUTES } from '#web/app/routes.ts'

async function htmlOf(path: string): Promise<string> {
  return (await fetch(`${inject('site')}${path}`)).text()
}

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
}

describe.each(ROUTES.map(({ path, page }) => [path, page] as const))('%s', (path, page) => {
  test('says what it is to link previews and search engines', async () => {
    const html = await htmlOf(path)
    expect(metaOf(html, 'og:title')).toBe(pageMessages[page]!.title)
    expect(metaOf(html, 'og:url')).toMatch(new RegExp(`${path}$`))
    expect(metaOf(html, 'og:image')).toMatch(/\/share\.png$/)
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(html, 'robots')).toBe(pageMessages[page]!.isEntry ? undefined : 'noindex')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })
})

test('the picture of link previews has the size that is said', async () => {
  const png = Buffer.from(await (await fetch(`${inject('site')}/share.png`)).arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(300_000)
})

test('the home page describes the site in the words of schema.org', async () => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await htmlOf('/')) ?? []
  expect(JSON.parse(json ?? '{}')).toMatchObject({ '@type': 'WebSite', isAccessibleForFree: true })
})

test('the sitemap lists only pages that search engines may list', async () => {
  const sitemap = await htmlOf('/sitemap.xml')
  const paths = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/]*(\/[^<]*)<\/loc>/g)].map((match) => match[1]!)
  expect(paths).toContain('/')
  const own = new Set(ROUTES.filter(({ page }) => !pageMessages[page]!.isEntry).map(({ path }) => path))
  expect(paths.filter((path) => own.has(path))).toEqual([])
})
