import { existsSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { personIn, playVignette } from '#evaluation/play-vignette'
import { modelOf } from '#evaluation/read-bundles'
import type { Story } from '#evaluation/story'
import { projectVignettes, type Vignette } from '#evaluation/vignette'
import { LANGUAGE } from '#web/language/language.ts'
import { emergencyMessages } from '#web/features/emergency/messages.ts'
import { headingOf } from '../end-to-end/consult.ts'
import { bundleOf } from '../end-to-end/knowledge.ts'
import { answerAll, goOn, sessionFrom, tellWhereAndWho } from '../end-to-end/tell-story.ts'
import { PHONE, visitSite } from '../end-to-end/visit.ts'

/*
 * Vignettes told in own words of this language on its pages: they come to the level and the first cause that the same
 * vignette has in English without a word typed.
 */

const tellings = z.array(z.strictObject({ vignette: z.string(), words: z.string() }))

/** In the file of this language, if somebody has written one. */
const file = `tests/in-another-language/told-in-${LANGUAGE.tag}.yaml`
const told = existsSync(file) ? tellings.parse(load(readFileSync(file, 'utf8'))) : []

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
  const visit = await visitSite({ viewport: PHONE })
  const { page } = visit
  await visit.go('/')
  await tellWhereAndWho(page, story)
  await answerAll(page, story)
  const isEmergency = (await headingOf(page)) === emergencyMessages.heading
  if (isEmergency) await goOn(page, story)
  const { assessment } = await sessionFrom(page, story)
  const { triage, canMean, ranking } = assessment
  await visit.end()
  expect(isEmergency).toBe(triage.level === 'emergency')
  return { level: triage.level, cause: isEmergency ? canMean[0] : ranking.shown[0]?.condition }
}

describe.skipIf(told.length === 0)('vignettes told in this language', () => {
  const played: { key: string; inEnglish: Outcome; here: Outcome }[] = []

  test.concurrent.each(told)('$vignette is as urgent as in English', async ({ vignette: key, words }) => {
    const vignette = projectVignettes().find((each) => each.key === key)!
    const [inEnglish, here] = await Promise.all([outcomeInEnglish(vignette), outcomeTold(vignette, words)])
    played.push({ key, inEnglish, here })
    expect(here.level).toBe(inEnglish.level)
  })

  test('one in twenty at most has another first cause', () => {
    expect(played).toHaveLength(told.length)
    const others = played.filter(({ inEnglish, here }) => here.cause !== inEnglish.cause)
    if (others.length > told.length / 20) expect(others).toEqual([])
  })
})
