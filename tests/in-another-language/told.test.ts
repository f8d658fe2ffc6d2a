import { existsSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { personIn, playVignette } from '#evaluation/play-vignette'
import { modelOf } from '#evaluation/read-bundles'
import type { Story } from '#evaluation/story'
import { projectVignettes, type Vignette } from '#evaluation/vignette'
import { LANGUAGE } from '#web/language/language.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { headingOf } from '../end-to-end/consult.ts'
import { bundleOf } from '../end-to-end/knowledge.ts'
import { answerAll, goOn, sessionFrom, enterWhereAndWho } from '../end-to-end/play-story.ts'
import { visitAgain } from '../end-to-end/visit.ts'

/*
 * Vignettes told in own words of this language on its pages: they come to the level and the first cause that the same
 * vignette has in English without a word typed. That the pages listen and reason as the engine does takes a few to show; what
 * is made of the words of all of them is held by src/terminal/told-in-hindi.test.ts.
 */

const tellings = z.array(
  z.strictObject({ vignette: z.string(), words: z.string(), on_pages: z.boolean().default(false) }),
)

/** In the file of this language, if somebody has written one. */
const file = `tests/in-another-language/told-in-${LANGUAGE.tag}.yaml`
const told = (existsSync(file) ? tellings.parse(load(readFileSync(file, 'utf8'))) : []).filter(
  (telling) => telling.on_pages,
)

interface Outcome {
  level: string
  cause: string | undefined
}

/** All that is not told in the first words is answered when it is asked. */
function storyOf(
  { key, title, location, sex, present, expect: { triage, condition } }: Vignette,
  age: number,
  words: string,
): Story {
  return {
    key,
    title,
    at: location,
    also: [],
    who: 'me',
    sex,
    age,
    words,
    means: [],
    has: present,
    end_means: [],
    level: triage,
    cause: condition,
  }
}

async function outcomeInEnglish(vignette: Vignette): Promise<Outcome> {
  const { interview, goneOn } = playVignette(modelOf(await bundleOf(vignette.location)), vignette)
  const { triage } = interview
  const cause =
    triage.level === 'emergency'
      ? (goneOn?.assessment ?? interview).canMean[0]
      : interview.ranking.shown[0]?.condition
  return { level: triage.level, cause }
}

async function outcomeTold(vignette: Vignette, words: string): Promise<Outcome> {
  const story = storyOf(vignette, personIn(vignette).age.min, words)
  const visit = await visitAgain()
  const { page } = visit
  await visit.go('/')
  await enterWhereAndWho(page, story)
  await answerAll(page, story)
  const isEmergency = (await headingOf(page)) === emergencyMessages.heading
  if (isEmergency) await goOn(page, story)
  const { assessment } = await sessionFrom(page, story)
  const { triage, canMean, ranking } = assessment
  await visit.end()
  expect(isEmergency).toBe(triage.level === 'emergency')
  return { level: triage.level, cause: isEmergency ? canMean[0] : ranking.shown[0]?.condition }
}

test.concurrent.each(told)(
  '$vignette, told in this language, comes to what it comes to in English',
  async ({ vignette: key, words }) => {
    const vignette = projectVignettes().find((each) => each.key === key)!
    expect(await outcomeTold(vignette, words)).toEqual(await outcomeInEnglish(vignette))
  },
)

test('words of this language were told, where somebody has written any', () => {
  expect(told.length > 0).toBe(existsSync(file))
})
