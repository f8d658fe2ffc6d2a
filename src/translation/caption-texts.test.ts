import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { captionedFilms, captionTexts, FILMS, translatedCaptions, withCaptionsAt } from './caption-texts.ts'
import { pseudoText } from './pseudo.ts'
import { translatorInto } from './translator.ts'

const folder = mkdtempSync(join(tmpdir(), 'captions-'))
afterAll(() => rmSync(folder, { recursive: true }))
const VTT = `WEBVTT

00:00:00.000 --> 00:00:02.400
Stand beside a chair.

00:00:02.400 --> 00:00:04.600
Lean &lt;back&gt; &amp; breathe,
knees straight.
`
writeFileSync(`${folder}/lean.vtt`, VTT)

test('each caption is a text for translators, as it is read', () => {
  expect(captionTexts(folder)).toEqual([
    { key: 'captions.lean.0', en: 'Stand beside a chair.', isMessage: false },
    { key: 'captions.lean.1', en: 'Lean <back> & breathe,\nknees straight.', isMessage: false },
  ])
})

test('captions in another language keep their times and their form, and what is not translated', () => {
  const first = { 'captions.lean.0': 'कुर्सी के पास < खड़े हों।' } as Record<string, string>
  const translate = ({ key }: { key: string }) => (first[key] ? { to: first[key] } : null)
  expect(translatedCaptions('lean', translate, folder)).toBe(
    VTT.replace('Stand beside a chair.', 'कुर्सी के पास &lt; खड़े हों।'),
  )
})

test('every film of the site has captions in the pseudo-language, line by line at the same times', () => {
  const translate = translatorInto('en-XA')
  const films = captionedFilms()
  expect(films.length).toBeGreaterThan(50)
  const texts = captionTexts()
  for (const film of films) {
    const [english, pseudo] = [
      readFileSync(`${FILMS}/${film}.vtt`, 'utf8'),
      translatedCaptions(film, translate),
    ]
    expect(translatedCaptions(film, () => null)).toBe(english)
    const times = (vtt: string) => vtt.match(/.* --> .*/g)
    expect(times(pseudo)).toEqual(times(english))
    const own = texts.filter(({ key }) => key.startsWith(`captions.${film}.`))
    expect(own).toHaveLength(times(english)!.length)
    for (const { en } of own) expect(pseudo).toContain(pseudoText(en))
  }
})

test('the knowledge of a language names its captions, and the films of all', () => {
  const film = { webm: '/films/lean.webm', mp4: '/films/lean.mp4', captions: '/films/lean.vtt' }
  expect(JSON.parse(withCaptionsAt(JSON.stringify({ film }), '/hi'))).toEqual({
    film: { ...film, captions: '/films/hi/lean.vtt' },
  })
})
