import { expect, test, vi } from 'vitest'
import { PAGE_LANGUAGE_HEADER } from '#api/page-language'

/** The headers that a page sends, whose build is in this language. */
async function headersOfPageIn(tag: string): Promise<Headers> {
  vi.stubGlobal('LANGUAGE_OF_PAGES', {
    tag,
    name: tag,
    direction: 'ltr',
    base: tag === 'en' ? '' : `/${tag}`,
  })
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}))
  vi.stubGlobal('fetch', fetch)
  vi.resetModules()
  const { call } = await import('./call.ts')
  await call('POST passwordReset', { payload: { username: 'ada@example.com' } })
  return new Headers(fetch.mock.calls[0]![1]!.headers)
}

test('a page says which language it is in, unless that is English', async () => {
  expect((await headersOfPageIn('hi')).get(PAGE_LANGUAGE_HEADER)).toBe('hi')
  expect((await headersOfPageIn('en')).has(PAGE_LANGUAGE_HEADER)).toBe(false)
  vi.resetModules()
})
