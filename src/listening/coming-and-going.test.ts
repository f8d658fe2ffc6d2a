import { expect, test } from 'vitest'
import { readOtherSigns } from './coming-and-going.ts'
import { turns } from './turns.ts'

const isOfAnotherSign = readOtherSigns(turns)

const COMES = 'comes and goes'

test.each([
  ['the fever comes and goes', true],
  ['my knee hurts and the fever comes and goes', true],
  ['it comes and goes', false],
  ['the pain comes and goes', false],
  ['I have a fever, the pain comes and goes', false],
])('%s', (text, isOfAnother) => {
  const from = text.indexOf(COMES)
  expect(isOfAnotherSign(text, from, from + COMES.length)).toBe(isOfAnother)
})
