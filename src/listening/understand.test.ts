import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { heard, here, listener } from './testing/small-lexicon.ts'

describe('finds what is said', () => {
  test.each([
    ['I have a fever', ['fever']],
    ['my knee has swollen up', ['swollen']],
    ['Walking hurts, bending too', ['worse_walking', 'worse_bending']],
    ['it is sore when I am bending', ['worse_bending']],
    ['bending down brings it on', ['worse_bending']],
    ['I threw up', ['vomiting']],
    ['I have been sick twice', ['vomiting']],
    ['I cannot lift my leg', ['cannot_lift']],
    ["can't lift the leg at all", ['cannot_lift']],
    ['I can lift my leg', []],
    ['It is hot', ['swollen']],
    ['my forehead and face are hot', []],
    ['I knocked it', ['knock']],
    ['it knocked', []],
    ['I knocked the door and it broke', []],
    ['bending, and walking hurt', ['worse_bending', 'worse_walking']],
    ['I walk a mile, my knee hurts and swells', []],
    ['bending and walking hurt', ['worse_bending', 'worse_walking']],
    ['it hurts, bending', ['worse_bending']],
    ['it hurts, tired of bending', []],
    ['my elbows are hot', []],
    ['my knee is hot', ['swollen']],
    ['it aches and I have to bend', []],
    ['it aches when I have to bend', ['worse_bending']],
    ['it aches when I bend', ['worse_bending']],
    ['the bite is swollen', ['bitten']],
    ['my knee is bit swollen', ['swollen']],
    ['bitten by a dog', ['bitten']],
  ])('%s', (text, expected) => {
    expect(heard(text)).toEqual(expected)
  })
})

describe('mends slips of spelling, but not words of their own', () => {
  test.each([
    ['I have had a feever', ['fever']],
    ['my knee is swolen', ['swollen']],
    ['I have fewer problems', []],
  ])('%s', (text, expected) => {
    expect(heard(text)).toEqual(expected)
  })
})

test('of answers that exclude each other one is heard', () => {
  expect(heard('It came suddenly. Before that it came slowly.')).toHaveLength(1)
  expect(heard('it did not come suddenly')).toEqual([])
})

test('danger words are heard everywhere, with the finding that asks about them here', () => {
  const at = (text: string, keys: string[]) =>
    listener.understand(
      text,
      keys.map((key) => ({ key, step: key, isOneOf: false })),
    ).dangers
  expect(at('My knee hurts and I cannot breathe', ['breathless'])).toEqual([
    { danger: 'breath', finding: 'breathless', quote: [20, 34] },
  ])
  expect(at('I can not breathe for pain', [])).toEqual([])
  expect(at('maybe I can not breathe', [])).toMatchObject([{ danger: 'breath', finding: null }])
  expect(at('I can breathe', ['breathless'])).toEqual([])
  expect(at('I have black stools', ['breathless'])).toMatchObject([
    { danger: 'breath', finding: 'breathless' },
  ])
  expect(at('My stool is normal', ['breathless'])).toEqual([])
  // Where the finding itself is asked about it is heard as a finding.
  expect(at('I have black stools', ['black_stool'])).toEqual([])
})

test.each([
  ['my belly is sore as well', ['belly']],
  ['my belly too', ['belly']],
  ['no pain in my belly', []],
  ['maybe it is a pain in the belly', []],
  ['my mother has belly pain', []],
  ['my belly hurt in 2010', []],
  ['a pain that goes down to my belly', []],
  ['belly pain since Monday', ['belly']],
  ['it hurts when I press on the belly', []],
  ['pressing on my belly is sore', []],
  ['turning my belly makes it worse', []],
  ['I hold my belly, it is sore', []],
  ['the knee hurts', []],
])('hears of another place: %s', (text, places) => {
  const heardAt = (at?: string[]) => listener.understand(text, here, { at }).places.map(({ place }) => place)
  expect(heardAt(['knee'])).toEqual(places)
  expect(heardAt(['knee', 'groin'])).toEqual([])
  expect(heardAt()).toEqual([])
})

test('a quote is where the words stand', () => {
  const text = 'Well, my KNEE is really swollen.'
  const [mention] = listener.understand(text, here).mentions
  expect(text.slice(...mention!.quote)).toBe('KNEE is really swollen')
  const denied = listener.understand('I have no fever', here).mentions[0]!
  expect('I have no fever'.slice(...denied.quote)).toBe('no fever')
})

test('what the same words tell better as something else is left out', () => {
  expect(heard('the light hurts')).toEqual(['light'])
  expect(heard('I cannot see, the light hurts')).toContain('light')
})

test('what somebody said might be ends where it is told what is', () => {
  expect(heard('the doctor said it might be a fever my knee is swollen')).toEqual(['swollen'])
})

test('whatever is written, every quote lies in it and each finding is told once', () => {
  const words = fc.constantFrom(
    ...'no not fever knee swollen , . but and hurts walk 38.9 for 3 weeks my mother ’ '.split(' '),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
      ),
      (text) => {
        const { mentions } = listener.understand(text, here)
        expect(new Set(mentions.map(({ finding }) => finding)).size).toBe(mentions.length)
        for (const { quote, confidence } of mentions) {
          expect(quote[0]).toBeLessThan(quote[1])
          expect(quote[1]).toBeLessThanOrEqual(text.length)
          expect(confidence).toBeGreaterThan(0)
          expect(confidence).toBeLessThanOrEqual(1)
        }
      },
    ),
  )
})
