import { describe, expect, test } from 'vitest'
import { answerOf, selectionOf, withNone, withNotSure, withOption } from './selection.ts'

const options = ['fever', 'sweats', 'weight_loss']

describe('a question with many answers', () => {
  test('ticks and unticks, in the order shown', () => {
    const both = withOption(withOption([], 'sweats', 'multiple', options), 'fever', 'multiple', options)
    expect(both).toEqual(['fever', 'sweats'])
    expect(withOption(both, 'fever', 'multiple', options)).toEqual(['sweats'])
  })

  test('"none" excludes everything else', () => {
    expect(withNone(['fever', 'not_sure'], 'multiple')).toBe('none')
    expect(withOption('none', 'fever', 'multiple', options)).toEqual(['fever'])
    expect(withNotSure('none', 'multiple')).toBe('not_sure')
    expect(withNone('none', 'multiple')).toEqual([])
  })

  test('"not sure" stands beside what is ticked, whichever came first', () => {
    expect(withNotSure(['fever'], 'multiple')).toEqual(['fever', 'not_sure'])
    expect(withOption('not_sure', 'fever', 'multiple', options)).toEqual(['fever', 'not_sure'])
    expect(withOption(['sweats', 'not_sure'], 'fever', 'multiple', options)).toEqual([
      'fever',
      'sweats',
      'not_sure',
    ])
    expect(withOption(['fever', 'not_sure'], 'fever', 'multiple', options)).toBe('not_sure')
    expect(withNotSure(['fever', 'not_sure'], 'multiple')).toEqual(['fever'])
    expect(withNotSure('not_sure', 'multiple')).toEqual([])
  })
})

test('a question with one answer replaces it', () => {
  expect(withOption(['fever'], 'sweats', 'single', options)).toEqual(['sweats'])
  expect(withOption('not_sure', 'sweats', 'single', options)).toEqual(['sweats'])
  expect(withNotSure(['fever'], 'single')).toBe('not_sure')
  expect(withNotSure('not_sure', 'yes_no')).toBe('not_sure')
  expect(withNone('none', 'yes_no')).toBe('none')
})

test('nothing selected is no answer; "none" is one', () => {
  expect(answerOf([])).toBeNull()
  expect(answerOf('none')).toEqual([])
  expect(answerOf('not_sure')).toBe('not_sure')
  for (const answer of [[], ['fever'], ['fever', 'not_sure'], 'not_sure'] as const) {
    expect(answerOf(selectionOf(typeof answer === 'string' ? answer : [...answer]))).toEqual(answer)
  }
  expect(selectionOf(undefined)).toEqual([])
})
