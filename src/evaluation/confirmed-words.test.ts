import { describe, expect, test } from 'vitest'
import { assess, type Answers, type Key, type Stated } from '#engine'
import type { Listener, Mention } from '#listening'
import { consultation } from '#terminal/consultation'
import { check, type Prompt, type Reply } from '#terminal/prompt'
import { patientIn, personIn, playVignette } from './play-vignette.ts'
import { modelOf, readBundles } from './read-bundles.ts'
import { spreadVignettes } from './spread-vignettes.ts'
import { projectVignettes, type Vignette } from './vignette.ts'

const bundles = readBundles()
const vignettes = spreadVignettes(projectVignettes())
const named = vignettes.map((vignette) => [`${vignette.location}/${vignette.key}`, vignette] as const)

/** Hears of a text, which lists findings, that they hold. */
const listener: Listener = {
  understand: (text, here) => ({
    mentions: here
      .filter(({ key }) => text.split(' ').includes(key))
      .map(({ key }): Mention => ({ finding: key, holds: true, quote: [0, 1], confidence: 1 })),
    dangers: [],
    places: [],
  }),
}

/** What the terminal asks somebody who tells all they have first, confirms it, and ticks nothing of it again. */
function stepsAsked(vignette: Vignette): Extract<Prompt, { kind: 'step' }>[] {
  const { location, sex, age, weight_kg } = vignette
  const patient = patientIn(vignette)
  const replyTo = (prompt: Prompt): Reply => {
    switch (prompt.kind) {
      case 'start':
        return { location, sex, age, weight_kg, words: vignette.present.join(' ') }
      case 'mentions':
        return { confirm: Object.fromEntries(prompt.mentions.map(({ finding }) => [finding, true])) }
      case 'step': {
        const options = prompt.options.map(({ key }) => key)
        const answer = patient({ key: prompt.step, kind: prompt.type, options })
        return {
          answer: answer === 'not_sure' ? answer : answer.filter((key) => !prompt.told?.includes(key)),
        }
      }
      case 'go_on':
        return { answer: prompt.options[0]!.key === 'yes' ? 'yes' : 'no' }
      case 'self_test':
        return { answer: 'not_sure' }
      case 'anything_else':
        return { answer: [] }
      default:
        return prompt satisfies never
    }
  }
  const asked: Extract<Prompt, { kind: 'step' }>[] = []
  const talk = consultation(bundles, { listener, dangers: [] })
  let turn = talk.next(undefined as never)
  while (!turn.done) {
    if (turn.value.kind === 'step') asked.push(turn.value)
    const reply = replyTo(turn.value)
    check(turn.value, reply)
    turn = talk.next(reply)
  }
  return asked
}

describe('what was confirmed in own words is not asked again', () => {
  test.each(named)('%s', (_, vignette) => {
    for (const { step, type, options, told = [] } of stepsAsked(vignette)) {
      const keys = options.map(({ key }) => key)
      const confirmed = keys.filter((key) => vignette.present.includes(key))
      if (type === 'multiple') {
        // Of a list of which another option is still open, what was confirmed comes ticked.
        expect(told, step).toEqual(confirmed)
        expect(keys.length, step).toBeGreaterThan(told.length)
      } else expect(confirmed, step).toEqual([])
    }
  })
})

describe('whatever is told at the end and confirmed counts', () => {
  test.each(named)('%s', (_, vignette) => {
    const model = modelOf(bundles.find(({ location }) => location.key === vignette.location)!)
    const person = personIn(vignette)
    const { answers, findingsOffered } = playVignette(model, vignette).assessment
    const assessed = (told: { answers: Answers; stated: Stated }) =>
      assess(model, person, told.answers, { stated: told.stated })
    const before = assessed({ answers, stated: {} })
    const offered = new Set(findingsOffered.map(({ key }) => key))
    // What presupposes a pregnancy is told by no man.
    const canHave = (key: Key): boolean =>
      offered.has(key) &&
      model.optionsOf
        .get(key)!
        .some(({ dependsOnAny }) => dependsOnAny.length === 0 || dependsOnAny.some(canHave))
    const lost = findingsOffered.filter(({ key }) => {
      if (!canHave(key)) return false
      const told = before.withConfirmed({ answers, stated: {} }, [[key, true]])
      return !assessed(told).present.has(key)
    })
    expect(lost.map(({ key, step }) => `${key} of ${step}`)).toEqual([])
  })
})
