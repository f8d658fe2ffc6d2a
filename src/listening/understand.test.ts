import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createListener, createPhraseWriter, type FindingHere, type Lexicon } from './index.ts'

const { same, write } = createPhraseWriter([
  { means: 'hurt', words: ['pain', 'sore', 'ache', 'worse'] },
  { means: 'worse', words: ['brings on', 'sets off'] },
  { means: 'ease', words: ['better', 'help', 'relieve'] },
  { means: 'relative', words: ['mother', 'father', 'brother'] },
  { means: 'child', words: ['son', 'daughter'] },
  { means: 'unsure', words: ['maybe', 'might', 'not sure', 'could be'] },
  { means: 'vomit', words: ['throw up', 'been sick'] },
])

const lexicon: Lexicon = {
  same,
  phrases: {
    fever: write(['fever', 'high temperature'], ['temperature normal']),
    vomiting: write(['vomit']),
    worse_bending: write(['hurts bend']),
    worse_walking: write(['hurts walk']),
    cannot_lift: write(['can not lift leg']),
    swollen: write(['knee swollen', 'hot (knee)']),
    family_clot: write(['relative blood clot']),
    duration_under_day: '',
    duration_days: '',
    duration_weeks: '',
    duration_over_3_months: '',
    strength_severe: write(['=agony']),
    strength_mild: '',
    sudden: write(['came suddenly']),
    slow: write(['came slowly']),
    knock: write(['=knocked =it']),
    kick: write(['kicked leg']),
    pale: write(['toes white']),
    bitten: write(['dog bite', 'bite swollen']),
    black_stool: write(['black stool'], ['stool normal']),
    course_comes_and_goes: write(['=comes =goes']),
    keeps_nothing: write(['can not keep vomit']),
    pain_never_eases: write(['never stops']),
  },
  ofLife: 'family_clot',
  likened: 'kick',
  unless: { pale: write(['in the cold']) },
  otherSenses: { worse_walking: write(['walk dog']), breathless: write(['not =breathe =for hurt']) },
  proper: 'fewer',
  places: [
    { key: 'belly', name: 'belly', phrases: write(['belly hurt', '=belly =too']), near: ['groin'] },
    { key: 'knee', name: 'knee', phrases: write(['knee hurt']), near: [] },
  ],
  dangers: [
    {
      key: 'breath',
      phrases: write(['can not breathe']),
      findings: ['breathless'],
      hear: ['black_stool'],
      say: { title: 'You wrote that it is hard to breathe', text: 'Call now.', call: true },
    },
  ],
}

const STEPS: Record<string, string> = {
  duration: 'duration',
  strength: 'strength',
  sudden: 'onset',
  slow: 'onset',
}
const here: FindingHere[] = Object.keys(lexicon.phrases).map((key) => {
  const step = STEPS[key.split('_')[0]!]
  return { key, step: step ?? key, isOneOf: step !== undefined }
})

const listener = createListener(lexicon)
const heard = (text: string, about?: 'me' | 'child') =>
  listener
    .understand(text, here, { about, parts: ['knee'] })
    .mentions.map(({ finding, holds }) => (holds ? finding : `not ${finding}`))

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
    ['a fever and my hand is fine', ['fever']],
    ['it is not fine, it is hot', ['swollen']],
  ])('%s', (text, expected) => {
    expect(heard(text)).toEqual(expected)
  })
})

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
    ['my mother had a blood clot', ['family_clot']],
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

describe('hears what was not so, or of something else', () => {
  test.each([
    ['it throbs as if I had knocked it', []],
    ['it throbs and I knocked it', ['knock']],
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
    ["I can't keep vomit down", ['keeps_nothing']],
    ["I can't keep still, vomiting", ['vomiting']],
    ['fever n vomiting, my mother has it', ['fever', 'vomiting']],
    ['no fever n my knee is swollen', ['not fever', 'swollen']],
    ['I havnt a fever', ['not fever']],
  ])('%s', (text, expected) => {
    expect(heard(text)).toEqual(expected)
  })
})

describe('reads numbers', () => {
  test.each([
    ['for 3 weeks now', ['duration_weeks']],
    ['it hurts since about two years', ['duration_over_3_months']],
    ['it started 4 days ago', ['duration_days']],
    ['for 3 weeks, but since yesterday it is worse. It began yesterday.', ['duration_weeks']],
    ['a sore knee 3 days, no fever', ['duration_days', 'not fever']],
    ['I sat for 3 weeks', []],
    ['after three weeks of training', []],
    ['she has not pooed for three days', []],
    ['I took ibuprofen with every meal for the last three days', []],
    ['I have had a stomach ulcer for 15 years', []],
    ['it hurts and I have not slept for three days', []],
    ['I have been constipated and in pain for three days', ['duration_days']],
    ['for three weeks of training', []],
    ['for three weeks of pain', ['duration_weeks']],
    ['My feet have been sore for three weeks', ['duration_weeks']],
    ['Work has been very painful for six weeks', ['duration_weeks']],
    ['I cannot sleep because of it for two weeks', ['duration_weeks']],
    ['What I have had for three weeks is a pain in the knee', ['duration_weeks']],
    ['The pain that has been there for three weeks is dull', ['duration_weeks']],
    ['Holding my arm up for three days is bad', []],
    ['my knee is swollen in the morning for an hour', ['swollen']],
    ['since this morning, for an hour it has been very bad', ['duration_under_day']],
    ['a massage helps for two days', []],
    ['I worked at a new place for three weeks', []],
    ['nine months ago I suddenly got it', ['duration_over_3_months']],
    ['an operation 3 weeks ago', []],
    ['temperature of 38.9', ['fever']],
    ['102 F', ['fever']],
    ['36.8 degrees', ['not fever']],
    ['I am 38', []],
    ['the pain is 8/10', ['strength_severe']],
    ['two out of ten', ['strength_mild']],
    ['the pain is agony', ['strength_severe']],
    ['light is agony', []],
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
