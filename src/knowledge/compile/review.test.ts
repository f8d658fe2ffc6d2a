import { expect, test } from 'vitest'
import { publishedReview } from './review.ts'

const review = { date: '2026-11-24', by: 'Painpoint second reader (not a clinician)', checked: 'The advice' }

test('who reads what they wrote themselves has reviewed nothing', () => {
  expect(publishedReview({ ...review, by: 'Painpoint writer (not a clinician)' })).toBeUndefined()
  expect(publishedReview(undefined)).toBeUndefined()
})

test('that the signs were not read is published', () => {
  expect(publishedReview({ ...review, signs_unread: true })).toEqual({ ...review, signsUnread: true })
})

test('a second reader is named, a clinician with role and register', () => {
  expect(publishedReview(review)).toEqual(review)
  const signed = { ...review, role: 'general practitioner', registration: 'GMC 1' }
  expect(publishedReview(signed)).toEqual({
    ...review,
    clinician: { role: 'general practitioner', registration: 'GMC 1' },
  })
})
