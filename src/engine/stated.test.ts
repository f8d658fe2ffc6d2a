import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionsFor } from './answers.ts'
import { assess, createModel, posterior, type Answers, type Step, type StepAnswer } from './index.ts'
import { consultations, knowledges, people } from './testing/arbitraries.ts'

const runs = { numRuns: 200 }

describe('what was stated outside its question', () => {
  it('counts as the answer to its question would, which is then not asked', () => {
    fc.assert(
      fc.property(knowledges, people, (knowledge, person) => {
        const [first] = knowledge.steps
        const yesNo = { ...first!, kind: 'yes_no' as const, options: [first!.options[0]!], askIf: undefined }
        const model = createModel({ ...knowledge, steps: [yesNo] })
        for (const holds of [true, false]) {
          const answer: StepAnswer = holds ? yesNo.options : []
          const stated = { [yesNo.options[0]!]: holds }
          const assessment = assess(model, person, {}, { stated })
          const answered = assess(model, person, { [yesNo.key]: answer })
          expect(assessment.present).toEqual(answered.present)
          expect(assessment.ranking.causes).toEqual(answered.ranking.causes)
          expect(assessment.next).toMatchObject({ kind: 'done' })
        }
      }),
      runs,
    )
  })

  it('gives way to an answer about it, and stands beside one that leaves it open', () => {
    fc.assert(
      fc.property(knowledges, people, (knowledge, person) => {
        const step = { ...knowledge.steps[0]!, kind: 'multiple' as const, askIf: undefined }
        const model = createModel({ ...knowledge, steps: [step] })
        const [finding] = step.options
        const assessed = (answer: StepAnswer) =>
          assess(model, person, { [step.key]: answer }, { stated: { [finding!]: true } }).present
        expect(assessed([]).has(finding!)).toBe(false)
        expect(assessed('not_sure').has(finding!)).toBe(true)
        expect(assess(model, person, {}, { stated: { [finding!]: true } }).offeredAt(step.key)).toContain(
          finding,
        )
      }),
      runs,
    )
  })

  it('counts for nothing where all that its question depends on is denied', () => {
    fc.assert(
      fc.property(knowledges, people, fc.boolean(), (knowledge, person, isAnswered) => {
        const first = {
          ...knowledge.steps[0]!,
          kind: 'multiple' as const,
          askIf: undefined,
          dependsOnAny: [],
        }
        const [needed, ...others] = first.options
        const key = 'further'
        const finding = others.at(-1) ?? needed!
        fc.pre(others.length > 0)
        const further = { ...first, key, options: [finding], dependsOnAny: [needed!] }
        const before = { ...first, options: first.options.filter((option) => option !== finding) }
        const model = createModel({ ...knowledge, steps: [before, further] })
        const present = (answers: Answers, stated: Record<string, boolean>) =>
          assess(model, person, answers, { stated: { ...stated, [finding]: true } }).present.has(finding)
        expect(present({}, {})).toBe(true)
        expect(present({}, { [needed!]: true })).toBe(true)
        expect(isAnswered ? present({ [before.key]: [] }, {}) : present({}, { [needed!]: false })).toBe(false)
      }),
      runs,
    )
  })

  it('counts for nothing where it is not known here', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person, answers }) => {
        const model = createModel(knowledge)
        const assessment = assess(model, person, answers, { stated: { nowhere: true, constructor: false } })
        expect(assessment.stated).toEqual({})
        expect(assessment.ranking).toEqual(assess(model, person, answers).ranking)
      }),
      runs,
    )
  })
})

describe('what can be stated in own words', () => {
  it('is all that steps offer the person, danger signs first, and not what was answered', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person, answers }) => {
        const model = createModel(knowledge)
        const { findingsOffered, offeredAt, present } = assess(model, person, answers)
        const { screen } = knowledge.location
        const ofScreen = findingsOffered.map(({ step }) => screen.includes(step))
        expect(ofScreen).toEqual(ofScreen.toSorted((a, b) => Number(b) - Number(a)))
        const isOfOthers = ({ askIf = {} }: Step) =>
          (askIf.sex ?? person.sex) !== person.sex || person.age.min > (askIf.age?.max ?? Infinity)
        const offerable = new Set(
          knowledge.steps
            .filter((step) => !isOfOthers(step))
            .flatMap(({ key }) => optionsFor(model, key, person)),
        )
        for (const step of knowledge.steps) {
          const here = findingsOffered.filter((each) => each.step === step.key)
          // Nobody states what is asked of the other sex, of younger people, or of what they can't have.
          const isExpected =
            !isOfOthers(step) &&
            (step.dependsOnAny.length === 0 ||
              step.dependsOnAny.some((key) => offerable.has(key) || present.has(key)))
          expect(here.map((each) => each.key)).toEqual(isExpected ? offeredAt(step.key) : [])
        }
        for (const { key, step, isOneOf } of findingsOffered)
          if (!isOneOf && !Object.hasOwn(answers, step)) expect(present).not.toContain(key)
      }),
      runs,
    )
  })
})

describe('three ways of not having something', () => {
  const given = (answer: StepAnswer, knowledge: Parameters<typeof createModel>[0]): [Answers, string] => [
    { [knowledge.steps[0]!.key]: answer },
    knowledge.steps[0]!.options[1]!,
  ]

  it('takes a box left unticked beside a ticked one for half a denial, and one left open for none', () => {
    fc.assert(
      fc.property(knowledges, people, (knowledge, person) => {
        const step = { ...knowledge.steps[0]!, kind: 'multiple' as const, askIf: undefined }
        const findings = knowledge.findings.map((finding) => ({ ...finding, group: undefined }))
        const here = { ...knowledge, findings, steps: [step] }
        const model = createModel(here)
        const weightOf = (answer: StepAnswer) => {
          const [answers, left] = given(answer, here)
          return assess(model, person, answers)
            .evidenceFor('c_0')
            .find(({ finding }) => finding === left)
        }
        const firm = weightOf([])
        const weak = weightOf([step.options[0]!])
        expect(weightOf([step.options[0]!, 'not_sure'])).toBeUndefined()
        if (firm && weak) expect(weak.weight).toBeCloseTo(firm.weight / 2, 9)
        if (weak) expect(weak.absence).toBe('not_ticked')
        if (firm) expect(firm.absence).toBe('none_of_these')
      }),
      runs,
    )
  })

  it('takes what one question leaves unsure for no denial because another lists it too', () => {
    fc.assert(
      fc.property(knowledges, people, (knowledge, person) => {
        const step = { ...knowledge.steps[0]!, kind: 'multiple' as const, askIf: undefined }
        const again = { ...step, key: 'again' }
        const model = createModel({ ...knowledge, steps: [step, again] })
        const unsure = posterior(model, person, { [step.key]: 'not_sure', again: [] })
        const untold = posterior(model, person, {})
        for (const [condition, probability] of unsure)
          expect(probability).toBeCloseTo(untold.get(condition)!, 9)
      }),
      runs,
    )
  })
})

describe('before comfort', () => {
  it('asks the general signs before anybody is sent home or asked to wait for days', () => {
    fc.assert(
      fc.property(consultations, ({ knowledge, person, answers }) => {
        const general = {
          ...knowledge.steps.at(-1)!,
          dependsOnAny: [],
          askIf: undefined,
          beforeComfort: true,
        }
        const model = createModel({ ...knowledge, steps: [...knowledge.steps.slice(0, -1), general] })
        const { [general.key]: _, ...others } = answers
        const { next, triage } = assess(model, person, others)
        expect(next.kind === 'ask' || ['emergency', 'urgent'].includes(triage.level)).toBe(true)
      }),
      runs,
    )
  })
})
