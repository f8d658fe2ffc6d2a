import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { readBundles } from '#evaluation/read-bundles'
import { readLexicon } from '#evaluation/read-lexicon'
import { createListener, partsOf } from '#listening'
import { consultation as consultationInTerminal } from '#terminal/consultation'
import type { Prompt } from '#terminal/prompt'
import { listeningBy } from '#terminal/consultation-state'
import {
  EMPTY_CONSULTATION,
  personOf,
  withOwnWords,
  type Consultation,
} from '#web/domain/consultation/consultation.ts'
import { sessionOf } from '#web/domain/consultation/session.ts'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { GoOn } from '#web/features/emergency/go-on.tsx'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { uncheckedWordsOf } from '#web/features/own-words/unchecked-words.ts'
import { interviewView } from './interview-pages.ts'

const bundles = readBundles()
const lexicon = readLexicon()
const layWords = {
  listener: createListener(lexicon),
  partsOf,
  dangers: new Map(lexicon.dangers.map((danger) => [danger.key, danger])),
}

/** What the page shows first to somebody who tells this. */
function firstOnPage(place: string, words: string) {
  const bundle = bundles.find(({ location }) => location.key === place)!
  const answered = {
    ...withOwnWords(EMPTY_CONSULTATION, words),
    painLocation: { id: bundle.location.id, key: place },
    sex: 'female',
    ageBand: '35_44',
    weightKg: null,
  } as const
  const session = sessionOf(readKnowledge(bundle, place), answered, personOf(answered)!)
  const unchecked = uncheckedWordsOf(session, layWords)
  const ask = unchecked?.followUp?.ask ?? null
  const followUp = unchecked && !unchecked.isEmpty ? { ask } : null
  const view = interviewView('', session.assessment, followUp)
  return {
    isNoted: unchecked?.isEmpty === true,
    asks: view.kind === 'question' ? view.step : view.kind,
    ticked: ask?.finding ?? null,
    advice: unchecked?.advise.map(({ say }) => say.title) ?? [],
  }
}

function firstInTerminal(place: string, words: string) {
  const conversation = consultationInTerminal(bundles, listeningBy(lexicon))
  conversation.next(undefined as never)
  const prompt = conversation.next({ location: place, sex: 'female', age: 40, words }).value as Prompt
  return {
    isNoted: prompt.kind === 'step' && prompt.note !== undefined,
    asks: prompt.kind === 'step' ? prompt.step : prompt.kind === 'mentions' ? 'check_words' : prompt.kind,
    ticked: prompt.kind === 'step' ? (prompt.heard ?? null) : null,
    advice: prompt.kind === 'mentions' ? prompt.urgent.map(({ title }) => title) : null,
  }
}

describe('page and terminal ask the same first after own words', () => {
  test.each([
    ['low_back', 'My back hurts and it is numb between my legs', 'back_nerve_signs'],
    ['chest', 'I can hardly breathe since an hour', null],
    ['head', 'This is the worst headache of my life, it came suddenly', null],
    ['neck', 'My speech is slurred and my face droops', null],
    ['calf', 'My calf is swollen and I am short of breath', null],
    ['knee', 'I want to die', 'check_words'],
    ['navel', 'I am vomiting blood', null],
    ['knee', 'It hurts on the stairs and my knee clicks', 'check_words'],
    ['knee', 'My aunt sings in a choir', null],
    ['knee', 'my husband says I should get it looked at', null],
  ] as const)('%s: %s', (place, words, expected) => {
    const where = bundles.some(({ location }) => location.key === place) ? place : 'navel'
    const page = firstOnPage(where, words)
    const terminal = firstInTerminal(where, words)
    expect(terminal).toEqual({ ...page, advice: terminal.advice === null ? null : page.advice })
    if (expected !== null) expect(page.asks).toBe(expected)
  })

  test('words without a sign lead straight to the first question, and a line says so', () => {
    const { asks, isNoted } = firstOnPage('knee', 'My aunt sings in a choir')
    expect({ asks, isNoted }).toEqual({ asks: firstOnPage('knee', '').asks, isNoted: true })
    expect(firstOnPage('knee', 'It hurts on the stairs').isNoted).toBe(false)
  })
})

describe('at an emergency page and terminal let one go on and tell something else', () => {
  test.each([
    ['low_back', 'saddle_numbness'],
    ['head', 'thunderclap'],
  ] as const)('%s', (place, sign) => {
    const bundle = bundles.find(({ location }) => location.key === place)!
    const asked = bundle.steps.find(({ options }) => options.includes(sign))!.key
    const conversation = consultationInTerminal(bundles, listeningBy(lexicon))
    conversation.next(undefined as never)
    let prompt = conversation.next({ location: place, sex: 'female', age: 40 }).value as Prompt
    while (prompt.kind === 'step')
      prompt = conversation.next({ answer: prompt.step === asked ? [sign] : 'not_sure' }).value as Prompt
    expect(prompt.kind).toBe('go_on')
    const offered = prompt.kind === 'go_on' ? prompt.options.map(({ key }) => key) : []

    const answered: Consultation = {
      ...EMPTY_CONSULTATION,
      painLocation: { id: bundle.location.id, key: place },
      sex: 'female',
      ageBand: '35_44',
      weightKg: null,
      steps: [[asked, [sign]]],
    }
    const session = sessionOf(readKnowledge(bundle, place), answered, personOf(answered)!)
    const page = renderToStaticMarkup(
      <Router ssrPath="/">
        <GoOn session={session} />
      </Router>,
    )
    expect(page.includes(emergencyMessages.goOn.start)).toBe(offered.includes('yes'))
    expect(page.includes(emergencyMessages.goOn.tellMore)).toBe(offered.includes('tell'))
    expect(offered).toEqual(['yes', 'tell', 'no'])

    // Telling something leads back to the same choice, and what is confirmed then counts.
    expect((conversation.next({ answer: 'tell' }).value as Prompt).kind).toBe('anything_else')
    const check = conversation.next({ words: 'I have a fever' }).value as Prompt
    expect(check).toMatchObject({ kind: 'mentions', mentions: [{ finding: 'fever', holds: true }] })
    const again = conversation.next({ confirm: { fever: true } }).value as Prompt
    expect(again).toMatchObject({
      kind: 'go_on',
      result: { own_words: 'I have a fever', level: 'emergency' },
    })
  })
})
