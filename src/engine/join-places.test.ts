import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALSO_HURTS,
  alsoFinding,
  assess,
  createModel,
  joinPlaces,
  type Answers,
  type Knowledge,
} from './index.ts'
import { knowledges, people } from './testing/arbitraries.ts'

const runs = { numRuns: 150 }
const plain = {
  step: <Step>(step: Step) => step,
  finding: <Finding>(finding: Finding) => finding,
  askedOf: <Step>(step: Step) => step,
}

/** The same knowledge as that of another place, with steps, findings and rules of its own. */
function elsewhere(knowledge: Knowledge): Knowledge {
  const other = (key: string) => `other_${key}`
  const text = JSON.stringify(knowledge).replaceAll(/"([fsr]_\d+)"/g, (_, key: string) => `"${other(key)}"`)
  const renamed = JSON.parse(text) as Knowledge
  return { ...renamed, location: { ...renamed.location, key: 'there' } }
}

describe('several places that hurt', () => {
  it('is the main place alone where there is no other', () => {
    fc.assert(
      fc.property(knowledges, (knowledge) => {
        expect(joinPlaces(knowledge, [], plain)).toBe(knowledge)
        expect(joinPlaces(knowledge, [knowledge], plain)).toBe(knowledge)
      }),
      runs,
    )
  })

  it('asks the danger signs of the other place too, and lets them raise the level', () => {
    fc.assert(
      fc.property(knowledges, people, (main, person) => {
        const open = { ...main.steps[0]!, askIf: undefined, dependsOnAny: [], kind: 'multiple' as const }
        const sign = open.options[0]!
        const rule = { key: 'r_9', level: 'emergency' as const, when: { any: [sign] } }
        const there = elsewhere({ ...main, steps: [open], redFlags: [rule], conditions: main.conditions })
        const quiet = { ...main, redFlags: [] }
        const model = createModel(joinPlaces(quiet, [there], plain))
        expect(model.knowledge.location.screen).toContain(`other_${open.key}`)
        const answers: Answers = {
          [ALSO_HURTS]: [alsoFinding('there')],
          [`other_${open.key}`]: [`other_${sign}`],
        }
        expect(assess(model, person, answers).triage.level).toBe('emergency')
      }),
      runs,
    )
  })

  it('takes what is asked at the other place alone for a sign that a quarter with a cause known at both have', () => {
    fc.assert(
      fc.property(knowledges, (main) => {
        const [first] = main.conditions
        const open = main.steps[0]!
        const likelihoods = { [open.options[0]!]: 0.9 }
        const there = elsewhere({ ...main, steps: [open], conditions: [{ ...first!, likelihoods }] })
        const joined = joinPlaces(main, [there], plain)
        const cause = joined.conditions.find(({ key }) => key === first!.key)!
        const share = 0.25
        const { background } = main.findings.find(({ key }) => key === open.options[0])!
        expect(cause.likelihoods[`other_${open.options[0]!}`]).toBeCloseTo(
          share * 0.9 + (1 - share) * background,
        )
        expect(cause.likelihoods).toMatchObject(first!.likelihoods)
      }),
      runs,
    )
  })

  it('learns nothing of a cause from an answer there that says only that the main place hurts too', () => {
    fc.assert(
      fc.property(knowledges, (main) => {
        const [first] = main.conditions
        const open = main.steps[0]!
        const likelihoods = { [open.options[0]!]: 0.9 }
        const findings = main.findings.map((finding) => ({ ...finding, painAt: [main.location.key] }))
        const there = elsewhere({
          ...main,
          findings,
          steps: [open],
          conditions: [{ ...first!, likelihoods }],
        })
        const joined = joinPlaces(main, [there], plain)
        const cause = joined.conditions.find(({ key }) => key === first!.key)!
        expect(cause.likelihoods).not.toHaveProperty(`other_${open.options[0]!}`)
      }),
      runs,
    )
  })

  it('may ask there what is evidence about a cause known at both, and nothing that is about none', () => {
    fc.assert(
      fc.property(knowledges, (main) => {
        const [first] = main.conditions
        const [step] = main.steps
        const open = { ...step!, askIf: undefined, dependsOnAny: [] }
        const [option] = open.options
        const thereAlone = { ...first!, key: 'there_alone', likelihoods: { [option!]: 0.9 } }
        const joined = (likelihoods: Record<string, number>) =>
          joinPlaces(
            { ...main, redFlags: [] },
            [
              elsewhere({
                ...main,
                steps: [open],
                redFlags: [],
                location: { ...main.location, screen: [] },
                conditions: [{ ...first!, likelihoods }, thereAlone],
              }),
            ],
            plain,
          )
        const keys = ({ steps }: Knowledge) => steps.map(({ key }) => key)
        expect(keys(joined({ [option!]: 0.9 }))).toContain(`other_${open.key}`)
        expect(keys(joined({}))).not.toContain(`other_${open.key}`)
        expect(joined({}).conditions.map(({ key }) => key)).not.toContain('there_alone')
      }),
      runs,
    )
  })

  it('favours the cause that is known at both places', () => {
    fc.assert(
      fc.property(knowledges, people, (main, person) => {
        const [first] = main.conditions
        const there = elsewhere({ ...main, conditions: [first!], redFlags: [] })
        const model = createModel(joinPlaces(main, [there], plain))
        const shareOf = (answers: Answers) => {
          const { ranking } = assess(model, person, answers)
          return ranking.causes.find(({ condition }) => condition === first!.key)!.earlier
        }
        const answers = { [ALSO_HURTS]: [alsoFinding('there')] }
        expect(shareOf(answers)).toBeGreaterThanOrEqual(shareOf({}))
        expect(assess(model, person, answers).explainsElsewhere(first!.key)).toEqual([alsoFinding('there')])
      }),
      runs,
    )
  })
})
