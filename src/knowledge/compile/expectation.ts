import type { BundleCondition } from '../bundle/bundle.ts'
import { FINDING_EXPECTED, LIKELIHOOD_WORDS, NOTHING_EXPECTED } from '../schema/scales.ts'
import type { ConditionSource } from '../schema/condition.ts'
import type { SelfTestSource } from '../schema/self-test.ts'

type Expectations = BundleCondition['selfTests'][string]
type Expected = NonNullable<ConditionSource['self_tests']>[string]
type Question = SelfTestSource['questions'][number]

/** What a condition expects of a self-test, with its likelihoods. Questions the test has not are left out. */
export function compileExpectations(expected: Expected, test: SelfTestSource): Expectations {
  return Object.fromEntries(
    Object.entries(expected).flatMap(([key, answer]) => {
      const question = test.questions.find((each) => each.key === key)
      return question ? [[key, compileExpectation(answer, question, test.evidence.strength)] as const] : []
    }),
  )
}

function compileExpectation(
  expected: Expected[string],
  question: Question,
  strength: SelfTestSource['evidence']['strength'],
): Expectations[string] {
  if (typeof expected === 'object' && 'any_of' in expected) {
    const { any_of: agrees, p, background } = expected
    return { agrees, p: likelihoodOf(p), background: likelihoodOf(background) }
  }
  const agrees = typeof expected === 'string' ? [expected] : expected
  return { agrees, ...judged(question, agrees, strength) }
}

/**
 * The coarse scale's likelihoods: of a finding by the strength of the test; where finding nothing agrees too, what others
 * have is put together from the share of those answers that agree, and of the findings that do.
 */
function judged(
  { options, negative }: Question,
  agrees: Expectations[string]['agrees'],
  strength: SelfTestSource['evidence']['strength'],
): { p: number; background: number } {
  const agreeing = options.filter(({ key, range }) =>
    Array.isArray(agrees)
      ? agrees.includes(key)
      : range !== undefined && range.min <= agrees.max && agrees.min <= range.max,
  )
  const nothing = agreeing.filter(({ key }) => negative.includes(key)).length
  if (nothing === 0) {
    const { p, background } = FINDING_EXPECTED[strength]
    return { p: LIKELIHOOD_WORDS[p], background: LIKELIHOOD_WORDS[background] }
  }
  const findings = options.length - negative.length
  const ofOthers = LIKELIHOOD_WORDS[NOTHING_EXPECTED.background]
  const background =
    (ofOthers * nothing) / negative.length +
    (findings === 0 ? 0 : ((1 - ofOthers) * (agreeing.length - nothing)) / findings)
  return { p: LIKELIHOOD_WORDS[NOTHING_EXPECTED.p], background: Math.round(1000 * background) / 1000 }
}

function likelihoodOf(value: keyof typeof LIKELIHOOD_WORDS | number): number {
  return typeof value === 'number' ? value : LIKELIHOOD_WORDS[value]
}
