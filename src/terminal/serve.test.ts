import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBundles } from '#evaluation/read-bundles'
import { readLexicon } from '#evaluation/read-lexicon'
import { consultation } from './consultation.ts'
import { listeningBy } from './consultation-state.ts'
import { check, type Prompt, type Reply } from './prompt.ts'
import { renderPrompt } from './plain-text.ts'
import { consultationServer } from './serve.ts'

let server: ReturnType<typeof consultationServer>
let site = ''
beforeAll(async () => {
  server = consultationServer(readBundles(), undefined, 2)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((closed) => server.close(closed)))

async function say(name: string, reply?: unknown, method = reply === undefined ? 'GET' : 'POST') {
  const response = await fetch(`${site}/${name}`, {
    method,
    ...(reply !== undefined && { body: JSON.stringify(reply) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const begin = { location: 'knee', sex: 'male', age: 40 }

test('plays consultations side by side, each by its name', async () => {
  expect((await say('a')).body).toMatchObject({
    kind: 'start',
    fields: { also: expect.stringContaining('Other places') as string },
  })
  expect((await say('a', begin)).body).toMatchObject({ kind: 'step' })
  expect((await say('b')).body).toMatchObject({ kind: 'start' })
  const { body } = await say('a')
  expect((await say('a', { answer: [] })).body).not.toEqual(body)
})

test('says with each prompt in which form it is answered, and takes what it says', async () => {
  const forms = new Map<unknown, string>()
  let now = (await say('forms')).body
  for (let asked = 0; now['kind'] !== 'result' && asked < 60; asked += 1) {
    const kind = now['kind'] === 'step' ? now['type'] : now['kind']
    const form = String(now['reply'])
    forms.set(kind, form)
    const [{ key = '' } = {}] = (now['options'] ?? []) as { key?: string }[]
    const example =
      now['kind'] === 'start' ? '{"location": "knee", "sex": "female", "age": 40}' : /^\{.*?\}/.exec(form)![0]
    now = (
      await say(
        'forms',
        JSON.parse(kind === 'multiple' ? example.replace('["KEY"]', '[]') : example.replace('KEY', key)),
      )
    ).body
    expect(now['kind']).not.toBe('error')
  }
  expect([...forms.keys()]).toEqual(expect.arrayContaining(['start', 'single', 'multiple']))
  expect((await say('forms')).body).not.toHaveProperty('reply')
})

test('serves nobody who calls this machine by another name', async () => {
  const statusFor = async (host: string) => {
    const [response] = (await once(get(`${site}/rebound`, { headers: { host } }), 'response')) as [
      IncomingMessage,
    ]
    response.resume()
    return response.statusCode
  }
  expect([await statusFor('evil.example'), await statusFor('localhost:4000')]).toEqual([403, 200])
})

test('serves no page of another site that has a browser play', async () => {
  const statusWith = async (headers: Record<string, string>) => {
    const [response] = (await once(get(`${site}/played`, { headers }), 'response')) as [IncomingMessage]
    response.resume()
    return response.statusCode
  }
  expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusWith({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusWith({ 'sec-fetch-site': 'none' })).toBe(200)
})

test('refuses what does not fit, says why, and loses nothing', async () => {
  await say('c', begin)
  const { body: prompt } = await say('c')
  const refused = await say('c', { answer: ['nonsense'] })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ kind: 'error', prompt })
  expect((await say('c', [1])).status).toBe(422)
  expect((await say('c')).body).toEqual(prompt)
  expect((await say('no/name')).status).toBe(404)
  expect((await say('c', {}, 'PUT')).status).toBe(405)
})

test('comes to a result, and forgets what was used longest ago', async () => {
  let now = (await say('d', begin)).body
  for (let asked = 0; now['kind'] !== 'result' && asked < 60; asked += 1) {
    const answer = now['kind'] === 'self_test' ? 'not_sure' : now['kind'] === 'go_on' ? 'no' : 'not_sure'
    now = (await say('d', { answer })).body
  }
  expect(now).toMatchObject({ kind: 'result' })
  expect((await say('d', { answer: [] })).status).toBe(409)
  await say('e')
  await say('f')
  expect((await say('d')).body).toMatchObject({ kind: 'start' })
  await say('d', undefined, 'DELETE')
  expect((await say('d')).body).toMatchObject({ kind: 'start' })
})

test('asks of another place that words name whether it hurts there too', () => {
  const conversation = consultation(readBundles(), listeningBy(readLexicon()))
  conversation.next(undefined as never)
  const words = 'My head hurts. I have had belly pain since this morning. My knee aches.'
  const prompt = conversation.next({ location: 'head', sex: 'female', age: 30, words }).value as Prompt
  expect(prompt).toMatchObject({ kind: 'mentions' })
  const { places } = prompt as Extract<Prompt, { kind: 'mentions' }>
  expect(places.map(({ place }) => place)).toEqual(['navel', 'knee'])
  expect(() => check(prompt, { confirm: {}, also: ['ear'] })).toThrow(/navel, knee/)
  const reply = { confirm: {}, also: ['navel'] }
  check(prompt, reply)
  const asked = new Set<string>()
  let turn = conversation.next(reply)
  for (let count = 0; !turn.done && turn.value.kind === 'step' && count < 40; count += 1) {
    asked.add(turn.value.step)
    turn = conversation.next({ answer: turn.value.type === 'single' ? 'not_sure' : [] })
  }
  expect([...asked]).toContain('belly_danger_signs')
  expect([...asked]).not.toContain('knee_leg_signs')
})

test('listens to own words, asks what of them is right, and asks once for more', async () => {
  const listening = consultationServer(readBundles(), listeningBy(readLexicon()))
  await new Promise<void>((open) => listening.listen(0, '127.0.0.1', open))
  const at = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/own`
  const reply = async (body: unknown) => {
    const response = await fetch(at, { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as Record<string, unknown>
  }
  const words = 'My throat is sore and I have had a fever since yesterday. No cough.'
  let now = await reply({ location: 'mouth_throat', sex: 'female', age: 30, who: 'child', words })
  expect(now).toMatchObject({ kind: 'mentions' })
  expect(now['mentions']).toContainEqual(expect.objectContaining({ finding: 'fever', holds: true }))
  expect(await reply({ confirm: { fever: 'maybe' } })).toMatchObject({ kind: 'error' })
  now = await reply({ confirm: { fever: true } })
  let askedMore = 0
  for (let asked = 0; now['kind'] !== 'result' && asked < 60; asked += 1) {
    if (now['kind'] === 'anything_else') {
      askedMore += 1
      const options = now['options'] as { key: string; label: string }[]
      expect(options.filter(({ label }) => label.startsWith('Yes'))).toEqual([])
      expect(await reply({ answer: ['nothing'], words: 'x' })).toMatchObject({ kind: 'error' })
      now = await reply({ answer: ['nose_runs'], words: 'The pain is severe and her nose runs.' })
      expect(now['mentions']).toEqual([expect.objectContaining({ finding: 'strength_severe', holds: true })])
      expect(now['known']).toEqual([expect.objectContaining({ finding: 'nose_runs', holds: true })])
      now = await reply({ confirm: {} })
      continue
    }
    const answer = { step: 'not_sure', self_test: 'not_sure', go_on: 'no' }[now['kind'] as string] ?? []
    now = await reply({ answer })
  }
  expect(now).toMatchObject({ kind: 'result' })
  expect(askedMore).toBe(1)
  await new Promise((closed) => listening.close(closed))
})

test('offers nobody a statement again that they did not agree with', () => {
  const talk = consultation(readBundles(), listeningBy(readLexicon()))
  talk.next(undefined as never)
  const words = 'I knelt and squatted for hours, and I have a fever.'
  let turn = talk.next({ location: 'knee', sex: 'female', age: 30, words })
  const refused = { kind: 'mentions', mentions: [{ finding: 'leg_pressed_long' }, { finding: 'fever' }] }
  expect(turn.value).toMatchObject(refused)
  turn = talk.next({ confirm: { leg_pressed_long: false, fever: true } })
  while (turn.value.kind === 'step')
    turn = talk.next({ answer: turn.value.type === 'single' ? 'not_sure' : [] })
  expect(turn.value).toMatchObject({ kind: 'anything_else' })
  const { options } = turn.value as Extract<Prompt, { kind: 'anything_else' }>
  expect(options.map(({ key }) => key)).not.toContain('leg_pressed_long')
  turn = talk.next({ answer: [], words })
  expect(turn.value).not.toMatchObject({ kind: 'mentions' })
  expect(turn.value).toMatchObject({ note: expect.stringContaining('counts already') as string })
})

test('asks nothing where own words hold nothing to confirm, and says what became of them', () => {
  const conversation = consultation(readBundles(), listeningBy(readLexicon()))
  conversation.next(undefined as never)
  const begin: Reply = { location: 'knee', sex: 'female', age: 30, words: 'Mercury is in retrograde.' }
  let turn = conversation.next(begin)
  expect(turn.value).toMatchObject({ kind: 'step', note: expect.stringContaining('found nothing') })
  turn = conversation.next({ answer: 'not_sure' })
  expect(turn.value).not.toHaveProperty('note')
  for (let count = 0; (turn.value as Prompt).kind !== 'anything_else' && count < 60; count += 1)
    turn = conversation.next({ answer: (turn.value as Prompt).kind === 'go_on' ? 'yes' : 'not_sure' })
  const [{ key, label }] = (turn.value as Extract<Prompt, { kind: 'anything_else' }>).options as [
    { key: string; label: string },
  ]
  turn = conversation.next({ answer: [key], words: label })
  expect(turn.value.kind).not.toBe('mentions')
  const prompt = turn.value as Prompt
  expect(renderPrompt({ ...prompt, note: 'So it is.' })).toMatch(/^\nSo it is\.\n/)
})
