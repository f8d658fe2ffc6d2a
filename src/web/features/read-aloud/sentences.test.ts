import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

const wordsOf = (text: string) => sentencesOf(text).map(([start, end]) => text.slice(start, end))

describe('what is spoken at once', () => {
  test('is a sentence', () => {
    expect(wordsOf('Call 112 now. Is it bad?  Sit down!')).toEqual([
      'Call 112 now.',
      'Is it bad?',
      'Sit down!',
    ])
  })

  test('ends at a danda in Hindi', () => {
    expect(wordsOf('अभी 112 पर फ़ोन करें। बैठ जाएँ। क्या दर्द तेज़ है?')).toEqual([
      'अभी 112 पर फ़ोन करें।',
      'बैठ जाएँ।',
      'क्या दर्द तेज़ है?',
    ])
  })

  test('keeps a closing quotation mark, and does not end inside a number', () => {
    expect(wordsOf('Say "I need help." Walk 1.5 metres.')).toEqual(['Say "I need help."', 'Walk 1.5 metres.'])
  })

  test('is all of a text without a full stop', () => {
    expect(wordsOf(' Not sure ')).toEqual(['Not sure'])
    expect(wordsOf(' \n ')).toEqual([])
  })

  test('is a part of a long sentence, up to a comma', () => {
    const list = 'The pain goes into the arm, the neck, the jaw, the back or the belly, '.repeat(3)
    const parts = wordsOf(list)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(part).toMatch(/,$/)
  })

  test('is never longer than a voice speaks without being stopped, and leaves out no word', () => {
    const word = fc.constantFrom('pain', 'दर्द', 'arm,', 'now.', 'है।', '1.5', 'x'.repeat(300), '"so."')
    fc.assert(
      fc.property(fc.array(word), fc.constantFrom(' ', '  ', '\n'), (words, gap) => {
        const parts = wordsOf(words.join(gap))
        expect(parts.every((part) => part.length <= 160)).toBe(true)
        expect(parts.join('').replaceAll(/\s/g, '')).toBe(words.join(''))
      }),
    )
  })
})
