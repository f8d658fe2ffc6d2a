import { expect, test } from 'vitest'
import { readTurns } from './compared.ts'
import { turns } from './turns.ts'

const { comparedIn, supposedIn } = readTurns(turns)

test.each([
  ['it aches as if I had run a marathon', 'as if I had run a marathon'],
  ['like somebody hit me with a ball, then it swelled', 'like somebody hit me with a ball'],
  ['it felt like being kicked and I fell', 'like being kicked '],
  ['throbbing like a bad hangover', 'like a bad hangover'],
  ['it was worse than giving birth', 'worse than giving birth'],
  ['sore like a bruise', 'like a bruise'],
  ['as though I’d been punched', 'as though I’d been punched'],
])('%s', (text, compared) => {
  expect(comparedIn(text).map(([from, to]) => text.slice(from, to))).toEqual([compared])
})

test.each([
  'it feels like being stabbed',
  'like a tight band round my head',
  'it looks like a bruise',
  'I was hit by a ball',
  'it looks like it is swollen',
])('how it feels or what happened is no such comparison: %s', (text) => {
  expect(comparedIn(text)).toEqual([])
})

test.each([
  ['a dark scab like a small cigarette burn', 'like a small cigarette burn'],
  ['it burns like sunburn', 'like sunburn'],
  ['spots like nettle rash', 'like nettle rash'],
])('what it looks or feels like: %s', (text, likeness) => {
  expect(supposedIn(text).map(([from, to]) => text.slice(from, to))).toEqual([likeness])
})

test.each([
  ['the tablets have not touched it', 'have not touched it'],
  ['ibuprofen hasn’t even touched the pain', 'hasn’t even touched the pain'],
  ['I did not see him fall', 'did not see him'],
  ['the GP said it was probably a sprain', 'GP said it was probably a sprain'],
  ['as if somebody pushed in a knife and twisted it', 'and twisted it'],
  ['pressing on the scar does not hurt', 'pressing on the scar does not hurt'],
])('said of something else: %s', (text, elsewhere) => {
  expect(supposedIn(text).map(([from, to]) => text.slice(from, to))).toEqual([elsewhere])
})

test.each([
  'I have not touched it',
  'I did not see well',
  'they said I fell and got a sprain',
  'I slipped and twisted it',
  'pressing on it does not hurt',
])('said of what hurts: %s', (text) => {
  expect(supposedIn(text)).toEqual([])
})

test.each([
  ['I ache as in flu', 'as in flu'],
  ['red as if sunburnt', 'as if sunburnt'],
  ['it hurts like a period', 'like a period'],
  ['heavy as after a long walk', 'as after a long walk'],
  ['she fears a tumour', 'a tumour'],
  ['he thinks of a kidney stone, and vomits', 'a kidney stone'],
])('what it is like, or is thought to be: %s', (text, likened) => {
  expect(supposedIn(text).map(([from, to]) => text.slice(from, to))).toEqual([likened])
})

test('what it was is no likeness', () => {
  expect(supposedIn('a wasp sting that swelled, and sunburn')).toEqual([])
})

test.each([
  ['I read that halos can go with it', 'halos can go with it'],
  ['I saw a programme about blood clots', 'blood clots'],
  ['the nurse asked whether I had a rash', 'I had a rash'],
  ['the leaflet lists fits as a side effect', 'fits as a side effect'],
  ['they warned me about clots', 'clots'],
  ['I expected a fever, but no', 'a fever'],
  ['I would rather have toothache', 'have toothache'],
  ['it reminds me of shingles', 'shingles'],
  ['I keep waiting for the swelling', 'the swelling'],
  ['I wanted a scan instead of an operation', 'an operation'],
  ['hope i wont go blind', 'i wont go blind'],
  ['the doctor said a rash might come', 'doctor said a rash might come'],
  ['would that cause a clot?', 'would that cause a clot?'],
  ['should I look out for bleeding?', 'should I look out for bleeding?'],
  ['is this sciatica?', 'is this sciatica?'],
  ['does sciatica cause numb feet?', 'does sciatica cause numb feet?'],
  ['I was asked if I had lost control of my bladder', 'I had lost control of my bladder'],
  ['people say tumours make you vomit', 'tumours make you vomit'],
  ['I know clots make your leg swell', 'clots make your leg swell'],
  ['my boss thinks I am depressed', 'depressed'],
  ['she told me to lift my arm, it hurt', 'lift my arm'],
  ['they told me to go to hospital i have a fever', 'go to hospital'],
  ['he offered to crack my neck', 'to crack my neck'],
  ['I am terrified of bowel cancer', 'bowel cancer'],
  ['it aches and a clot was ruled out', ' a clot was ruled out'],
  ['any fever? No.', 'any fever? No'],
  ['it aches, rash - none', ' rash - none'],
  ['swabs for thrush came back clear', 'swabs for thrush came back clear'],
  ['I usually get a rash but not this time', 'I usually get a rash but not this time'],
  ['I had a rash in March but it cleared up', 'I had a rash in March but it cleared up'],
])('named, thought of or ruled out, and not there: %s', (text, named) => {
  expect(supposedIn(text).map(([from, to]) => text.slice(from, to).trimEnd())).toEqual([named])
})

test.each([
  'is it normal that my knee clicks?',
  'can I take ibuprofen as my stomach bleeds?',
  'they told me I have gout',
  'I am expecting, my baby is due in May',
  'instead of getting better it burns',
  'it is worse at night: no doubt about it',
  'I had a rash yesterday but it cleared up',
  'I had a rash in March, it cleared up and came back',
  'I read in bed with a sore neck',
  'my husband thinks I am slurring my words',
  'waiting for the ambulance with a crushing pain',
])('told as it is: %s', (text) => {
  expect(supposedIn(text)).toEqual([])
})
