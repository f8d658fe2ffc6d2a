import { expect, test } from 'vitest'
import type { Absence, Evidence } from '#engine'
import type { BundleFinding } from './bundle.ts'
import { leftOut, sideInLines, statementOf } from './words.ts'

const fever = {
  key: 'fever',
  label: 'Fever',
  present: 'You have a fever',
  absent: 'You have no fever',
} as BundleFinding
const chills = { key: 'chills', label: 'Chills', present: 'You have chills' } as BundleFinding
const steps = [{ key: 'signs', question: 'Do you have any of these?' }]
const bundle = { findings: [fever, chills], steps } as unknown as Parameters<typeof sideInLines>[1]
const point = (finding: string, absence: Absence | null, step: string | null = 'signs'): Evidence => ({
  finding,
  step,
  present: absence === null,
  absence,
  weight: -1,
  grade: 'medium',
})

const not = ({ label }: { label: string }) => `Not so: ${label}`

test('what holds, and a plain "no", is said back as a sentence', () => {
  expect(statementOf(fever, point('fever', null), not)).toBe('You have a fever')
  expect(statementOf(fever, point('fever', 'no'), not)).toBe('You have no fever')
  expect(statementOf(chills, point('chills', 'no'), not)).toBe('Not so: Chills')
})

test('nothing is stated of an option that was left out, which may have been overlooked', () => {
  expect(statementOf(fever, point('fever', 'none_of_these'), not)).toBeNull()
  expect(statementOf(fever, point('fever', 'not_ticked'), not)).toBeNull()
})

test('of what was left out only the option that was read is said, with its question', () => {
  const words = (step: string | null) =>
    leftOut(
      [point('fever', 'not_ticked', step), point('gone', 'not_ticked')],
      (key) => bundle.findings.find((finding) => finding.key === key),
      (key) => steps.find((each) => each.key === key),
    )
  expect(words('signs')).toEqual([{ label: 'Fever', question: 'Do you have any of these?' }])
  expect(words('elsewhere')).toEqual([{ label: 'Fever', question: null }])
})

test('what was said comes first, a line each, and what never was in one line after it', () => {
  expect(
    sideInLines(
      {
        main: [point('fever', 'no'), point('gone', null)],
        unsaid: [point('chills', 'none_of_these'), point('fever', 'not_ticked', null)],
      },
      bundle,
    ),
  ).toEqual(['You have no fever', 'gone', 'You did not mention: Chills (Do you have any of these?); Fever'])
  expect(sideInLines({ main: [], unsaid: [] }, bundle)).toEqual([])
})
