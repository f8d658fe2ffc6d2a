import { describe, expect, test } from 'vitest'
import { answerOf, selectionOf, withExclusive, withOption } from './selection.ts'

const options = ['fever', 'sweats', 'weight_loss']

describe('a question with many answers', () => {
  test('ticks and unticks, in the order shown', () => {
    const both = withOption(withOption([], 'sweats', 'multiple', options), 'fever', 'multiple', options)
    expect(both).toEqual(['fever', 'sweats'])
    expect(withOption(both, 'fever', 'multiple', options)).toEqual(['sweats'])
  })

  test('"none" and "not sure" exclude the others', () => {
    expect(withExclusive(['fever'], 'none', 'multiple')).toBe('none')
    expect(withOption('none', 'fever', 'multiple', options)).toEqual(['fever'])
    expect(withExclusive('none', 'none', 'multiple')).toEqual([])
  })
})

test('a question with one answer replaces it', () => {
  expect(withOption(['fever'], 'sweats', 'single', options)).toEqual(['sweats'])
  expect(withExclusive('not_sure', 'not_sure', 'single')).toBe('not_sure')
})

test('nothing selected is no answer; "none" is one', () => {
  expect(answerOf([])).toBeNull()
  expect(answerOf('none')).toEqual([])
  expect(answerOf('not_sure')).toBe('not_sure')
  for (const answer of [[], ['fever'], 'not_sure'] as const) {
    expect(answerOf(selectionOf(typeof answer === 'string' ? answer : [...answer]))).toEqual(answer)
  }
  expect(selectionOf(undefined)).toEqual([])
})
