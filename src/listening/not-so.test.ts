import { describe, expect, test } from 'vitest'
import { heard } from './testing/small-lexicon.ts'

describe('leaves out what is over, unless it is a fact of a life', () => {
  test.each([
    ['I had a fever in 2010', []],
    ['I once had the other knee swollen', []],
    ['my knee is more swollen than the other knee', ['swollen']],
    ['maybe twice a month I have a fever', ['fever']],
    ['when I was nine I had a fever', []],
    ['I had a fever last year', []],
    ['I have a fever since last year', ['fever', 'duration_over_3_months']],
    ['my knee was swollen as a child, and now I have a fever', ['fever']],
    ['years ago my mother had a blood clot', ['family_clot']],
    ['twenty years ago it started, with a fever each time', ['fever', 'duration_over_3_months']],
    ['three years ago my knee began to be swollen', ['swollen', 'duration_over_3_months']],
  ])('%s', (text, expected) => {
    expect(heard(text).toSorted()).toEqual(expected.toSorted())
  })
})

describe('hears what was not so, or of something else', () => {
  test.each([
    ['it throbs as if I had knocked it', []],
    ['it throbs and I knocked it', ['knock']],
    ['it hurts more than when I gave birth', []],
    ['I gave birth', ['birth']],
    ['it feels like a fever but it isn’t', []],
    ['it burns', ['burning']],
    ['burning in my toes', []],
    ['a burning pain in my foot', []],
    ['burning in the knee', ['burning']],
    ['as if somebody had kicked my leg', ['kick']],
    ['my toes go white', ['pale']],
    ['my toes go white in the cold', []],
    ['the fever comes and goes', ['fever']],
    ['the pain comes and goes', ['course_comes_and_goes']],
    ['it hurts when I walk', ['worse_walking']],
    ['it hurts when I walk the dog', []],
    ['it began an hour ago and never stops', ['duration_under_day']],
    ['for three weeks it never stops', ['duration_weeks', 'pain_never_eases']],
    ['no fever anywhere else', []],
    ['my knee is hot, no vomiting otherwise', ['swollen']],
    ['no fever, no vomiting anywhere else', ['not fever']],
    ['it started as agony', []],
    ['since my second son my knee is hot', ['swollen']],
    ['the nosebleed never stops', []],
    ['the pain never stops', ['pain_never_eases']],
    ['not like my burning', []],
    ['not burning', ['not burning']],
    ["I can't lift the box", []],
    ["I can't lift my leg", ['cannot_lift']],
    ["the light hurt so much that I couldn't", ['light']],
    ["the light doesn't hurt", ['not light']],
    ["I can't keep vomit down", ['keeps_nothing']],
    ["I can't keep still, vomiting", ['vomiting']],
    ['fever n vomiting, my mother has it', ['fever', 'vomiting']],
    ['no fever n my knee is swollen', ['not fever', 'swollen']],
    ['I havnt a fever', ['not fever']],
    ['a fever at first, then I was fine', ['fever']],
    ['fever, vomiting all fine', ['not fever', 'not vomiting']],
    ['no burning in my shoulder', []],
    ['no burning in my knee', ['not burning']],
  ])('%s', (text, expected) => {
    expect(heard(text)).toEqual(expected)
  })
})

describe('leaves out what has not happened', () => {
  test.each([
    ['if my knee is swollen tomorrow I will go to hospital', []],
    ['I would ring if I got a fever', []],
    ['they told me to come back if I get a fever', []],
    ['should I worry if it gets hot', []],
    ['it hurts if I walk', ['worse_walking']],
  ])('%s', (text, expected) => {
    expect(heard(text)).toEqual(expected)
  })
})

describe('hears turns of speech for what they are', () => {
  test.each([
    ['I am sick of this', []],
    ['off sick from work', []],
    ['I was sick', ['vomiting']],
    ["I can't see a doctor until Monday", []],
    ["I can't see any lump", []],
    ["I can't see out of it", ['blind']],
  ])('%s', (text, expected) => {
    expect(heard(text)).toEqual(expected)
  })
})

describe('hears of a part what a list tells of it', () => {
  test.each([
    ['weakness and numbness in my foot', ['weak', 'numb']],
    ['tingling, weakness and numbness in my left foot', ['weak', 'numb']],
    ['my foot is weak and numb', ['weak', 'numb']],
    ['no weakness or numbness in my foot', ['not weak', 'not numb']],
    ['weakness, and my foot is fine', []],
  ])('%s', (text, expected) => {
    expect(heard(text).toSorted()).toEqual(expected.toSorted())
  })
})
