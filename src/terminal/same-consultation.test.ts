import { describe, expect, test } from 'vitest'
import { patientIn } from '#evaluation/play-vignette'
import { readBundles } from '#evaluation/read-bundles'
import { spreadVignettes } from '#evaluation/spread-vignettes'
import { transcriptOf, type Transcript } from '#evaluation/transcript'
import { projectVignettes, type Vignette } from '#evaluation/vignette'
import { consultation } from './consultation.ts'
import { check, type Prompt, type Reply } from './prompt.ts'
import type { Result } from './result.ts'

const bundles = readBundles()
const vignettes = spreadVignettes(projectVignettes())

/** What the terminal says to the patient of a vignette. */
function heldInTerminal(vignette: Vignette): Omit<Transcript, 'levelOfAnswers' | 'causesOfAnswers'> {
  const patient = patientIn(vignette)
  const questions: string[] = []
  const further: string[] = []
  let emergency: Result | null = null
  const selfTests = new Set<string>()
  const replyTo = (prompt: Prompt): Reply => {
    if (prompt.kind === 'start') {
      const { location, sex, age, weight_kg } = vignette
      return { location, sex, age, weight_kg }
    }
    if (prompt.kind === 'self_test') {
      selfTests.add(prompt.name)
      return { answer: vignette.self_tests[prompt.question] ?? 'not_sure' }
    }
    if (prompt.kind === 'go_on') {
      emergency ??= prompt.result
      return { answer: 'yes' }
    }
    if (prompt.kind !== 'step')
      throw new Error(`${prompt.kind} is asked of nobody whose own words are not read`)
    ;(emergency ? further : questions).push(prompt.question)
    const options = prompt.options.map(({ key }) => key)
    return { answer: patient({ key: prompt.step, kind: prompt.type, options }) }
  }
  const conversation = consultation(bundles)
  let turn = conversation.next(undefined as never)
  while (!turn.done) {
    const reply = replyTo(turn.value)
    check(turn.value, reply)
    turn = conversation.next(reply)
  }
  const { level, causes, can_mean: canMean } = emergency ?? turn.value
  return {
    questions,
    selfTests: [...selfTests],
    level,
    causes: causes.map(({ name }) => name),
    canMean,
    goneOn: emergency && { questions: further, canMean: turn.value.can_mean },
  }
}

describe('the terminal holds the very consultation that the evaluation counts', () => {
  test('with patients of all places, levels, ages and both sexes', () => {
    const all = (of: (vignette: Vignette) => unknown) => new Set(vignettes.map(of)).size
    expect(vignettes.length).toBeGreaterThanOrEqual(40)
    expect(all(({ location }) => location)).toBe(bundles.length)
    expect(all(({ expect: { triage } }) => triage)).toBe(4)
    expect(all(({ sex }) => sex)).toBe(2)
    expect(vignettes.filter(({ expect: { triage } }) => triage === 'emergency').length).toBeGreaterThan(5)
    expect(Math.min(...vignettes.map(({ age }) => age))).toBeLessThan(12)
    expect(Math.max(...vignettes.map(({ age }) => age))).toBeGreaterThanOrEqual(75)
  })

  test.each(vignettes.map((vignette) => [`${vignette.location}/${vignette.key}`, vignette] as const))(
    '%s',
    (_, vignette) => {
      const bundle = bundles.find(({ location }) => location.key === vignette.location)!
      const { levelOfAnswers: _level, causesOfAnswers: _causes, ...end } = transcriptOf(bundle, vignette)
      expect(heldInTerminal(vignette)).toEqual(end)
    },
  )
})
