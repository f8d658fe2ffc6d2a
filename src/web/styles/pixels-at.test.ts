import { expect, test } from 'vitest'
import { pixelsAt } from './pixels-at.ts'

test.each([
  ['1.25rem', 360, 20],
  ['clamp(1rem, 0.5rem + 2vw, 2rem)', 320, 16],
  ['clamp(1rem, 0.5rem + 2vw, 2rem)', 800, 24],
  ['clamp(1rem, 0.5rem + 2vw, 2rem)', 1440, 32],
  ['min(clamp(1rem, 0.5rem + 2vw, 2rem), 4vw)', 320, 12.8],
  ['min(clamp(1rem, 0.5rem + 2vw, 2rem), 4vw)', 800, 24],
])('%s on a screen of %d px is %d px', (length, screen, pixels) => {
  expect(pixelsAt(length, screen)).toBeCloseTo(pixels)
})

test('refuses what is no length', () => {
  expect(() => pixelsAt('1em', 360)).toThrow('1em')
})
