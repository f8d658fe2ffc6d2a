import { expect, test } from 'vitest'
import { readLexicon } from '#evaluation/read-lexicon'
import { createListenerIn, createSpeller, partsOfName } from '#listening'
import { readOwnWords } from '#translation/own-words'
import { translatorInto } from '#translation/translator'

const words = readOwnWords('hi', readLexicon(), translatorInto('hi'))!
const listener = createListenerIn(words)

const HERE = [
  'fever',
  'diarrhoea',
  'diabetes',
  'breathless_with_pain',
  'cannot_pass_urine',
  'no_wind_no_stool',
  'belly_bloated',
  'swelling_whole_knee',
  'duration_days',
  'duration_weeks',
  'duration_over_3_months',
  'strength_severe',
  'child_no_pee',
  'maybe_pregnant',
].map((key) => ({
  key,
  step: key.startsWith('duration') ? 'pain_duration' : key,
  isOneOf: key.startsWith('duration'),
}))

const mentionsIn = (text: string, context = {}) =>
  listener
    .understand(text, HERE, context)
    .mentions.map(({ finding, holds }) => (holds ? finding : `not ${finding}`))

test.each([
  ['saans', 'sans', 'साँस', 'सांस'],
  ['bukhar', 'bukhaar', 'बुखार'],
  ['phool', 'fool', 'फूल'],
  ['zyada', 'jyaada', 'ज़्यादा', 'ज्यादा'],
  ['chakkar', 'चक्कर'],
  ['mein', 'men', 'में'],
  ['gayi', 'गई'],
])('%s and its spellings are one word', (...spellings) => {
  expect(new Set(spellings.map(createSpeller(words))).size).toBe(1)
})

test.each([
  ['बहुत तेज सिरदर्द है', ['strength_severe']],
  ['bahut tez sardard hai', ['strength_severe']],
  ['तेज बुखार है', ['fever']],
])('a word written onto the one before is heard as if it stood alone: %s', (text, meaning) => {
  expect(mentionsIn(text)).toEqual(meaning)
})

test.each([
  ['दो हफ्ते से बुखार है', ['fever', 'duration_weeks']],
  ['दस साल से शुगर है', ['diabetes']],
  ['दस साल से शुगर है, तीन दिन से बुखार है', ['diabetes', 'fever', 'duration_days']],
  ['do saal pehle operation hua tha', []],
])('the time of something else tells nothing of the pain: %s', (text, meaning) => {
  expect(new Set(mentionsIn(text))).toEqual(new Set(meaning))
})

test.each([
  ['बुखार है', ['fever']],
  ['bukhar hai', ['fever']],
  ['बुखार नहीं है', ['not fever']],
  ['bukhar nahi hai', ['not fever']],
  ['बुखार और दस्त नहीं हैं', ['not fever', 'not diarrhoea']],
  ['न बुखार है न दस्त', ['not fever', 'not diarrhoea']],
  ['बुखार नहीं है लेकिन दस्त हैं', ['not fever', 'diarrhoea']],
  ['बुखार है दस्त नहीं', ['fever', 'not diarrhoea']],
  ['bukhar hai, dast nahi hai', ['fever', 'not diarrhoea']],
])('a denial stands after what it denies: %s', (text, meaning) => {
  expect(mentionsIn(text)).toEqual(meaning)
})

test('a denial that belongs to a phrase denies nothing else', () => {
  expect(mentionsIn('peshab nahi aa raha')).toEqual(['cannot_pass_urine'])
  expect(mentionsIn('गैस पास नहीं हो रही')).toEqual(['no_wind_no_stool'])
})

test.each([
  ['teen din se', ['duration_days']],
  ['३ हफ्ते से', ['duration_weeks']],
  ['do saal pehle shuru hua', ['duration_over_3_months']],
  ['हर तीन दिन से', []],
  ['103 bukhar hai', ['fever']],
  ['दस में से 8', ['strength_severe']],
])('numbers are read: %s', (text, meaning) => {
  expect(mentionsIn(text)).toEqual(meaning)
})

test('what is told of others or only guessed is left out', () => {
  expect(mentionsIn('मेरी माँ को शुगर है')).toEqual([])
  expect(mentionsIn('शायद बुखार है')).toEqual([])
  // A phrase that is a guess itself is heard.
  expect(mentionsIn('मुझे गर्भ हो सकता है')).toEqual(['maybe_pregnant'])
  expect(mentionsIn('बुखार हो सकता है')).toEqual([])
  expect(mentionsIn('बेटे को बुखार है')).toEqual([])
  expect(mentionsIn('बेटे को बुखार है', { about: 'child' })).toEqual(['fever'])
})

test('the part of the body that the place is named by goes without saying', () => {
  expect(mentionsIn('बहुत सूजन है')).toEqual([])
  expect(mentionsIn('बहुत सूजन है', { parts: partsOfName('घुटना') })).toEqual(['swelling_whole_knee'])
})

test.each([
  ['साँस नहीं ले पा रहा', 'breathless'],
  ['saans nahi aa rahi', 'breathless'],
  ['seene me dard hai', 'chest_pressure'],
  ['मुँह टेढ़ा हो गया', 'stroke'],
  ['jeena nahi chahta', 'suicide'],
  ['khoon ki ulti hui', 'bleeding_inside'],
  ['behosh ho gaya tha', 'passed_out'],
  ['zeher kha liya', 'overdose'],
])('%s is a danger anywhere', (text, danger) => {
  const { dangers } = listener.understand(text, [])
  expect(dangers.map((each) => each.danger)).toContain(danger)
})

test('a danger leads to the question that asks about it here, and one that is denied to none', () => {
  const here = [{ key: 'breathless_with_pain', step: 'a', isOneOf: false }]
  expect(listener.understand('saans phool rahi hai', here).dangers[0]).toMatchObject({
    finding: 'breathless_with_pain',
  })
  expect(listener.understand('सीने में दर्द नहीं है', here).dangers).toEqual([])
})

test('what is told of something else is not heard', () => {
  const here = (keys: readonly string[]) => keys.map((key) => ({ key, step: key, isOneOf: false }))
  const heard = (text: string, ...keys: string[]) =>
    listener.understand(text, here(keys)).mentions.map(({ finding }) => finding)
  // Beside it: the words of the sign are said, and what explains them.
  expect(heard('वजन कम हो गया', 'weight_loss')).toEqual(['weight_loss'])
  expect(heard('डाइटिंग से वजन कम हो गया', 'weight_loss')).toEqual([])
  expect(heard('बिना डाइटिंग वजन कम हो गया', 'weight_loss')).toEqual(['weight_loss'])
  expect(heard('पैर अचानक ठंडा पड़ गया', 'leg_cold_pale')).toEqual(['leg_cold_pale'])
  expect(heard('सर्दियों में पैर ठंडा पड़ जाता है', 'leg_cold_pale')).toEqual([])
  // With the words of the sign in it.
  expect(heard('बीपी की बीमारी है', 'high_blood_pressure')).toEqual(['high_blood_pressure'])
  expect(heard('mera bp low rehta hai', 'high_blood_pressure')).toEqual([])
  expect(heard('गर्भाशय में रसौली है', 'pregnant_or_recent_birth')).toEqual([])
  expect(heard('गर्भ से हूँ', 'pregnant_or_recent_birth')).toEqual(['pregnant_or_recent_birth'])
  expect(heard('काम करने से सीने में दबाव होता है', 'chest_pressure')).toEqual(['chest_pressure'])
  expect(heard('ऑफिस में काम का दबाव रहता है', 'head_pressing')).toEqual([])
})

test('a danger is no danger where its words are told of something else', () => {
  const dangersOf = (text: string) => listener.understand(text, []).dangers.map(({ danger }) => danger)
  expect(dangersOf('पैर अचानक ठंडा हो गया')).toContain('cold_limb')
  expect(dangersOf('ठंडा पानी डालने से पैर अचानक ठंडा हो गया')).not.toContain('cold_limb')
  expect(dangersOf('पैर बर्फ जैसा ठंडा और सफेद पड़ गया')).toContain('cold_limb')
})

test('a sentence goes on about what its last clause was about', () => {
  const here = ['burning_urine', 'urine_very_often', 'hard_or_rare_stool'].map((key) => ({
    key,
    step: key,
    isOneOf: false,
  }))
  const heard = (text: string) => listener.understand(text, here).mentions.map(({ finding }) => finding)
  expect(heard('बार-बार पेशाब आता है और जलन होती है')).toEqual(['urine_very_often', 'burning_urine'])
  expect(heard('बार-बार पेशाब आता है। सीने में जलन होती है')).toEqual(['urine_very_often'])
  expect(heard('मल काला है और नींद नहीं आती')).toEqual([])
})

test('"when I do it, then" is one thing', () => {
  const here = [{ key: 'overhead_worse', step: 'a', isOneOf: false }]
  const heard = (text: string) => listener.understand(text, here).mentions.map(({ finding }) => finding)
  expect(heard('हाथ ऊपर करता हूँ तो दर्द होता है')).toEqual(['overhead_worse'])
  expect(heard('हाथ ऊपर कर लेता हूँ। दर्द होता है')).toEqual([])
})

test('a word of another meaning does not go without saying as a part of the body', () => {
  const here = [{ key: 'arm_skin_purple', step: 'a', isOneOf: false }]
  const heard = (text: string) =>
    listener
      .understand(text, here, { parts: partsOfName('हाथ और उँगलियाँ') })
      .mentions.map((each) => each.finding)
  expect(heard('उँगली काली पड़ गई')).toEqual(['arm_skin_purple'])
  expect(heard('उँगली में चोट है')).toEqual([])
})
