import { expect, test } from 'vitest'
import { interviewMessages } from '#web/features/interview/messages.ts'
import { readCatalogue } from './catalogue.ts'
import { readLanguages, SOURCE_TAG } from './languages.ts'

const published = readLanguages().filter(({ tag, published }) => published && tag !== SOURCE_TAG)

test.each(published)('in $tag a hint names "none of these" as the answer is named', ({ tag }) => {
  const catalogue = readCatalogue(tag)
  const none = catalogue.get('interview.interviewMessages.none')!.to
  const hints = [...catalogue].filter(
    ([key, { en }]) => key.endsWith('.hint') && en.includes(`“${interviewMessages.none}”`),
  )
  expect(hints.length).toBeGreaterThan(0)
  for (const [key, { to, they = to }] of hints)
    for (const said of [to, they]) expect(said, key).toContain(`“${none}”`)
})
