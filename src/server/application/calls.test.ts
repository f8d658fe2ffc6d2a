import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { diagnosisStepList } from '#api/diagnosis-step'
import { diseaseList } from '#api/disease'
import { MAX_DISEASES_PER_CALL } from '#api/paths'
import { videoList } from '#api/video'
import type { App } from '../http/app-type.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { fixtureResponses } from '../testing/fixture-build.ts'
import { fixtureBundles, fixtureLocations } from '../testing/fixture-knowledge.ts'

let app: App
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const get = (url: string, headers = {}) => app.inject({ url, headers })
const codeOf = async (url: string) => {
  const response = await get(url)
  const { error } = response.json<{ error: { code: string; message: string } }>()
  expect(error.message).toMatch(/\S/)
  return [response.statusCode, error.code]
}

describe('diseases and steps of a location', () => {
  test.each(['low_back/', 'low_back', '1/', '1'])('/diagnosis/get-diseases/%s', async (name) => {
    const response = await get(`/diagnosis/get-diseases/${name}`)
    expect(response.statusCode).toBe(200)
    expect(diseaseList.parse(response.json()).map((disease) => disease.disease_short_name)).toEqual([
      'disc_herniation',
      'muscle_strain',
    ])
  })

  test.each(['low_back/', '1'])('/diagnosis/get-diagnosis-step/%s', async (name) => {
    const response = await get(`/diagnosis/get-diagnosis-step/${name}`)
    expect(diagnosisStepList.parse(response.json()).map(({ key }) => key)).toEqual([
      'saddle',
      'spread',
      'start',
    ])
  })

  test.each([
    ['/diagnosis/get-diseases/elbow/', 'unknown_location'],
    ['/diagnosis/get-diagnosis-step/99', 'unknown_location'],
    ['/diagnosis/get-diseases/__proto__/', 'unknown_location'],
    ['/diagnosis/get-diseases/jaw/', 'location_not_covered'],
    ['/diagnosis/get-diagnosis-step/3/', 'location_not_covered'],
    ['/knowledge/jaw.json', 'location_not_covered'],
    ['/knowledge/elbow.json', 'unknown_location'],
    ['/diagnosis/get-diseases/', 'not_found'],
  ])('%s: 404 %s', async (url, code) => {
    expect(await codeOf(url)).toEqual([404, code])
  })
})

describe('videos by disease', () => {
  const path = '/diagnosis/get-video-by-disease'

  test('so many lists are under way at once, and no more: their clients may read slowly', async () => {
    const ask = async () => (await get(`${path}?diseases=disc_herniation`)).statusCode
    const statuses = await Promise.all(Array.from({ length: 60 }, ask))
    expect(statuses.filter((status) => status === 503)).toHaveLength(10)
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    expect(await ask()).toBe(200)
  })

  test.each([`${path}/?diseases=`, `${path}?diseases=`])('%s…', async (start) => {
    const response = await get(`${start}muscle_strain,%20disc_herniation,disc_herniation`)
    expect(videoList.parse(response.json())).toMatchObject([
      { disease_short_name: 'disc_herniation', self_test: 'straight_leg_raise' },
    ])
  })

  test.each([
    'Slipped disc',
    'slipped  DISC,disc_herniation',
    'Lumbar disc herniation, with sciatica, Pulled muscle',
  ])('knows diseases by plain and medical names too: %s', async (names) => {
    const response = await get(`${path}/?diseases=${encodeURIComponent(names)}`)
    expect(videoList.parse(response.json()).map((video) => video.disease_short_name)).toEqual([
      'disc_herniation',
    ])
  })

  test.each([
    '',
    '?diseases=',
    '?diseases=,%20,',
    '?diseases=a&diseases=b',
    `?diseases=${Array.from({ length: MAX_DISEASES_PER_CALL + 1 }, (_, at) => `d${at}`).join(',')}`,
    `?diseases=${'x'.repeat(10_001)}`,
  ])('%s: 400', async (query) => {
    expect(await codeOf(`${path}/${query}`)).toEqual([400, 'invalid_request'])
  })

  test.each(['nothing', 'disc_herniation,nothing', 'with sciatica', '__proto__', 'constructor'])(
    '%s: 404',
    async (names) => {
      expect(await codeOf(`${path}/?diseases=${names}`)).toEqual([404, 'unknown_disease'])
    },
  )
})

describe('the compiled knowledge as it stands', () => {
  test('a bundle and the list of locations', async () => {
    expect((await get('/knowledge/low_back.json')).json()).toEqual(
      JSON.parse(JSON.stringify(fixtureBundles.low_back)),
    )
    expect((await get('/knowledge/locations.json')).json()).toEqual(fixtureLocations)
  })

  test('each encoding holds the same, under a strong tag of its own', async () => {
    const identity = await get('/knowledge/low_back.json')
    const gzip = await get('/knowledge/low_back.json', { 'accept-encoding': 'gzip' })
    const brotli = await get('/knowledge/low_back.json', { 'accept-encoding': 'gzip, br' })
    expect(gunzipSync(gzip.rawPayload)).toEqual(identity.rawPayload)
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(identity.rawPayload)
    const tags = [identity, gzip, brotli].map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
    expect(brotli.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(brotli.rawPayload.length),
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      vary: 'Accept-Encoding',
    })
  })

  test('a client that has it gets 304 without a body', async () => {
    const { etag } = (await get('/diagnosis/get-diseases/low_back/')).headers
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const response = await get('/diagnosis/get-diseases/low_back/', { 'if-none-match': known })
      expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag])
    }
    const otherEncoding = { 'if-none-match': etag, 'accept-encoding': 'br' }
    expect((await get('/diagnosis/get-diseases/low_back/', otherEncoding)).statusCode).toBe(200)
  })

  test('HEAD tells the same without a body', async () => {
    const whole = await get('/knowledge/low_back.json')
    const head = await app.inject({ method: 'HEAD', url: '/knowledge/low_back.json' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
    expect(head.headers.etag).toBe(whole.headers.etag)
  })
})

describe('health', () => {
  test('says which knowledge is served', async () => {
    const response = await get('/api/health')
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      ok: true,
      db: true,
      knowledge: { version: fixtureResponses().index.version, locations: 2, conditions: 2 },
    })
  })

  test('says that the server lives, and not all works, while the database is away', async () => {
    const without = await buildTestApp({ isDatabaseUp: async () => false })
    const response = await without.inject('/api/health')
    expect([response.statusCode, response.json()]).toMatchObject([200, { ok: false, db: false }])
    await without.close()
  })
})

describe('readiness', () => {
  test('is 200 when work is accepted', async () => {
    const response = await get('/api/ready')
    expect(response.headers['cache-control']).toBe('no-store')
    expect([response.statusCode, response.json()]).toEqual([200, { ready: true, db: true, stopping: false }])
  })

  test('is 503 while the database is away', async () => {
    const without = await buildTestApp({ isDatabaseUp: async () => false })
    const response = await without.inject('/api/ready')
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { ready: false, db: false, stopping: false },
    ])
    await without.close()
  })

  test('is 503 once the server stops, for who has asked already', async () => {
    let answer = (_isUp: boolean): void => {}
    let asked = (): void => {}
    const isAsked = new Promise<void>((resolve) => (asked = resolve))
    const site = await buildTestApp({
      isDatabaseUp: () => {
        asked()
        return new Promise((resolve) => (answer = resolve))
      },
    })
    const waiting = site.inject('/api/ready')
    await isAsked
    const closed = site.close()
    const takesMore = () =>
      site.inject('/api/site').then(
        () => true,
        () => false,
      )
    await vi.waitUntil(async () => !(await takesMore()), { timeout: 20_000 })
    answer(true)
    const response = await waiting
    expect([response.statusCode, response.json()]).toEqual([503, { ready: false, db: true, stopping: true }])
    await closed
  })
})
