import { overlaps } from './answers.ts'
import { ALONE_AGREEMENT, PROBABILITY_FLOOR } from './constants.ts'
import { temperFactors } from './evidence.ts'
import { gradeOfWeight } from './grades.ts'
import type { SelfTestEvidence } from './conclusions.ts'
import type { Condition, Expectation, Key, SelfTest } from './knowledge.ts'
import type { SelfTestAnswers } from './person.ts'

type Question = SelfTest['questions'][number]

/** An answer agrees when it is one of the expected ones, or its range overlaps the expected range. */
export function agrees(option: Question['options'][number], expected: Expectation['agrees']): boolean {
  if (Array.isArray(expected)) return expected.includes(option.key)
  return option.range !== undefined && overlaps(option.range, expected)
}

/**
 * Weight of evidence in nats of an answer for a condition. With a the share of answers found alone that a clinician
 * would find too, an answer that agrees has the likelihood ratio
 *
 *     p' / b',  where  p' = a p + (1 - a)(1 - p)  and  b' = a b + (1 - a)(1 - b)
 *
 * and one that does not (1 - p') / (1 - b'). An expectation that every answer meets, or none, says nothing.
 */
export function weightOfAnswer(
  { options }: Question,
  answer: Key,
  { agrees: expected, p, background }: Expectation,
  agreement: number = ALONE_AGREEMENT,
): number {
  const agreeing = options.filter((option) => agrees(option, expected))
  if (agreeing.length === 0 || agreeing.length === options.length) return 0
  const alone = (share: number) => {
    const kept = Math.min(1 - PROBABILITY_FLOOR, Math.max(PROBABILITY_FLOOR, share))
    return agreement * kept + (1 - agreement) * (1 - kept)
  }
  const ratio = agreeing.some(({ key }) => key === answer)
    ? alone(p) / alone(background)
    : (1 - alone(p)) / (1 - alone(background))
  return Math.log(ratio)
}

/**
 * What the self-test answers say for or against a condition, in the order of the tests. The questions of one test say
 * much the same and are tempered like findings of one group. "Not sure" and "cannot" say nothing.
 */
export function selfTestEvidence(
  selfTests: readonly SelfTest[],
  condition: Pick<Condition, 'selfTests'>,
  answers: SelfTestAnswers,
): SelfTestEvidence[] {
  return selfTests.flatMap((test) => {
    const expectations = condition.selfTests[test.key]
    if (!expectations) return []
    const found = test.questions.flatMap((question) => {
      const expected = expectations[question.key]
      const answer = Object.hasOwn(answers, question.key) ? answers[question.key]! : null
      if (!expected || answer === null || question.options.every(({ key }) => key !== answer)) return []
      const weight = weightOfAnswer(question, answer, expected, test.agreement)
      return [{ selfTest: test.key, question: question.key, weight }]
    })
    const factors = temperFactors(found.map(({ weight }) => weight))
    return found.map((each, at) => {
      const weight = each.weight * factors[at]!
      return { ...each, weight, grade: gradeOfWeight(weight) }
    })
  })
}

/**
 * Whether a positive result can point to the condition: it expects one at some question where it does not agree with
 * everything. A test that a condition expects to find nothing can only be evidence against it.
 */
export function canPointTo(test: SelfTest, condition: Pick<Condition, 'selfTests'>): boolean {
  return test.questions.some(({ key, options, negative }) => {
    const expected = condition.selfTests[test.key]?.[key]
    if (expected === undefined) return false
    const agreeing = options.filter((option) => agrees(option, expected.agrees))
    return agreeing.length < options.length && agreeing.some((option) => !negative.includes(option.key))
  })
}
