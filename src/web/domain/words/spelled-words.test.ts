import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSpelling } from '#translation/own-words'
import { holdsAll } from './find-words.ts'
import { spelledWordsOf } from './spelled-words.ts'

beforeEach(() => {
  vi.stubGlobal('SPELLING_OF_PAGES', readSpelling('hi'))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['dil ka daura', 'दिल का दौरा'],
  ['दिल', 'Dil ka daura'],
  ['gathiya', 'गठिया'],
  ['pathri', 'गुर्दे की पथरी'],
  ['migr', 'माइग्रेन (migraine)'],
  ['sandhi', 'संधि शोथ'],
])('%s finds %s in either script', (typed, name) => {
  expect(holdsAll(spelledWordsOf(name), spelledWordsOf(typed))).toBe(true)
})

test.each([
  ['dil', 'दस्त'],
  ['pet', 'पैर'],
])('%s does not find %s', (typed, name) => {
  expect(holdsAll(spelledWordsOf(name), spelledWordsOf(typed))).toBe(false)
})
