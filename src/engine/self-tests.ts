import { overlaps } from './answers.ts'
import { CANDIDATE_EARLIER } from './constants.ts'
import type { Model } from './model.ts'
import { agrees } from './match.ts'
import { reckon } from './posterior.ts'
import { triageOf } from './triage.ts'
import type { Answers, Condition, Key, Person, SelfTest } from './types.ts'

/**
 * Self-tests that are safe for this person and bear on a likely cause, most telling first. None at `emergency`. A test
 * tells most when its answers split the likely causes evenly.
 */
export function offeredSelfTests(model: Model, person: Person, answers: Answers): Key[] {
  const reckoning = reckon(model, person, answers)
  if (triageOf(model, reckoning, {}).level === 'emergency') return []
  const { present, probabilities } = reckoning
  const candidates = model.conditions
    .map((condition, index) => ({ condition, share: probabilities[index]! }))
    .filter(({ share }) => 100 * share >= CANDIDATE_EARLIER)
  return model.knowledge.selfTests
    .filter((test) => isSafe(test, person, present))
    .map((test) => ({ key: test.key, value: splittingPower(test, candidates) * test.weight }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1))
    .map(({ key }) => key)
}

function isSafe({ notIf }: SelfTest, person: Person, present: ReadonlySet<string>): boolean {
  if (notIf.any?.some((finding) => present.has(finding))) return false
  return !notIf.ages?.some((span) => overlaps(span, person.age))
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
      const side = question.options.map((option) => (agrees(option, expected) ? '1' : '0')).join('')
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
