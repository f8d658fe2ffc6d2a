import { parse, type Token } from '@messageformat/parser'
import { sentencesOf } from '#knowledge/bundle/advice'
import type { Catalogue, SourceText } from './catalogue.ts'

/** What of the site a language has. */
export interface TranslationState<Text extends SourceText = SourceText> {
  /** Never translated. */
  missing: Text[]
  /** Translated from an English that has changed since: shown in English until they are translated again. */
  stale: Text[]
  /** Translations of texts that there are no more, by their keys. */
  unused: string[]
  /** What is wrong with the others, a line each. */
  faults: string[]
}

export function translationState<Text extends SourceText>(
  texts: readonly Text[],
  catalogue: Catalogue,
): TranslationState<Text> {
  const keys = new Set(texts.map(({ key }) => key))
  const state: TranslationState<Text> = {
    missing: [],
    stale: [],
    unused: [...catalogue.keys()].filter((key) => !keys.has(key)),
    faults: [],
  }
  for (const text of texts) {
    const translation = catalogue.get(text.key)
    if (!translation) state.missing.push(text)
    else if (translation.en !== text.en) state.stale.push(text)
    else
      for (const said of [translation.to, translation.they])
        if (said !== undefined)
          state.faults.push(...faultsOf(text, said).map((fault) => `${text.key}: ${fault}`))
  }
  state.faults.push(...saidOtherwise(texts, catalogue))
  return state
}

/** Such as `howFast` of a danger rule. */
const FIELD_OF_RULE = /^redFlags\..*\.(?<field>\w+)$/

/**
 * Fields of danger rules that are alike in English and not in the other language: one of them was mended and the other forgotten, or
 * still says what the rule said before.
 */
function saidOtherwise(texts: readonly SourceText[], catalogue: Catalogue): string[] {
  const first = new Map<string, { key: string; said: string }>()
  return texts.flatMap(({ key, en, they }) => {
    const field = FIELD_OF_RULE.exec(key)?.groups?.['field']
    const translation = catalogue.get(key)
    if (field === undefined || translation?.en !== en) return []
    const english = JSON.stringify([field, en, they])
    const said = JSON.stringify([translation.to, translation.they])
    const before = first.get(english)
    if (!before) first.set(english, { key, said })
    return before && before.said !== said
      ? [`${key}: ${before.key} is the same in English, and translated otherwise`]
      : []
  })
}

/** Of these a page shows single sentences, so a translation has them one by one. */
const BY_SENTENCE = /^redFlags\.[^.]+\.(?:do|doUntimed)$/

/** What a translation can't have changed by right: values of a message, numbers, and how many sentences an advice has. */
function faultsOf({ key, en, isMessage }: SourceText, to: string): string[] {
  const faults: string[] = []
  if (isMessage) {
    const said = argumentsIn(to)
    if (said === null) return ['it is no message that can be read: look for a missing { or }']
    const [wanted, has] = [argumentsIn(en)!, said].map((names) => names.join(', '))
    if (wanted !== has) faults.push(`it has the values ${has}, and the English ${wanted}`)
  } else {
    const [wanted, has] = [en, to].map((text) => numbersIn(text).join(' '))
    if (wanted !== has)
      faults.push(`it has the numbers ${has || 'none'}, and the English ${wanted || 'none'}`)
  }
  const [wanted, has] = [en, to].map((text) => sentencesOf(text).length)
  if (BY_SENTENCE.test(key) && wanted !== has)
    faults.push(`it has ${has} sentences, and the English ${wanted}: pages show them one by one`)
  return faults
}

function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)?/g) ?? []).toSorted()
}

function argumentsIn(message: string): string[] | null {
  try {
    return [...new Set(argumentsOf(parse(message)))].toSorted()
  } catch {
    return null
  }
}

function argumentsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return []
    const inner = 'cases' in token ? token.cases.flatMap((each) => argumentsOf(each.tokens)) : []
    return [token.arg, ...inner]
  })
}
