import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { REPORTS_PATH } from '#api/paths'
import { createReportCount } from '../http/report-count.ts'
import { createLog } from '../logging/log.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const url = REPORTS_PATH

const report = (effectiveDirective: string) => ({
  type: 'csp-violation',
  url: 'https://pain.example/conditions/gout',
  body: { effectiveDirective, documentURL: 'https://pain.example/conditions/gout', sample: 'low_back' },
})

function post(app: Awaited<ReturnType<typeof buildTestApp>>, type: string, payload: string) {
  return app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
}

test('reports of either form are counted by directive, and nothing else of them is in the log', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const file = join(mkdtempSync(join(tmpdir(), 'painpoint-log-')), 'log')
  const app = await buildTestApp({ log: createLog('warn', file) })
  const old = {
    'csp-report': { 'violated-directive': 'img-src self', 'document-uri': 'https://pain.example/gout' },
  }
  const sent = [
    await post(
      app,
      'application/reports+json',
      JSON.stringify([report('script-src-elem'), report('script-src-elem'), report('low_back')]),
    ),
    await post(app, 'application/csp-report', JSON.stringify(old)),
    await post(app, 'application/csp-report', '{"gout'),
    await post(app, 'application/reports+json', '[null, 3, "gout"]'),
    // Written out, arrays in arrays read the same, and as they are deep they would take seconds.
    await post(app, 'application/reports+json', '[{ "body": { "effectiveDirective": [["img-src"]] } }]'),
  ]
  expect(sent.map(({ statusCode, body }) => [statusCode, body])).toEqual(sent.map(() => [204, '']))
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await app.close()
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 40,
      time: expect.any(Number),
      event: 'csp_reports',
      counts: { 'script-src-elem': 2, 'img-src': 1, other: 6 },
    },
  ])
})

test('nothing else is taken, and nothing large', async () => {
  const app = await buildTestApp()
  expect((await post(app, 'text/plain', 'gout')).statusCode).toBe(415)
  const large = JSON.stringify([report('x'.repeat(70_000))])
  expect((await post(app, 'application/reports+json', large)).statusCode).toBe(413)
  await app.close()
})

test('a network that floods is told to wait before its reports are read, and others are heard', async () => {
  const counted: string[] = []
  const app = await buildTestApp({ countReport: (directive) => counted.push(directive) })
  const send = async (network: string, payload = JSON.stringify([report('img-src')])) => {
    const headers = { 'content-type': 'application/reports+json', 'x-forwarded-for': network }
    return app.inject({ method: 'POST', url, headers, payload })
  }
  for (let sent = 0; sent < 60; sent++) expect((await send('192.0.2.1')).statusCode).toBe(204)
  const refused = await send('192.0.2.1')
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { error: { code: 'too_many_requests' } }])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send('192.0.2.2')).statusCode).toBe(204)
  expect(counted).toHaveLength(61)
  await app.close()
})

test('a flood is one line a minute', () => {
  vi.useFakeTimers()
  const { logger } = createLog('silent')
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {})
  const count = createReportCount(logger)
  for (let sent = 0; sent < 1000; sent += 1) count('img-src')
  vi.advanceTimersByTime(60_000)
  count('img-src')
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    { event: 'csp_reports', counts: { 'img-src': 1000 } },
    { event: 'csp_reports', counts: { 'img-src': 1 } },
  ])
})
