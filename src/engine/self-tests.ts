import { isSafe } from './answers.ts'
import type { OfferedSelfTests, SelfTestGroup } from './assessment.ts'
import { CANDIDATE_EARLIER, CAUSES_NAMED_OF_TEST, MAIN_SELF_TESTS } from './constants.ts'
import type { Model } from './model.ts'
import type { Inference } from './posterior.ts'
import { pointedTo } from './ranking.ts'
import { SEVERITY } from './severity.ts'
import { agrees, canPointTo } from './self-test-evidence.ts'
import type { Score, Triage } from './conclusions.ts'
import type { Condition, Key, SelfTest } from './knowledge.ts'
import type { Person } from './person.ts'

/**
 * Self-tests under the best-matching cause each can point to, most informative first. One that could only make the likely
 * causes less likely is not offered: it would hardly change anything.
 *
 * @param causes by the answers of the interview, best match first
 */
export function offerSelfTests(
  model: Model,
  inference: Inference,
  triage: Triage,
  causes: readonly Score[],
): OfferedSelfTests {
  const tests = tellingSelfTests(model, inference, triage).flatMap((test) => lookingFor(model, test, causes))
  return { main: grouped(tests.slice(0, MAIN_SELF_TESTS)), more: grouped(tests.slice(MAIN_SELF_TESTS)) }
}

/**
 * Self-tests that are safe for this person and bear on a likely cause, most informative first. None at `emergency`. A test
 * is most informative when its answers split the likely causes evenly.
 */
function tellingSelfTests(model: Model, inference: Inference, triage: Triage): SelfTest[] {
  if (triage.level === 'emergency') return []
  const { person, present, probabilities } = inference
  const inQuestion = causesInQuestion(model, person, triage)
  const candidates = model.conditions
    .map((condition, index) => ({ condition, share: probabilities[index]! }))
    .filter(({ share }) => 100 * share >= CANDIDATE_EARLIER)
  return model.knowledge.selfTests
    .filter((test) => isSafe(test, person, present) && !test.notIf.causes?.some((key) => inQuestion.has(key)))
    .map((test) => ({ test, value: splittingPower(test, candidates) * test.weight }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || (a.test.key < b.test.key ? -1 : 1))
    .map(({ test }) => test)
}

/**
 * The conditions for which somebody should look today or sooner: they lead, are likely enough, or a danger sign found
 * can mean them; and emergencies that are not likely enough for that, but too likely to leave aside.
 */
export function causesInQuestion(model: Model, person: Person, { reasons }: Triage): ReadonlySet<Key> {
  const isPressing = ({ level }: Pick<Triage, 'level'>) => SEVERITY[level] >= SEVERITY.urgent
  const causes = new Set(pointedTo(model, person, { reasons: reasons.filter(isPressing) }))
  for (const reason of reasons) {
    if (reason.kind !== 'danger' && reason.kind !== 'leading') continue
    const { danger } = model.conditions[model.indexOf.get(reason.condition)!]!
    const isEmergency = reason.kind === 'danger' && danger?.level === 'emergency'
    if (isPressing(reason) || isEmergency) causes.add(reason.condition)
  }
  return causes
}

/** A self-test under the cause it looks for. */
interface LookingFor {
  condition: Key
  selfTest: Key
  others: readonly Key[]
}

/** None where all causes that a positive result can point to are unlikely. */
function lookingFor(model: Model, test: SelfTest, causes: readonly Score[]): LookingFor[] {
  const possible = causes.filter(({ condition }) =>
    canPointTo(test, model.conditions[model.indexOf.get(condition)!]!),
  )
  const [best] = possible
  if (best === undefined || best.earlier < CANDIDATE_EARLIER) return []
  const others = possible.slice(1, CAUSES_NAMED_OF_TEST).map(({ condition }) => condition)
  return [{ condition: best.condition, selfTest: test.key, others }]
}

/** In the order of the tests, those of one cause together. */
function grouped(tests: readonly LookingFor[]): SelfTestGroup[] {
  const causes = new Set(tests.map(({ condition }) => condition))
  return [...causes].map((condition) => ({
    condition,
    tests: tests
      .filter((test) => test.condition === condition)
      .map(({ selfTest, others }) => ({ selfTest, others })),
  }))
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
