import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

interface Line {
  route?: string
  status?: number
}

async function logOf(requests: string[]): Promise<{ text: string; lines: Line[] }> {
  const file = join(mkdtempSync(join(tmpdir(), 'painpoint-log-')), 'log')
  const app = await buildTestApp({ log: createLog('info', file) })
  for (const url of requests) {
    await app.inject({ url, headers: { 'user-agent': 'Browser of Ada', referer: '/steps-by-location' } })
  }
  await app.close()
  const readLines = () => {
    const read = readFileSync(file, 'utf8').trim().split('\n')
    return read.length >= requests.length ? read : null
  }
  const lines = await vi.waitUntil(readLines, { timeout: 20_000 })
  return { text: lines.join('\n'), lines: lines.map((line) => JSON.parse(line) as Line) }
}

test('one line a request, which never tells where it hurts, nor whom', async () => {
  const { text, lines } = await logOf([
    '/diagnosis/get-diseases/low_back/',
    '/diagnosis/get-diagnosis-step/low_back',
    '/diagnosis/get-video-by-disease/?diseases=disc_herniation',
    '/knowledge/low_back.json',
    '/diagnosis/get-diseases/elbow/',
    '/low_back',
    '/knowledge/low_back.json%zz',
    '/man-body?pain=low_back',
  ])
  expect(lines.map(({ route, status }) => [route, status])).toEqual([
    ['/diagnosis/get-diseases/:painLocation/', 200],
    ['/diagnosis/get-diagnosis-step/:painLocation/', 200],
    ['/diagnosis/get-video-by-disease/', 200],
    ['/knowledge/:painLocation.json', 200],
    ['/diagnosis/get-diseases/:painLocation/', 404],
    ['(none)', 404],
    ['(none)', 400],
    ['/man-body', 200],
  ])
  expect(text).not.toMatch(/low_back|elbow|disc_herniation|127\.0\.0\.1|Ada|steps-by-location/)
})
