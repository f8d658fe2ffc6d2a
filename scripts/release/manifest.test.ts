import { expect, test } from 'vitest'
import { manifest, SERVED } from './testing/release-site.ts'

test('a release lists what is served, where it is served, and nothing else', () => {
  expect(Object.keys(manifest.files)).toEqual(Object.keys(SERVED).sort())
})
