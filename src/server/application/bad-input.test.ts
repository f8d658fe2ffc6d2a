import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../http/app-type.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

let app: App
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const text = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constantFrom('', '.', '..', '%00', '%zz', '__proto__', 'low_back', '1', '-1', '1e9', 'a'.repeat(5000)),
)
const piece = fc.oneof(text.map(encodeURIComponentSafely), text.map(withoutBlanks))
const url = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        '/diagnosis/get-diseases/',
        '/diagnosis/get-diagnosis-step/',
        '/diagnosis/get-video-by-disease/?diseases=',
        '/diagnosis/get-video-by-disease/?',
        '/knowledge/',
        '/api/',
        '/assets/',
        '/',
      ),
      piece,
      fc.constantFrom('', '/', '.json', '?x=1'),
    )
    .map((parts) => parts.join('')),
)
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
const header = fc.dictionary(
  fc.constantFrom('accept-encoding', 'if-none-match', 'range', 'content-type', 'accept'),
  fc.string({ maxLength: 60 }).map((value) => value.replaceAll(/[^\x20-\x7e]/g, '?')),
)

test('whatever is asked, the server never fails', { timeout: 20_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(method, url, header, text, async (verb, path, headers, body) => {
      const hasBody = verb !== 'GET' && verb !== 'HEAD'
      fc.pre(URL.canParse(path, 'http://localhost'))
      const response = await app.inject({
        method: verb,
        url: path,
        headers,
        ...(hasBody && { payload: body }),
      })
      expect(response.statusCode).toBeLessThan(500)
      const isJson = String(response.headers['content-type']).startsWith('application/json')
      if (response.statusCode >= 400 && isJson && response.body !== '') {
        expect(response.json()).toEqual({ error: { code: expect.any(String), message: expect.any(String) } })
      }
    }),
    { numRuns: 400 },
  )
})

function encodeURIComponentSafely(value: string): string {
  return encodeURIComponent(value.replaceAll(/[\uD800-\uDFFF]/g, ''))
}

/** What a client could put on the request line as it is. */
function withoutBlanks(value: string): string {
  return value.replaceAll(/[^\x21-\x7e]/g, '')
}
