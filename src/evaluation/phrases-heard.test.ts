import { expect, test } from 'vitest'
import { createListener, partsOf } from '#listening'
import { projectContent } from '#knowledge/check/project-content'
import { readBundles } from './read-bundles.ts'
import { readLexicon } from './read-lexicon.ts'
import { phraseHearing, phrasePlace } from './said-phrase.ts'

const isHeard = phraseHearing(
  createListener(readLexicon()),
  readBundles().map((bundle) => phrasePlace(bundle, partsOf(bundle.location.name))),
  /[=()]/g,
)

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
