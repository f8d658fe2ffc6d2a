import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadContent } from './load-content.ts'

const folder = 'public/films'
const files = readdirSync(folder)
const selfTests = loadContent('content')
  .content.selfTests.map(({ value }) => value.key)
  .toSorted()

describe('the films', () => {
  it('show every self-test, and nothing else', () => {
    expect([...new Set(files.map((file) => file.replace(/\.\w+$/, '')))].toSorted()).toEqual(selfTests)
  })

  it.each(selfTests)('have both formats, a poster and captions for %s', (key) => {
    for (const ending of ['webm', 'mp4', 'webp', 'vtt']) expect(files).toContain(`${key}.${ending}`)
    expect(readFileSync(`${folder}/${key}.vtt`, 'utf8')).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /)
  })

  it('stay under 16 MB together', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0)
    expect(bytes).toBeLessThan(16e6)
  })
})
