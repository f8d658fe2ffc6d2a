import { expect, test } from 'vitest'
import type { Absence } from '#engine'
import type { BundleFinding } from './bundle.ts'
import { saidBack, saidBackInLine, statementOf } from './bundle-words.ts'

const fever = {
  key: 'fever',
  label: 'Fever',
  present: 'You have a fever',
  absent: 'You have no fever',
} as BundleFinding
const chills = { key: 'chills', label: 'Chills', present: 'You have chills' } as BundleFinding
const steps = [{ key: 'signs', question: 'Do you have any of these?' }]
const said = (finding: BundleFinding, absence: Absence | null, step: string | null = 'signs') =>
  saidBack({ finding: finding.key, step, present: absence === null, absence }, finding, (key) =>
    steps.find((each) => each.key === key),
  )

test('what holds, and a plain "no", is said back as a sentence', () => {
  expect(said(fever, null)).toEqual({ words: 'You have a fever', question: null })
  expect(said(fever, 'no')).toEqual({ words: 'You have no fever', question: null })
  expect(said(chills, 'no')).toEqual({ words: 'Not: Chills', question: null })
})

test('after "none of these" only the option that was read is said, with its question', () => {
  expect(said(fever, 'none_of_these')).toEqual({
    words: 'You did not mention: Fever',
    question: 'Do you have any of these?',
  })
  expect(statementOf(fever, { present: false, absence: 'none_of_these' })).toBeNull()
})

test('a box that was only not ticked is called so: it may have been overlooked', () => {
  expect(said(fever, 'not_ticked')).toMatchObject({ words: 'Not ticked: Fever' })
  expect(said(fever, 'not_ticked', 'gone')).toEqual({ words: 'Not ticked: Fever', question: null })
  expect(statementOf(fever, { present: false, absence: 'not_ticked' })).toBeNull()
})

test('in one line, and by its key where the knowledge no longer holds it', () => {
  const bundle = { findings: [fever], steps } as unknown as Parameters<typeof saidBackInLine>[1]
  const line = (finding: string) =>
    saidBackInLine({ finding, step: 'signs', present: false, absence: 'none_of_these' }, bundle)
  expect(line('fever')).toBe('You did not mention: Fever (Do you have any of these?)')
  expect(line('gone')).toBe('gone')
})
