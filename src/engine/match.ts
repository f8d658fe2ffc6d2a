import { overlaps } from './answers.ts'
import type { Condition, Key, SelfTest, SelfTestAnswers, SelfTestQuestion } from './types.ts'

/**
 * Agreement of a condition with the self-test answers, 0 to 100: the weight of answers that agree over the weight of
 * those it has an expectation about. null when there is none. "Not sure", "I cannot" and unknown options are left out.
 */
export function matchScore(
  selfTests: readonly SelfTest[],
  condition: Condition,
  answers: SelfTestAnswers,
): number | null {
  let agreeing = 0
  let answered = 0
  for (const test of selfTests) {
    for (const [questionKey, expected] of Object.entries(condition.selfTests[test.key] ?? {})) {
      const question = test.questions.find(({ key }) => key === questionKey)
      const option = question?.options.find(({ key }) => key === answers[questionKey])
      if (!option) continue
      answered += test.weight
      if (agrees(option, expected)) agreeing += test.weight
    }
  }
  return answered === 0 ? null : (100 * agreeing) / answered
}

/**
 * Whether a positive result can point to the condition: it expects one at some question where it does not agree with
 * everything. A test that a condition expects to find nothing can only speak against it.
 */
export function canPointTo(test: SelfTest, condition: Pick<Condition, 'selfTests'>): boolean {
  return test.questions.some(({ key, options, negative }) => {
    const expected = condition.selfTests[test.key]?.[key]
    if (expected === undefined) return false
    const agreeing = options.filter((option) => agrees(option, expected))
    return agreeing.length < options.length && agreeing.some((option) => !negative.includes(option.key))
  })
}

/** An answer agrees when it is one of the expected ones, or its range overlaps the expected range. */
export function agrees(
  option: SelfTestQuestion['options'][number],
  expected: Condition['selfTests'][Key][Key],
): boolean {
  if (Array.isArray(expected)) return expected.includes(option.key)
  return option.range !== undefined && overlaps(option.range, expected)
}
