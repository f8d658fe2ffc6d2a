import { expect, test } from 'vitest'
import { createListener, partsOf, type FindingHere } from '#listening'
import { projectContent } from '#knowledge/check/project-content'
import { findingsAt } from './own-words.ts'
import { readBundles } from './read-bundles.ts'
import { readLexicon } from './read-lexicon.ts'

const listener = createListener(readLexicon())
const places = readBundles().map((bundle) => ({
  // What a finding builds on is not told by its phrase.
  here: findingsAt(bundle).map((each): FindingHere => ({ ...each, presupposes: [] })),
  parts: partsOf(bundle.location.name),
}))

/** A phrase as it is said, by each of its choices. */
function saidBy(phrase: string): string[] {
  const words = phrase.replaceAll(/[=()]/g, '').split(' ')
  const most = Math.max(...words.map((word) => word.split('|').length))
  return Array.from({ length: most }, (_, at) =>
    words.map((word) => word.split('|').at(at) ?? word.split('|').at(-1)).join(' '),
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

test('whoever says a phrase is heard to say what it stands for', () => {
  const unheard = projectContent().phrases.flatMap(({ value: { key, also = [], say, deny = [] } }) =>
    [
      ...say.map((phrase) => [phrase, true] as const),
      ...deny.map((phrase) => [phrase, false] as const),
    ].flatMap(([phrase, holds]) =>
      [key, ...also].some((each) => isHeard(each, holds, phrase)) ? [] : [`${key}: ${phrase}`],
    ),
  )
  expect(unheard).toEqual([])
})
