import { expect, test } from 'vitest'
import { createListenerIn, partsOfName } from '#listening'
import { readOwnWords } from '#translation/own-words'
import { translatorInto } from '#translation/translator'
import { readBundles } from './read-bundles.ts'
import { readLexicon } from './read-lexicon.ts'
import { phraseHearing, phrasePlace } from './said-phrase.ts'

const translate = translatorInto('hi')
const words = readOwnWords('hi', readLexicon(), translate)!
const isHeard = phraseHearing(
  createListenerIn(words),
  readBundles().map((bundle) => {
    const { key, name } = bundle.location
    const text = { key: `location.${key}.name`, en: name, isMessage: false }
    return phrasePlace(bundle, partsOfName(translate(text)?.to ?? name))
  }),
  /\*/g,
)

test('whoever says a Hindi phrase is heard to say what it stands for', () => {
  const written = Object.entries(words.phrases).flatMap(([key, { say, deny }]) => [
    ...say.map((phrase) => ({ key, phrase, holds: true })),
    ...deny.map((phrase) => ({ key, phrase, holds: false })),
  ])
  // One phrase may stand for several findings: one of them is enough.
  const nameOf = ({ phrase, holds }: (typeof written)[number]) => `${phrase} (${holds})`
  const heard = new Set(written.filter(({ key, holds, phrase }) => isHeard(key, holds, phrase)).map(nameOf))
  const unheard = written.filter((each) => !heard.has(nameOf(each)))
  expect(unheard.map(({ key, phrase }) => `${key}: ${phrase}`)).toEqual([])
})
