import { describe, expect, test } from 'vitest'
import { heard } from './testing/small-lexicon.ts'

describe('hears what is denied, and how far', () => {
  test.each([
    ['no fever', ['not fever']],
    ['I have never had a fever', ['not fever']],
    ['My temperature is normal', ['not fever']],
    ["It doesn't hurt when I walk", ['not worse_walking']],
    ["I can't walk", []],
    ['I can hardly walk', []],
    ["It doesn't always hurt when I walk", []],
    ['No fall, walking as usual', []],
    ['no fever, vomiting or swollen knee', ['not fever', 'not vomiting', 'not swollen']],
    ['no fever but my knee is swollen', ['not fever', 'swollen']],
    ['No fever and I am vomiting', ['not fever', 'vomiting']],
    ['not only fever but vomiting', ['fever', 'vomiting']],
    ['without fever', ['not fever']],
    ['walking is sore, bending is fine', ['worse_walking']],
    ['pain on bending is no problem', ['not worse_bending']],
    ['pain with walking neither, fever', ['not worse_walking', 'fever']],
    ['pain on walking does not bother me', ['not worse_walking']],
    ['pain on walking makes no difference', ['not worse_walking']],
    ['no fever and was vomiting', ['not fever', 'vomiting']],
    ['a fever and my hand is fine', ['fever']],
    ['it is not fine, it is hot', ['swollen']],
  ])('%s', (text, expected) => {
    expect(heard(text)).toEqual(expected)
  })
})

describe('denies what somebody does not feel, and hears that they cannot feel it', () => {
  test.each([
    ["I don't feel feverish", ['not fever']],
    ['didnt feel feverish', ['not fever']],
    ['I never felt feverish', ['not fever']],
    ["I don't feel my foot", ['numb']],
    ['the foot does not feel hot or cold', ['numb']],
    ["I can't feel my foot", ['numb']],
  ])('%s', (text, expected) => {
    expect(heard(text)).toEqual(expected)
  })
})
