import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectContent } from './check/project-content.ts'

const folder = 'public/films'
const files = readdirSync(folder)
const selfTests = projectContent()
  .selfTests.map(({ value }) => value.key)
  .toSorted()

/** How a file of each kind begins, so that one cut short or of another kind is noticed. */
const SIGNATURES = {
  webm: { at: 0, bytes: '\x1a\x45\xdf\xa3' },
  mp4: { at: 4, bytes: 'ftyp' },
  webp: { at: 8, bytes: 'WEBP' },
  vtt: { at: 0, bytes: 'WEBVTT' },
}

describe('the films', () => {
  it('show every self-test, and nothing else', () => {
    expect([...new Set(files.map((file) => file.replace(/\.\w+$/, '')))].toSorted()).toEqual(selfTests)
  })

  it.each(selfTests)('have both formats, a poster and captions for %s', (key) => {
    for (const [ending, { at, bytes }] of Object.entries(SIGNATURES)) {
      expect(files).toContain(`${key}.${ending}`)
      const signature = readFileSync(`${folder}/${key}.${ending}`).subarray(at, at + bytes.length)
      expect([ending, signature.toString('latin1')]).toEqual([ending, bytes])
    }
    expect(readFileSync(`${folder}/${key}.vtt`, 'utf8')).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /)
  })

  it('stay under 16 MB together', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0)
    expect(bytes).toBeLessThan(16e6)
  })
})
