import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { avoidedWords, readGlossary, termsIn } from './glossary.ts'

const terms = [
  { en: 'kidney', to: 'गुर्दा (किडनी)' },
  { en: 'kidney stone', to: 'गुर्दे की पथरी' },
  { en: 'at once, immediately', to: 'तुरंत' },
  { en: 'arm', to: 'बाँह' },
  { en: 'rest, to', to: 'आराम' },
]

test('the words of a text are found whole, the longest first', () => {
  const found = (text: string) => termsIn(text, terms).map(({ en }) => en)
  expect(found('Two Kidney stones: see a doctor at once.')).toEqual([
    'at once, immediately',
    'kidney stone',
    'kidney',
  ])
  expect(found('Keep warm and try to stay calm')).toEqual([])
  expect(found('Rest the leg')).toEqual(['rest, to'])
})

test('a text that says what is avoided is told, but not where it stands in brackets', () => {
  const decided = [{ en: 'main artery', to: 'बड़ी नली (महाधमनी)', avoid: ['महाधमनी'] }]
  const said = (to: string, they?: string) => avoidedWords(decided, new Map([['a', { en: 'x', to, they }]]))
  expect(said('बड़ी नली (महाधमनी) फटी')).toEqual([])
  expect(said('महाधमनी फटी')).toEqual(['a: it says महाधमनी, and the glossary has बड़ी नली (महाधमनी)'])
  expect(said('नली', 'उनकी महाधमनी')).toHaveLength(1)
})

test('Hindi has its words decided', () => {
  const hindi = readGlossary('hi')
  expect(hindi.length).toBeGreaterThanOrEqual(300)
  expect(hindi.find(({ en }) => en === 'ankle')?.to).toBe('टखना')
  expect(readGlossary('xx')).toEqual([])
})

test.each([
  ['stands twice', 'sources: {}\nterms: [{ en: arm, xx: a }, { en: arm, xx: b }]'],
  ['names no source', 'sources: {}\nterms: [{ en: arm, xx: a, source: who }]'],
  ['terms', 'sources: {}\nterms: [{ en: arm }]'],
])('a glossary with a fault is refused: %s', (fault, yaml) => {
  const folder = mkdtempSync(join(tmpdir(), 'glossary-'))
  mkdirSync(join(folder, 'xx'))
  writeFileSync(join(folder, 'xx', 'glossary.yaml'), yaml)
  expect(() => readGlossary('xx', folder)).toThrow(fault)
})
