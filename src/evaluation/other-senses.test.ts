import { describe, expect, test } from 'vitest'
import { createListener } from '#listening'
import { readLexicon } from './read-lexicon.ts'

const listener = createListener(readLexicon())

describe('hears neither another sense nor somebody else', () => {
  test.each([
    'a faint whistling',
    'a spot the size of a cigarette burn',
    'an uncle who lived with us was treated for a year',
  ])('%s', (text) => {
    expect(real(text)).toEqual([])
  })

  test.each([
    ['I feel faint and short of breath', 'light_headed'],
    ['I smoke twenty cigarettes a day', 'smoker'],
    ['I have had it for a year', 'duration_over_3_months'],
    ['a slight pain', 'strength_mild'],
  ])('%s is %s', (text, finding) => {
    expect(real(text)).toContain(finding)
  })

  test('a slight headache is no slight pain of the knee', () => {
    expect(real('a slight headache')).not.toContain('strength_mild')
  })

  function real(text: string): string[] {
    const keys = ['fainted', 'light_headed', 'smoker', 'duration_over_3_months', 'strength_mild']
    return listener
      .understand(
        text,
        keys.map((key) => ({ key, step: key, isOneOf: false })),
        { parts: ['knee'] },
      )
      .mentions.map(({ finding }) => finding)
  }
})
