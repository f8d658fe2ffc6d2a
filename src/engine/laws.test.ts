import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess, createModel, isUnsure, keepReachable, posterior, presentFindings } from './index.ts'
import { LEAST_OPEN_SHARE, MAX_INTERVIEW_STEPS, PROBABILITY_FLOOR } from './constants.ts'
import { round2 } from './scores.ts'
import { consultations, hostileAnswers } from './testing/arbitraries.ts'
import type { Assessment } from './assessment.ts'
import type { Model } from './model.ts'
import type { Key, TriageLevel } from './knowledge.ts'
import type { Answers, SelfTestAnswers, StepAnswer } from './person.ts'

const severity: Record<TriageLevel, number> = { self_care: 0, routine: 1, urgent: 2, emergency: 3 }
const runs = { numRuns: 300 }

describe('the laws of the engine', () => {
  it('gives probabilities that add up to 1', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person, answers }) => {
        const values = [...posterior(createModel(knowledge), person, answers).values()]
        expect(values.every((value) => value >= 0 && value <= 1)).toBe(true)
        expect(values.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9)
      }),
      runs,
    )
  })

  it('does not care in which order answers were given', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person, answers, selfTestAnswers }) => {
        const model = createModel(knowledge)
        const reversed = <Value>(entries: Record<string, Value>) =>
          Object.fromEntries(Object.entries(entries).toReversed())
        const comparable = (given: Answers, tests: SelfTestAnswers) => {
          const assessed = assess(model, person, given, { selfTestAnswers: tests })
          const worked = Object.entries(assessed).filter(([, value]) => typeof value !== 'function')
          return {
            ...Object.fromEntries(worked),
            for: assessed.evidenceFor('c_0'),
            tests: assessed.selfTestEvidenceFor('c_0'),
          }
        }
        expect(comparable(reversed(answers), reversed(selfTestAnswers))).toEqual(
          comparable(answers, selfTestAnswers),
        )
      }),
      runs,
    )
  })

  it('keeps every rule that a ticked sign meets, whatever another list that repeats it leaves unticked', () => {
    fc.assert(
      fc.property(consultations, fc.boolean(), ({ knowledge, person, answers }, isBesideTicked) => {
        const first = {
          ...knowledge.steps[0]!,
          kind: 'multiple' as const,
          askIf: undefined,
          dependsOnAny: [],
        }
        const [sign, beside] = first.options
        const again = { ...first, key: 'again' }
        const model = createModel({ ...knowledge, steps: [first, again, ...knowledge.steps.slice(1)] })
        const ticked = [sign!, ...(isBesideTicked ? [beside!] : [])]
        const responses = { ...answers, [first.key]: ticked }
        const repeated = assess(model, person, { ...responses, [again.key]: ticked })
        const unticked = assess(model, person, { ...responses, [again.key]: ticked.slice(1) })
        const unsure = assess(model, person, { ...responses, [again.key]: 'not_sure' })
        for (const other of [unticked, unsure]) {
          expect(other.present).toEqual(repeated.present)
          expect(rulesMet(model, other)).toEqual(expect.arrayContaining(rulesMet(model, repeated)))
        }
        // Besides what is ticked there, the rest is a weak no in both; alone it is a no to all, which may change what leads.
        if (isBesideTicked) {
          expect(unticked.ranking.causes).toEqual(repeated.ranking.causes)
          expect(severity[unticked.triage.level]).toBeGreaterThanOrEqual(severity[repeated.triage.level])
        }
      }),
      runs,
    )
  })

  it('never takes an answer for ruled out because a condition lists only the others', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge }) => {
        const model = createModel(knowledge)
        const singles = [...model.steps.values()].filter(({ step }) => step.kind === 'single')
        for (const [index, { likelihoods }] of model.conditions.entries()) {
          for (const { step, options } of singles) {
            const listed = step.options.flatMap((key) => likelihoods[key] ?? [])
            if (listed.length === 0 || listed.length === options.length) continue
            const left = options
              .filter(({ finding }) => likelihoods[finding] === undefined)
              .reduce((sum, { present }) => sum + present.given[index]!, 0)
            const named = listed.reduce((sum, p) => sum + Math.max(p, PROBABILITY_FLOOR), 0)
            expect(left).toBeGreaterThanOrEqual(LEAST_OPEN_SHARE / (named + LEAST_OPEN_SHARE) - 1e-9)
          }
        }
      }),
      runs,
    )
  })

  it('takes "not sure" for no evidence', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person }) => {
        const model = createModel(knowledge)
        const unsure: Answers = Object.fromEntries(knowledge.steps.map(({ key }) => [key, 'not_sure']))
        const before = [...posterior(model, person, {}).values()]
        const after = [...posterior(model, person, unsure).values()]
        for (const [index, value] of after.entries()) expect(value).toBeCloseTo(before[index]!, 12)
      }),
      runs,
    )
  })

  it('takes what is chosen beside "not sure" for a yes, and the rest for a danger sign nobody is sure about', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person, answers: all }) => {
        const model = createModel(knowledge)
        const answers = keepReachable(model, person, all)
        const unsure = Object.fromEntries(
          Object.entries(answers).map(([key, answer]): [string, StepAnswer] => {
            const { kind } = model.steps.get(key)!.step
            if (kind !== 'multiple' || answer === 'not_sure' || isUnsure(answer)) return [key, answer]
            return [key, [...answer, 'not_sure']]
          }),
        )
        expect(presentFindings(keepReachable(model, person, unsure))).toEqual(presentFindings(answers))
        const rulesThatNeverYield = (given: Answers) =>
          assess(model, person, given).triage.reasons.filter(
            (reason) =>
              reason.kind === 'red_flag' &&
              knowledge.redFlags.every(({ key, yieldsTo }) => key !== reason.rule || !yieldsTo),
          )
        expect(rulesThatNeverYield(unsure)).toEqual(rulesThatNeverYield(answers))
      }),
      runs,
    )
  })

  it('never goes below a red flag that holds, whatever else is answered or tested', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person, answers, selfTestAnswers }) => {
        const model = createModel(knowledge)
        const { level, reasons } = assess(model, person, answers, { selfTestAnswers }).triage
        for (const reason of reasons) expect(severity[level]).toBeGreaterThanOrEqual(severity[reason.level])
        const withoutTests = assess(model, person, answers).triage
        expect(severity[level]).toBeGreaterThanOrEqual(severity[withoutTests.level])
      }),
      runs,
    )
  })

  it('scores by the 0.6 / 0.4 formula, highest first, with the difference relative to the highest', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person, answers, selfTestAnswers }) => {
        const { triage, ranking } = assess(createModel(knowledge), person, answers, { selfTestAnswers })
        const highest = Math.max(...ranking.causes.map(({ final }) => final))
        for (const [index, { earlier, match, final, differencePercent }] of ranking.causes.entries()) {
          expect(final).toBe(round2(0.6 * earlier + 0.4 * match))
          expect(differencePercent).toBe(highest === 0 ? 0 : round2(((highest - final) / highest) * 100))
          if (triage.level !== 'emergency') {
            expect(final).toBeLessThanOrEqual(ranking.causes[Math.max(0, index - 1)]!.final)
          }
        }
      }),
      runs,
    )
  })

  it('asks the screen first, each step once, and ends within the limit', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person, answers: all }) => {
        const model = createModel(knowledge)
        let answers: Answers = {}
        for (let asked = 0; ; asked += 1) {
          expect(asked).toBeLessThanOrEqual(MAX_INTERVIEW_STEPS + knowledge.location.screen.length)
          const next = assess(model, person, answers).next
          if (next.kind === 'done') break
          expect(answers).not.toHaveProperty(next.step)
          const screenLeft = knowledge.location.screen.some(
            (key) =>
              !(key in answers) && knowledge.steps.find((step) => step.key === key)?.askIf === undefined,
          )
          if (screenLeft) expect(next.part).toBe('screen')
          answers = { ...answers, [next.step]: all[next.step] ?? 'not_sure' }
        }
      }),
      runs,
    )
  })

  it('takes any stored answers without throwing', () => {
    fc.assert(
      fc.property(consultations, hostileAnswers, ({ knowledge, person }, hostile) => {
        const model = createModel(knowledge)
        const answers = hostile as Answers
        expect(assess(model, person, answers).next.kind).toMatch(/ask|done/)
        expect(assess(model, person, answers).ranking.causes).toHaveLength(knowledge.conditions.length)
        const kept = keepReachable(model, person, answers)
        expect(keepReachable(model, person, kept)).toEqual(kept)
      }),
      runs,
    )
  })
})

/** Rules that count whatever cause leads. */
function rulesMet({ knowledge }: Model, { triage }: Assessment): Key[] {
  const always = new Set(knowledge.redFlags.filter(({ yieldsTo }) => !yieldsTo).map(({ key }) => key))
  return triage.reasons.flatMap((reason) =>
    reason.kind === 'red_flag' && always.has(reason.rule) ? [reason.rule] : [],
  )
}
