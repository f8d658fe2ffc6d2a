import { expect, test } from 'vitest'
import { createListenerIn, partsOfName, type FindingHere } from '#listening'
import { readOwnWords } from '#translation/own-words'
import { translatorInto } from '#translation/translator'
import { findingsAt } from './own-words.ts'
import { readBundles } from './read-bundles.ts'
import { readLexicon } from './read-lexicon.ts'

const translate = translatorInto('hi')
const words = readOwnWords('hi', readLexicon(), translate)!
const listener = createListenerIn(words)
const places = readBundles().map((bundle) => {
  const { key, name } = bundle.location
  const text = { key: `location.${key}.name`, en: name, isMessage: false }
  return {
    // What a finding builds on is not told by its phrase.
    here: findingsAt(bundle).map((each): FindingHere => ({ ...each, presupposes: [] })),
    parts: partsOfName(translate(text)?.to ?? name),
  }
})

/** A phrase as it is said, by each of its choices. */
function saidBy(phrase: string): string[] {
  const said = phrase.replaceAll('*', '').split(/\s+/)
  const most = Math.max(...said.map((word) => word.split('|').length))
  return Array.from({ length: most }, (_, at) =>
    said.map((word) => word.split('|').at(at) ?? word.split('|').at(-1)).join(' '),
  )
}

/** Whether some place hears the finding, or another answer to the same question, where somebody says a phrase of it. */
function isHeard(key: string, holds: boolean, phrase: string): boolean {
  return saidBy(phrase).some((text) =>
    places.some(({ here, parts }) => {
      const step = here.find((each) => each.key === key)?.step
      if (step === undefined) return false
      const question = here.filter((each) => each.step === step)
      return listener
        .understand(text, question, { about: 'other', parts })
        .mentions.some((each) => each.finding !== key || each.holds === holds)
    }),
  )
}

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
