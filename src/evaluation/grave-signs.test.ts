import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createListener, createListenerIn, partsOf, partsOfName } from '#listening'
import { readOwnWords } from '#translation/own-words'
import { translatorInto } from '#translation/translator'
import { findingsAt } from './own-words.ts'
import { readBundles } from './read-bundles.ts'
import { readLexicon } from './read-lexicon.ts'

const pairs = z
  .array(
    z.strictObject({
      in: z.enum(['en', 'hi']),
      at: z.string(),
      of: z.array(z.string()),
      told: z.string(),
      denied: z.string(),
    }),
  )
  .parse(load(readFileSync('tests/own-words/grave-signs.yaml', 'utf8')))

const translate = translatorInto('hi')
const listeners = {
  en: createListener(readLexicon()),
  hi: createListenerIn(readOwnWords('hi', readLexicon(), translate)!),
}
const bundles = new Map(readBundles().map((bundle) => [bundle.location.key, bundle]))

function hear(language: 'en' | 'hi', at: string, text: string) {
  const bundle = bundles.get(at)!
  const { key, name } = bundle.location
  const inHindi = translate({ key: `location.${key}.name`, en: name, isMessage: false })?.to ?? name
  return listeners[language].understand(text, findingsAt(bundle), {
    about: 'other',
    parts: language === 'hi' ? partsOfName(inHindi) : partsOf(name),
  })
}

test.each(pairs)('$in, $at: "$told" is heard as $of', ({ in: language, at, of, told }) => {
  const { mentions, dangers } = hear(language, at, told)
  const heard = [
    ...mentions.flatMap(({ finding, holds }) => (holds ? [finding] : [])),
    ...dangers.flatMap(({ danger, finding }) => [danger, finding]),
  ]
  expect(heard.some((each) => each !== null && of.includes(each))).toBe(true)
})

/** Feared, a sign is asked about; it is not put into anybody's mouth. */
test.each(pairs)('$in, $at: "$denied" does not tell $of', ({ in: language, at, of, denied }) => {
  const { mentions } = hear(language, at, denied)
  const held = mentions.flatMap(({ finding, holds }) => (holds ? [finding] : []))
  expect(held.filter((each) => of.includes(each))).toEqual([])
})
