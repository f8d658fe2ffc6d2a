import { expect, test } from 'vitest'
import { hindiDifficulty, readabilityFaults } from './hindi-readability.ts'

const PLAIN =
  'सीने में तेज़ दर्द हो या साँस फूले, तो अभी अस्पताल जाएँ। डॉक्टर से पूछे बिना कोई दवा न लें। पेशाब में जलन हो, तो खूब पानी पिएँ और आज ही डॉक्टर को दिखाएँ।'
/** The same as an office would say it. */
const OFFICE =
  'वक्षस्थल में असहनीय पीड़ा अथवा श्वसन में कठिनाई अनुभव होने पर अविलंब निकटतम चिकित्सालय से संपर्क स्थापित करें। चिकित्सकीय परामर्श के बिना किसी भी औषधि का सेवन नहीं करना चाहिए। मूत्राशय के संक्रमण की स्थिति में पर्याप्त तरल पदार्थों का सेवन आवश्यक है।'

const catalogueOf = (texts: Record<string, { to: string; they?: string }>) =>
  new Map(Object.entries(texts).map(([key, text]) => [key, { en: 'English', ...text }]))

test('follows the formula: -2.34 + 2.14 x akshars a word + 0.01 x long words in 30 sentences', () => {
  // Akshars: पेट 2, में 1, दर्द 2.
  expect(hindiDifficulty(['पेट में दर्द।']).difficulty).toBeCloseTo(-2.34 + (2.14 * 5) / 3)
  // कमज़ोर has 4, so one word in the one sentence is long; the dot below ज makes no letter of its own.
  expect(hindiDifficulty(['हाथ कमज़ोर']).difficulty).toBeCloseTo(-2.34 + (2.14 * 6) / 2 + 0.01 * 30)
  expect(hindiDifficulty([])).toEqual({ difficulty: 0, words: 0, hardest: [] })
})

test('office Hindi is harder than what people say', () => {
  const [plain, office] = [hindiDifficulty([PLAIN]), hindiDifficulty([OFFICE])]
  expect(plain.difficulty).toBeLessThan(3)
  expect(office.difficulty).toBeGreaterThan(5)
  expect(office.hardest).toContain('असहनीय')
})

test('what stands in brackets, and how a conjunct is written, makes a text no harder', () => {
  const { difficulty } = hindiDifficulty(['धमनी फटी है।'])
  expect(hindiDifficulty(['धमनी (खून की नली (महाधमनी)) फटी है।']).difficulty).toBe(difficulty)
  expect(hindiDifficulty(['\u0958लम']).difficulty).toBe(hindiDifficulty(['\u0915\u093Cलम']).difficulty)
})

test('names an advice that is hard to read, and a sentence that is too long', () => {
  expect(readabilityFaults('hi', catalogueOf({ 'conditions.a.see': { to: PLAIN } }))).toEqual([])
  const [hard] = readabilityFaults('hi', catalogueOf({ 'redFlags.a.do': { to: OFFICE } }))
  expect(hard).toMatch(/^redFlags\.a: its texts are hard to read \(5\.\d, at most 3\.8\).*असहनीय/)

  const words = (count: number) => Array.from({ length: count }, () => 'दर्द').join(' ')
  const faultsOf = (to: string) => readabilityFaults('hi', catalogueOf({ 'steps.a.question': { to } }))
  expect(faultsOf(`${words(30)}?`)).toEqual([])
  expect(faultsOf(`${words(31)}?`)).toEqual([
    'steps.a.question: a sentence has 31 words; make two of it, of at most 30',
  ])
  expect(faultsOf(`${words(20)}: ${words(11)}। ${words(30)}`)).toEqual([])
  const they = readabilityFaults('hi', catalogueOf({ 'steps.a.why': { to: 'दर्द', they: words(31) } }))
  expect(they).toHaveLength(1)
})

test('says nothing of a long word alone, of other texts and of other languages', () => {
  expect(readabilityFaults('hi', catalogueOf({ 'steps.a.question': { to: 'चिकित्सकीय परामर्श?' } }))).toEqual(
    [],
  )
  expect(readabilityFaults('hi', catalogueOf({ 'conditions.a.description': { to: OFFICE } }))).toEqual([])
  expect(readabilityFaults('en-XA', catalogueOf({ 'redFlags.a.do': { to: OFFICE } }))).toEqual([])
})
