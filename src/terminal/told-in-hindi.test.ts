import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { patientIn, personIn, playVignette } from '#evaluation/play-vignette'
import { modelOf, readBundles } from '#evaluation/read-bundles'
import { readLexicon } from '#evaluation/read-lexicon'
import { projectVignettes, type Vignette } from '#evaluation/vignette'
import { createListenerIn } from '#listening'
import { readOwnWords } from '#translation/own-words'
import { translatorInto } from '#translation/translator'
import { consultation } from './consultation.ts'
import { check, type Prompt, type Reply } from './prompt.ts'

/*
 * Vignettes told in own words of Hindi come to the level and the first cause that the same vignette has in English without a word
 * typed. tests/in-another-language/told.test.ts types some of them on the Hindi pages.
 */
const translate = translatorInto('hi')
const words = readOwnWords('hi', readLexicon(), translate)!
const listening = { listener: createListenerIn(words), dangers: words.dangers }

/** Places are heard by their Hindi names; what else is shown is English here, which neither the listener nor the engine reads. */
const bundles = readBundles()
const inHindi = bundles.map((bundle) => {
  const { key, name } = bundle.location
  const text = { key: `location.${key}.name`, en: name, isMessage: false }
  return { ...bundle, location: { ...bundle.location, name: translate(text)?.to ?? name } }
})

const told = z
  .array(z.strictObject({ vignette: z.string(), words: z.string(), on_pages: z.literal(true).optional() }))
  .parse(load(readFileSync('tests/in-another-language/told-in-hi.yaml', 'utf8')))
const vignettes = new Map(projectVignettes().map((vignette) => [vignette.key, vignette]))

interface Outcome {
  level: string
  cause: string | undefined
}

function inEnglish(vignette: Vignette): Outcome {
  const bundle = bundles.find(({ location }) => location.key === vignette.location)!
  const { interview, goneOn } = playVignette(modelOf(bundle), vignette)
  const { triage, ranking } = interview
  const isEmergency = triage.level === 'emergency'
  const cause = isEmergency ? (goneOn?.assessment ?? interview).canMean[0] : ranking.shown[0]?.condition
  return { level: triage.level, cause }
}

/** Of what is heard only what is so is confirmed; all else is answered when it is asked. */
function toldInHindi(vignette: Vignette, told: string): Outcome & { confirmed: number } {
  const { location, sex, present } = vignette
  const patient = patientIn({ ...vignette, unsure: [] })
  let confirmed = 0
  let emergency: string | undefined
  const replyTo = (prompt: Prompt): Reply => {
    switch (prompt.kind) {
      case 'start':
        return { location, sex, age: personIn(vignette).age.min, words: told }
      case 'mentions': {
        const isSo = prompt.mentions.map(
          ({ finding, holds }) => [finding, holds && present.includes(finding)] as const,
        )
        confirmed += isSo.filter(([, so]) => so).length
        return { confirm: Object.fromEntries(isSo) }
      }
      case 'step': {
        const { step, type, options } = prompt
        return { answer: patient({ key: step, kind: type, options: options.map(({ key }) => key) }) }
      }
      case 'go_on':
        emergency ??= prompt.result.level
        return { answer: prompt.options[0]!.key === 'yes' ? 'yes' : 'no' }
      case 'self_test':
        return { answer: 'not_sure' }
      case 'anything_else':
        return { answer: [] }
      default:
        return prompt satisfies never
    }
  }
  const conversation = consultation(inHindi, listening)
  let turn = conversation.next(undefined as never)
  while (!turn.done) {
    const reply = replyTo(turn.value)
    check(turn.value, reply)
    turn = conversation.next(reply)
  }
  const { level, causes } = turn.value
  return { level: emergency ?? level, cause: causes[0]?.condition, confirmed }
}

const played = told.map(({ vignette: key, words }) => {
  const vignette = vignettes.get(key)!
  return { key, english: inEnglish(vignette), hindi: toldInHindi(vignette, words) }
})

test.each(played)('$key, told in Hindi, is as urgent as in English', ({ english, hindi }) => {
  expect(hindi.level).toBe(english.level)
})

test('one in twenty at most has another first cause', () => {
  expect(played).toHaveLength(20)
  const others = played.filter(({ english, hindi }) => hindi.cause !== english.cause)
  if (others.length > played.length / 20) expect(others).toEqual([])
})

test('of nearly all something is heard and so', () => {
  expect(played.filter(({ hindi }) => hindi.confirmed > 0).length).toBeGreaterThanOrEqual(18)
})
