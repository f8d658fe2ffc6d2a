import { expect, test } from 'vitest'
import { RELEASE_PATHS } from '#api/release'
import { sha256 } from '#server/site/release-signature'
import { compareSite } from './compare-site.ts'
import { signRelease } from './sign.ts'
import { keyPair } from './testing/key-pair.ts'
import { manifest, openReleaseSite, SERVED, text } from './testing/release-site.ts'

const NOW = 1_764_000_000

const site = openReleaseSite()

test('finds nothing where it serves this build, signed or not', async () => {
  const all = { differences: [], fileCount: Object.keys(SERVED).length }
  expect(await compareSite(site.address, text, null)).toEqual({ ...all, signedBy: null })
  const { privateKey, name } = keyPair()
  site.served[RELEASE_PATHS.signature] = await signRelease(text, { own: privateKey, next: [] }, NOW)
  expect(await compareSite(site.address, text, null)).toEqual({ ...all, signedBy: name })
  expect(await compareSite(site.address, text, name)).toEqual({ ...all, signedBy: name })
})

test('looks at the first page of a language where people open it', async () => {
  const files = { ...manifest.files, '/hi': sha256('home in Hindi'), '/hi/sw.js': sha256('worker') }
  const both = JSON.stringify({ ...manifest, files })
  site.served = {
    ...site.served,
    [RELEASE_PATHS.manifest]: both,
    '/hi': 'home in Hindi',
    '/hi/': 'something else',
    '/hi/sw.js': 'worker',
  }
  expect((await compareSite(site.address, both, null)).differences).toEqual(['/hi/ differs (br)'])
})

test('asks for the worker under the address of the guard as well', async () => {
  const files = { ...manifest.files, '/sw.js': sha256('worker') }
  const all = JSON.stringify({ ...manifest, files })
  site.served = {
    ...site.served,
    [RELEASE_PATHS.manifest]: all,
    '/sw.js': 'worker',
    '/sw.js?guard': 'worker',
  }
  expect((await compareSite(site.address, all, null)).differences).toEqual([])
  site.served['/sw.js?guard'] = 'another'
  expect((await compareSite(site.address, all, null)).differences).toEqual(['/sw.js?guard differs (br)'])
})

test('lets a host write nothing of its own into the terminal', async () => {
  const esc = '\u001b'
  const lie = `~${esc}[2J${esc}[Hhttp://site serves what this checkout builds\n${esc}[8m\u202e\u2028\u009b`
  const files = { ...manifest.files, [lie]: '0a' }
  site.served[RELEASE_PATHS.manifest] = JSON.stringify({ ...manifest, version: lie, files })
  const said = await site.differences()
  expect(said).toHaveLength(2)
  for (const line of said) {
    expect(line).not.toMatch(/[\p{C}\p{Zl}]/u)
    expect(line).toContain('\\u{1b}[2J')
  }
})

test('names each file that is other, missing or not ours', async () => {
  site.served['/assets/app-1a2b.js'] = 'run(), tell()'
  delete site.served['/knowledge/knee.json']
  const files = { ...manifest.files, '/assets/more.js': 'ab' }
  site.served[RELEASE_PATHS.manifest] = JSON.stringify({ ...manifest, node: '22.0.0', files })
  expect((await compareSite(site.address, text, null)).differences).toEqual([
    '/assets/app-1a2b.js differs (br)',
    '/assets/more.js is served, and not in this checkout',
    '/knowledge/knee.json is answered with 404',
    'Node of the site\'s build is "22.0.0", of this one "20.19.0"',
  ])
})

test('names each file of which the list says something else, though what is served is right', async () => {
  const files: Record<string, string> = { ...manifest.files, '/assets/app-1a2b.js': 'evil' }
  delete files['/knowledge/knee.json']
  const published = JSON.stringify({ ...manifest, files })
  site.served[RELEASE_PATHS.manifest] = published
  const { privateKey, name } = keyPair()
  site.served[RELEASE_PATHS.signature] = await signRelease(published, { own: privateKey, next: [] }, NOW)
  expect((await compareSite(site.address, text, name)).differences).toEqual([
    '/assets/app-1a2b.js has another hash in /.well-known/release.json',
    '/knowledge/knee.json is not in /.well-known/release.json',
  ])
})

test('names a list that reads the same and has other bytes', async () => {
  const twice = text.replace('"files":', '"files":{"/":"evil"},"files":')
  expect(JSON.parse(twice)).toEqual(manifest)
  for (const published of [twice, `${text}\n`, text.replace('{', '{"more":1,')]) {
    site.served[RELEASE_PATHS.manifest] = published
    expect((await compareSite(site.address, text, null)).differences).toEqual([
      '/.well-known/release.json has other bytes',
    ])
  }
})

test('names a site that does not say what it serves', async () => {
  delete site.served[RELEASE_PATHS.manifest]
  expect((await compareSite(site.address, text, null)).differences).toEqual([
    '/.well-known/release.json is missing: the site does not say what it serves',
  ])
})

test('says when another key has signed, when nobody has, and when something else was signed', async () => {
  const [own, other] = [keyPair(), keyPair()]
  const signed = async (what: string) => signRelease(what, { own: other.privateKey, next: [] }, NOW)
  site.served[RELEASE_PATHS.signature] = await signed(text)
  expect((await compareSite(site.address, text, own.name)).differences).toEqual([
    `/.well-known/release.jws is not signed by ${own.name}`,
  ])
  site.served[RELEASE_PATHS.signature] = await signed('{}')
  expect((await compareSite(site.address, text, other.name)).differences).toEqual([
    '/.well-known/release.jws signs another manifest than /.well-known/release.json',
  ])
  delete site.served[RELEASE_PATHS.signature]
  expect((await compareSite(site.address, text, own.name)).differences).toEqual([
    '/.well-known/release.jws is missing: nobody has signed',
  ])
})
