import { describe, expect, test } from 'vitest'
import { heard } from './testing/small-lexicon.ts'

describe('leaves out guesses, others, and what eases', () => {
  test.each([
    ['My mother is here. She has a fever.', []],
    ['he has a fever', ['fever']],
    ['the doctor pressed, he has a fever', []],
    ['a fever is what my mother has', []],
    ['a fever so that my mother has to help', ['fever']],
    ['I have a fever like my mother has', ['fever']],
    ['maybe I have a fever', []],
    ['not sure if it is a fever', []],
    ['my mother has a fever', []],
    ['mother of two here, fever since today', ['fever', 'duration_under_day']],
    ['the mother of my friend has a fever', []],
    ['my mother had a blood clot', ['family_clot']],
    ['my mother says it is a blood clot', []],
    ['my mother rang and I have a fever', ['fever']],
    ['I have a swollen knee, fevers run in the family', ['swollen']],
    ['my knee is swollen and fever runs in my family', ['swollen']],
    ['fever runs in our family, my knee is swollen', ['swollen']],
    ['walking helps the pain', []],
    ['the pain gets better when I walk', []],
  ])('%s', (text, expected) => {
    expect(heard(text)).toEqual(expected)
  })
})

test("a parent's child is the patient, somebody else's child is not", () => {
  expect(heard('my daughter has a fever', 'child')).toEqual(['fever'])
  expect(heard('my daughter has a fever', 'me')).toEqual([])
})

test.each([
  ['my son is up all night, I am so weak', []],
  ['I am weak with worry and my son has a fever', ['fever']],
  ['my son is up all night, I feel awful and he has a fever', ['fever']],
  ['I am sure that he has a fever', ['fever']],
  ['I am feverish', ['fever']],
])('what a parent is themselves: %s', (text, expected) => {
  expect(heard(text, 'child')).toEqual(expected)
})

test.each([
  ["my husband's mother had a blood clot", []],
  ['my mother had a blood clot', ['family_clot']],
  ['my mother and father had a blood clot', ['family_clot']],
])('whose relative has it: %s', (text, expected) => {
  expect(heard(text)).toEqual(expected)
})

describe('leaves out whom one meets', () => {
  test.each([
    ['a girl at my gym has a fever', []],
    ['a woman I know had a fever', []],
    ['somebody at work has a fever', []],
    ['some guy in my office had a swollen knee', []],
    ['a friend of mine had a fever', []],
    ['the lady next door has a fever', []],
    ['some people get a fever with it', []],
    ['my ex had a fever', []],
    ['I am one of those people with a fever', ['fever']],
    ['I am a woman with a fever', ['fever']],
    ['as a man in his fifties I have a fever', ['fever']],
    ['a man at work kicked my leg', ['kick']],
  ])('%s', (text, expected) => {
    expect(heard(text)).toEqual(expected)
  })
})

describe('leaves out whom the patient has, where somebody else tells', () => {
  test.each([
    ['She hurts there. Her brother had a fever', []],
    ['She worries because a colleague had a fever', []],
    ['her brother had a fever, she vomits', ['vomiting']],
    ['her mother says a fever came', ['fever']],
    ['my mother has a fever', ['fever']],
  ])('%s', (text, expected) => {
    expect(heard(text, 'other')).toEqual(expected)
  })
})
