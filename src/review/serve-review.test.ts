import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadContent } from '#knowledge/check/load-content'
import { exampleContent, writeContent } from '#knowledge/testing/example-content'
import { claimsOf } from './claims-of.ts'
import { createReviewServer } from './serve-review.ts'

const FILE = 'conditions/thumb-arthritis.yaml'
const SIGNATURE = {
  name: 'Dr. Asha Rao',
  role: 'general practitioner',
  registration: 'KMC 12345',
  checked: 'All of it against the guideline.',
}

let folder: string
let site: ReturnType<typeof createReviewServer>

beforeEach(() => {
  folder = writeContent(exampleContent)
  const vignettes = mkdtempSync(join(tmpdir(), 'vignettes-'))
  writeFileSync(join(vignettes, 'thumb.yaml'), VIGNETTES)
  site = createReviewServer({ content: folder, vignettes, reviews: mkdtempSync(join(tmpdir(), 'reviews-')) })
})

const VIGNETTES = `
- key: worn
  title: A thumb that hurts when used
  location: thumb
  kind: typical
  set: open
  sex: female
  age: 60
  story: For some years her thumb has hurt at its base when she opens jars.
  present: [slow]
  expect: { condition: thumb_arthritis, triage: routine }
  source: { title: A guideline }
- key: secret
  title: A case that nobody reads
  location: thumb
  kind: typical
  set: held_back
  sex: female
  age: 70
  story: For some years her thumb has hurt at its base when she turns keys.
  present: [slow]
  expect: { condition: thumb_arthritis, triage: routine }
  source: { title: A guideline }
`

const HEADERS = {
  host: 'localhost:4100',
  origin: 'http://localhost:4100',
  'content-type': 'application/x-www-form-urlencoded',
}

function claimIds(): string[] {
  const { content } = loadContent(folder)
  return claimsOf(content.conditions[0]!.value, content).flatMap(({ claims }) => claims.map(({ id }) => id))
}

/** Every claim is right, but for what is said here. */
function form(said: Record<string, string> = {}): string {
  const right = Object.fromEntries(claimIds().map((id) => [`${id}:say`, 'right']))
  return new URLSearchParams({ ...right, ...SIGNATURE, ...said }).toString()
}

function send(path: string, payload: string, headers: Record<string, string> = {}) {
  return site.inject({ method: 'POST', url: path, payload, headers: { ...HEADERS, ...headers } })
}

function file(): string {
  return readFileSync(join(folder, FILE), 'utf8')
}

test('the page shows each claim with its sources and what of them was read', async () => {
  const { body } = await site.inject({ url: '/thumb_arthritis', headers: HEADERS })
  expect(claimIds()).toEqual(
    expect.arrayContaining([
      'description',
      'age',
      'locations/thumb/prior',
      'findings/slow',
      'get_help/0',
      'tests/0',
    ]),
  )
  for (const id of claimIds()) expect(body).toContain(`name="${id}:say"`)
  expect(body).toContain('90 of 100 of those who have it, and about 75 of 100 of those with another cause')
  expect(body).toContain('A study')
  expect(body).toContain('not opened by a second reader')
  expect(body).toContain('No study behind it')
})

test('cases that may be read are told with what they came to, those held back only counted', async () => {
  const { body } = await site.inject({ url: '/thumb_arthritis', headers: HEADERS })
  expect(body).toContain('A thumb that hurts when used')
  expect(body).toContain('First in 1 of 1 that may be read. Of 1 held back it is first in 1')
  expect(body).not.toContain('A case that nobody reads')
  expect(body).not.toContain('turns keys')
})

test('a field named like what every object has changes no object', async () => {
  await send('/thumb_arthritis/draft', '__proto__:polluted=yes&constructor:polluted=yes&name=Asha')
  expect('polluted' in {}).toBe(false)
  expect('polluted' in Object).toBe(false)
})

test('what was said is kept until it is signed, though the window was closed', async () => {
  expect(
    (await send('/thumb_arthritis/draft', 'findings/slow:say=change&findings/slow:to=usually&name=Asha'))
      .statusCode,
  ).toBe(204)
  const { body } = await site.inject({ url: '/thumb_arthritis', headers: HEADERS })
  expect(body).toMatch(
    /name="findings\/slow:say"[^>]*checked=""[^>]*value="change"|value="change"[^>]*checked=""/,
  )
  expect(body).toContain('>usually</textarea>')
  expect(body).toContain('value="Asha"')
  expect((await site.inject({ url: '/', headers: HEADERS })).body).toContain('begun, 1 claims so far')
})

test('a form that lacks fields leaves what was said of them as it was', async () => {
  await send('/thumb_arthritis/draft', 'findings/slow:say=change&findings/slow:to=usually&name=Asha&missing=')
  expect((await send('/thumb_arthritis/draft', 'findings/slow:comment=In+the+cold.')).statusCode).toBe(204)
  const { body } = await site.inject({ url: '/thumb_arthritis', headers: HEADERS })
  for (const said of ['>usually</textarea>', 'In the cold.', 'value="Asha"']) expect(body).toContain(said)
})

describe('a form that no page sends is refused in words, and what was said before stays', () => {
  test.each([
    ['no field at all', '', {}],
    ['no form', '{"name":"Nobody"}', { 'content-type': 'application/json' }],
    ['a choice that there is not', 'name=Nobody&findings/slow:say=perhaps', {}],
    ['a field that there is not', 'name=Nobody&age=40', {}],
    ['a part that a claim has not', 'name=Nobody&findings/slow:say=right&findings/slow:other=x', {}],
  ])('%s', async (_, payload, headers) => {
    await send('/thumb_arthritis/draft', 'findings/slow:say=right&name=Asha')
    for (const act of ['draft', 'save', 'sign']) {
      const answer = await send(`/thumb_arthritis/${act}`, payload, headers)
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('still kept')])
    }
    const { body } = await site.inject({ url: '/thumb_arthritis', headers: HEADERS })
    expect(body).toContain('value="Asha"')
    expect((await site.inject({ url: '/', headers: HEADERS })).body).toContain('begun, 1 claims so far')
  })
})

test('what is too long to be signed is kept whole, and the page says how long it may be', async () => {
  const comment = 'Long. '.repeat(400)
  const answer = await send(
    '/thumb_arthritis/sign',
    form({ 'see:comment': comment, checked: 'x'.repeat(401) }),
  )
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('2400 characters, and 2000 at most')
  expect(answer.body).toContain('401 characters, and 400 at most')
  const { body } = await site.inject({ url: '/thumb_arthritis', headers: HEADERS })
  expect(body).toContain(comment)
})

test('a signed review changes what was corrected, and says who and when', async () => {
  const answer = await send(
    '/thumb_arthritis/sign',
    form({
      'findings/slow:say': 'change',
      'findings/slow:to': 'usually',
      'findings/red_hot:say': 'remove',
      'age:say': 'change',
      'age:to': '35-110',
      'see:comment': 'Sooner if it locks.',
      missing: 'Grinding is not asked.',
    }),
  )
  expect(answer.statusCode).toBe(200)
  const before = parse(exampleContent[FILE]!)
  expect(parse(file())).toEqual({
    ...before,
    age: { min: 35, max: 110 },
    findings: { swollen: 'often', slow: 'usually' },
    review: {
      date: new Date().toISOString().slice(0, 10),
      by: SIGNATURE.name,
      role: SIGNATURE.role,
      registration: SIGNATURE.registration,
      checked: SIGNATURE.checked,
      comments: [
        { at: 'see', says: 'Sooner if it locks.' },
        { at: 'whole', says: 'Grinding is not asked.' },
      ],
    },
  })
  expect(loadContent(folder).problems).toEqual([])
  expect((await site.inject({ url: '/', headers: HEADERS })).body).toContain(
    'signed by Dr. Asha Rao, general practitioner',
  )
})

describe('nothing is written when', () => {
  test.each([
    ['a claim has no word', () => form({ 'see:say': '' }), '1 of'],
    ['the signature is not whole', () => form({ registration: ' ' }), 'Your registration is missing'],
    [
      "a correction can't be read",
      () => form({ 'findings/slow:say': 'change', 'findings/slow:to': 'mostly' }),
      'can&#x27;t be read',
    ],
    [
      'a correction is what stands there',
      () => form({ 'urgency:say': 'change', 'urgency:to': 'routine' }),
      'stands there already',
    ],
    [
      'something wrong stands elsewhere and no comment says what',
      () => form({ 'weight_kg:say': 'change' }),
      'say in the comment',
    ],
    [
      'the content no longer holds together',
      () => form({ 'findings/slow:say': 'change', 'findings/slow:to': '0.5 from nobody-2020' }),
      'nobody-2020',
    ],
  ])('%s', async (_, payload, reason) => {
    const before = file()
    const answer = await send('/thumb_arthritis/sign', payload())
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain(reason)
    expect(file()).toBe(before)
  })

  test.each([
    ['another site sends it', { origin: 'https://elsewhere.example' }],
    [
      'the address is that of another host',
      { host: 'review.example:4100', origin: 'http://review.example:4100' },
    ],
  ])('%s', async (_, headers) => {
    const before = file()
    expect((await send('/thumb_arthritis/sign', form(), headers)).statusCode).toBe(403)
    expect(file()).toBe(before)
  })
})
