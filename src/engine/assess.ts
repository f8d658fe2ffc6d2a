import { keepSelfTestAnswers } from './answers.ts'
import type { Assessment } from './assessment.ts'
import { emergencySigns } from './emergency-signs.ts'
import { evidenceFor } from './explanation.ts'
import { chooseNext } from './next-step.ts'
import { addSelfTests, infer } from './posterior.ts'
import type { Model } from './model.ts'
import { progressOf } from './progress.ts'
import { canMean, pointedTo, rankCauses, rankChanges } from './ranking.ts'
import { scoresOf } from './scores.ts'
import { selfTestEvidence } from './self-test-evidence.ts'
import { offerSelfTests } from './self-tests.ts'
import { triageOf } from './triage.ts'
import type { Answers, Key, Person, SelfTestAnswers } from './types.ts'
import { unsureAbout } from './unsure.ts'

/**
 * Assesses a consultation: urgency, what to ask next, causes in the order shown, self-tests to offer. Pure; the order of
 * answers never matters, and answers that are unknown here, or not for this person, count for nothing.
 */
export function assess(
  model: Model,
  person: Person,
  given: Answers,
  givenSelfTests: SelfTestAnswers = {},
): Assessment {
  const inference = infer(model, person, given)
  const selfTestAnswers = keepSelfTestAnswers(model, inference, givenSelfTests)
  const tested = addSelfTests(model, inference, selfTestAnswers)
  const triageBefore = triageOf(model, inference, null)
  const triage = tested ? triageOf(model, inference, tested) : triageBefore

  const rankingBefore = once(() => rankCauses(model, triageBefore, scoresOf(model, inference, null)))
  const ranking = tested
    ? once(() => rankCauses(model, triage, scoresOf(model, inference, tested)))
    : rankingBefore
  const evidence = new Map<Key, ReturnType<typeof evidenceFor>>()
  const explained = (condition: Key) => {
    const known = evidence.get(condition) ?? evidenceFor(model, inference, condition)
    evidence.set(condition, known)
    return known
  }
  const selfTests = once(() => offerSelfTests(model, inference, triage, rankingBefore().causes))
  return {
    answers: inference.answers,
    selfTestAnswers,
    present: inference.present,
    triage,
    next: chooseNext(model, inference, triage.level),
    progress: progressOf(model, inference),
    unsure: unsureAbout(model, inference.answers),
    get ranking() {
      return ranking()
    },
    get rankingBeforeSelfTests() {
      return rankingBefore()
    },
    get rankChanges() {
      return rankChanges(rankingBefore().causes, ranking().causes)
    },
    get pointedTo() {
      return pointedTo(model, triage)
    },
    get canMean() {
      return canMean(model, triage, ranking())
    },
    get emergencySigns() {
      return emergencySigns(model, triage, explained)
    },
    get selfTests() {
      return selfTests()
    },
    evidenceFor: explained,
    selfTestEvidenceFor(condition) {
      const index = model.indexOf.get(condition)
      if (index === undefined) return []
      return selfTestEvidence(model.knowledge.selfTests, model.conditions[index]!, selfTestAnswers)
    },
  }
}

/** Works something out when it is first asked for. */
function once<Value extends object>(workOut: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= workOut())
}
