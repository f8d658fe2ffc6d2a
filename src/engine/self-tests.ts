import { isSafe } from './answers.ts'
import type { OfferedSelfTests, SelfTestGroup } from './assessment.ts'
import { CANDIDATE_EARLIER, CAUSES_NAMED_OF_TEST, MAIN_SELF_TESTS } from './constants.ts'
import type { Model } from './model.ts'
import type { Inference } from './posterior.ts'
import { agrees, canPointTo } from './self-test-evidence.ts'
import type { Condition, Key, Score, SelfTest, Triage } from './types.ts'

/**
 * Self-tests under the best-matching cause each can point to, best match first. One that can but make the likely causes less
 * likely is not among those to do first, unless there are no others.
 *
 * @param causes by the answers of the interview, best match first
 */
export function offerSelfTests(
  model: Model,
  inference: Inference,
  triage: Triage,
  causes: readonly Score[],
): OfferedSelfTests {
  const tests = tellingSelfTests(model, inference, triage).map((test) => lookingFor(model, test, causes))
  const looking = tests.filter(({ condition }) => condition !== null)
  const main = (looking.length > 0 ? looking : tests).slice(0, MAIN_SELF_TESTS)
  return {
    main: grouped(main, causes),
    more: grouped(
      tests.filter((test) => !main.includes(test)),
      causes,
    ),
  }
}

/**
 * Self-tests that are safe for this person and bear on a likely cause, most telling first. None at `emergency`. A test
 * tells most when its answers split the likely causes evenly.
 */
function tellingSelfTests(model: Model, inference: Inference, { level }: Triage): SelfTest[] {
  if (level === 'emergency') return []
  const { person, present, probabilities } = inference
  const candidates = model.conditions
    .map((condition, index) => ({ condition, share: probabilities[index]! }))
    .filter(({ share }) => 100 * share >= CANDIDATE_EARLIER)
  return model.knowledge.selfTests
    .filter((test) => isSafe(test, person, present))
    .map((test) => ({ test, value: splittingPower(test, candidates) * test.weight }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || (a.test.key < b.test.key ? -1 : 1))
    .map(({ test }) => test)
}

/** A self-test under the cause it looks for. */
interface LookingFor {
  condition: Key | null
  selfTest: Key
  others: readonly Key[]
}

function lookingFor(model: Model, test: SelfTest, causes: readonly Score[]): LookingFor {
  const possible = causes.filter(({ condition }) =>
    canPointTo(test, model.conditions[model.indexOf.get(condition)!]!),
  )
  const [best] = possible
  const named = possible.slice(0, CAUSES_NAMED_OF_TEST).map(({ condition }) => condition)
  return best !== undefined && best.earlier >= CANDIDATE_EARLIER
    ? { condition: best.condition, selfTest: test.key, others: named.slice(1) }
    : { condition: null, selfTest: test.key, others: named }
}

/** In the order of the causes looked for; tests of no likely cause come last. */
function grouped(tests: readonly LookingFor[], causes: readonly Score[]): SelfTestGroup[] {
  return [...causes.map(({ condition }) => condition), null].flatMap((condition) => {
    const members = tests.filter((test) => test.condition === condition)
    return members.length === 0
      ? []
      : [{ condition, tests: members.map(({ selfTest, others }) => ({ selfTest, others })) }]
  })
}

/** Sum over the questions of p x q, the chance that two causes drawn by their shares expect different answers. */
function splittingPower(
  test: SelfTest,
  candidates: readonly { condition: Condition; share: number }[],
): number {
  let power = 0
  for (const question of test.questions) {
    const shareOf = new Map<string, number>()
    let total = 0
    for (const { condition, share } of candidates) {
      const expected = condition.selfTests[test.key]?.[question.key]
      if (expected === undefined) continue
      const side = question.options.map((option) => (agrees(option, expected.agrees) ? '1' : '0')).join('')
      shareOf.set(side, (shareOf.get(side) ?? 0) + share)
      total += share
    }
    // A cause that expects nothing of the test still leaves it something to say about the others.
    let same = 0
    for (const share of shareOf.values()) same += share * share
    power += total * total - same + total * 0.1
  }
  return power
}
