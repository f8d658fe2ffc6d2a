import { expect, test } from 'vitest'
import type { Translation } from './catalogue.ts'
import { translationState } from './state.ts'

const plain = (key: string, en: string) => ({ key, en, isMessage: false })
const message = (key: string, en: string) => ({ key, en, isMessage: true })
const catalogue = (entries: Record<string, Translation>) => new Map(Object.entries(entries))

test('a text whose English has changed is stale, one that was never translated is missing', () => {
  const texts = [plain('a', 'New words'), plain('b', 'Knee'), plain('c', 'Hip')]
  const state = translationState(
    texts,
    catalogue({
      a: { en: 'Old words', to: 'पुराने शब्द' },
      b: { en: 'Knee', to: 'घुटना' },
      gone: { en: 'Gone', to: 'गया' },
    }),
  )
  expect(state).toEqual({ missing: [texts[2]], stale: [texts[0]], unused: ['gone'], faults: [] })
})

test.each([
  [plain('a', 'Within 2 hours'), '3 घंटे के अंदर', 'a: it has the numbers 3, and the English 2'],
  [
    plain('redFlags.x.do', 'Go now. Eat nothing.'),
    'अभी जाएँ, कुछ न खाएँ।',
    'it has 1 sentences, and the English 2',
  ],
  [
    message('m', 'Used {count} times by {who}'),
    '{count} बार',
    'm: it has the values count, and the English count, who',
  ],
  [message('m', '{n, plural, one {# day} other {# days}}'), '{n, plural, one {# दिन}', 'm: it is no message'],
])('a translation that says something else is told: %o', (text, to, fault) => {
  const { faults } = translationState([text], catalogue({ [text.key]: { en: text.en, to } }))
  expect(faults).toEqual([expect.stringContaining(fault)])
})

test('danger rules that say the same in English say the same', () => {
  const texts = ['a.howFast', 'b.howFast', 'c.howFast', 'c.title'].map((key) =>
    plain(`redFlags.${key}`, 'Now'),
  )
  const { faults } = translationState(
    texts,
    catalogue({
      'redFlags.a.howFast': { en: 'Now', to: 'अभी' },
      'redFlags.b.howFast': { en: 'Now', to: 'आज ही' },
      'redFlags.c.howFast': { en: 'Now', to: 'अभी' },
      'redFlags.c.title': { en: 'Now', to: 'इसी समय' },
    }),
  )
  expect(faults).toEqual([
    'redFlags.b.howFast: redFlags.a.howFast is the same in English, and translated otherwise',
  ])
})

test('what is said of somebody else is looked at too', () => {
  const { faults } = translationState(
    [plain('a', 'Call 112')],
    catalogue({ a: { en: 'Call 112', to: '112 पर फ़ोन करें', they: '108 पर फ़ोन करें' } }),
  )
  expect(faults).toHaveLength(1)
})

test('a message may turn its values round, and give a number every form', () => {
  const english = '{count, plural, one {# place in {part}} other {# places in {part}}}'
  const hindi = '{part} में {count, plural, one {# जगह} other {# जगहें}}'
  expect(
    translationState([message('m', english)], catalogue({ m: { en: english, to: hindi } })).faults,
  ).toEqual([])
})
