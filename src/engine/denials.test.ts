import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assess, createModel, isUnsure, optionsFor, type Answers, type Key, type Person } from './index.ts'
import { chosenIn } from './answers.ts'
import type { Model } from './model.ts'
import { consultations } from './testing/arbitraries.ts'

const runs = { numRuns: 300 }

/** Whether somebody answered, at a step that offered a finding to them, in a way that denies it so. */
function isSupported(
  model: Model,
  person: Person,
  answers: Answers,
  { finding, step, absence }: { finding: Key; step: Key | null; absence: string },
): boolean {
  const answer = answers[step!]
  if (answer === undefined || answer === 'not_sure' || isUnsure(answer)) return false
  const { kind } = model.steps.get(step!)!.step
  if (kind === 'single' || !optionsFor(model, step!, person).includes(finding)) return false
  const how = kind === 'yes_no' ? 'no' : answer.length === 0 ? 'none_of_these' : 'not_ticked'
  return how === absence && Object.values(answers).every((each) => !chosenIn(each).includes(finding))
}

/** Some steps list what others list too, so that one answer can leave open what another leaves out. */
const overlapping = consultations.map((consultation) => {
  const { knowledge } = consultation
  const [first, ...others] = knowledge.steps
  const steps = [first!, ...others.map((step) => ({ ...step, options: [...step.options, 'f_0'] }))]
  const findings = knowledge.findings.map((finding, at) =>
    at % 3 === 1 ? { ...finding, onlyFor: { sex: 'female' as const } } : finding,
  )
  return { ...consultation, knowledge: { ...knowledge, findings, steps } }
})

it('denies only what an answer to an offered option denies, and so firmly', () => {
  fc.assert(
    fc.property(overlapping, ({ knowledge, person, answers: given }) => {
      const model = createModel(knowledge)
      const { answers, denials } = assess(model, person, given)
      for (const { step, absence, findings } of denials) {
        for (const finding of findings)
          expect(isSupported(model, person, answers, { finding, step, absence })).toBe(true)
      }
      const denied = denials.flatMap(({ findings }) => findings)
      expect(new Set(denied).size).toBe(denied.length)
    }),
    runs,
  )
})

it('shows no evidence that was neither chosen nor denied', () => {
  fc.assert(
    fc.property(overlapping, ({ knowledge, person, answers: given }) => {
      const model = createModel(knowledge)
      const { answers, evidenceFor } = assess(model, person, given)
      for (const { finding, step, present, absence } of evidenceFor('c_0')) {
        expect(present).toBe(absence === null)
        if (absence !== null)
          expect(isSupported(model, person, answers, { finding, step, absence })).toBe(true)
        else expect(chosenIn(answers[step!]!)).toContain(finding)
      }
    }),
    runs,
  )
})

it('denies nothing that one question leaves unsure because another lists it too', () => {
  fc.assert(
    fc.property(overlapping, ({ knowledge, person, answers: given }) => {
      const model = createModel(knowledge)
      const { answers, denials } = assess(model, person, given)
      for (const { findings } of denials) {
        for (const finding of findings) {
          const open = Object.entries(answers).filter(
            ([step, answer]) => isUnsure(answer) && model.steps.get(step)!.step.options.includes(finding),
          )
          expect(open.filter(([step]) => model.steps.get(step)!.step.kind !== 'single')).toEqual([])
        }
      }
    }),
    runs,
  )
})

it('says nothing about what a step with one answer did not choose', () => {
  fc.assert(
    fc.property(overlapping, ({ knowledge, person, answers: given }) => {
      const model = createModel(knowledge)
      const { denials } = assess(model, person, given)
      for (const { step } of denials) expect(model.steps.get(step!)!.step.kind).not.toBe('single')
    }),
    runs,
  )
})
