import { isAskable, keepSelfTestAnswers, offeredAt } from './answers.ts'
import type { Assessment } from './assessment.ts'
import { denialsOf } from './denials.ts'
import { emergencySigns } from './emergency-signs.ts'
import { bySide, evidenceFor } from './explanation.ts'
import { atLeast, bringsDangerSign, triageWhenGoingOn } from './going-on.ts'
import { chooseNext } from './next-step.ts'
import { openFindings } from './open-findings.ts'
import { findingsOffered, anythingElse, withConfirmed, followUpWords, wordsBeforeNext } from './own-words.ts'
import { addSelfTests, infer } from './posterior.ts'
import type { Model } from './model.ts'
import { positionOf } from './progress.ts'
import { ALSO_OTHERWISE } from './constants.ts'
import { ALSO_HURTS } from './join-places.ts'
import { canMean, pointedTo, rankCauses, rankChanges } from './ranking.ts'
import { scoreOfElse, scoresOf } from './scores.ts'
import { selfTestEvidence } from './self-test-evidence.ts'
import { offerSelfTests } from './self-tests.ts'
import { triageOf } from './triage.ts'
import type { Key } from './knowledge.ts'
import type { Answers, FurtherInput, Person } from './person.ts'
import { unsureAbout } from './unsure.ts'
import { decidingFindings, milderRules, urgencyReasons, watchFor, withinHours } from './urgency.ts'

/**
 * Assesses a consultation: urgency, what to ask next, causes in the order shown, self-tests to offer. Pure; answers that
 * are unknown here, or not for this person, count for nothing. The order of answers matters for `positionOf` alone, that of
 * statements for what made it an emergency when somebody went on (`triageWhenGoingOn`).
 */
export function assess(model: Model, person: Person, given: Answers, further: FurtherInput = {}): Assessment {
  const { selfTestAnswers: givenSelfTests = {}, stated = {}, wentOnAfter } = further
  const inference = infer(model, person, given, stated)
  const selfTestAnswers = keepSelfTestAnswers(model, inference, givenSelfTests)
  const tested = addSelfTests(model, inference, selfTestAnswers)
  const before = wentOnAfter ? triageWhenGoingOn(model, inference, wentOnAfter, givenSelfTests, stated) : null
  const triageBefore = atLeast(before, triageOf(model, inference, null))
  const triage = tested ? atLeast(before, triageOf(model, inference, tested)) : triageBefore
  const wentOn = before !== null

  const rankingBefore = once(() =>
    rankCauses(model, person, triageBefore, scoresOf(model, inference, null), wentOn),
  )
  const ranking = tested
    ? once(() => rankCauses(model, person, triage, scoresOf(model, inference, tested), wentOn))
    : rankingBefore
  const evidence = new Map<Key, ReturnType<typeof evidenceFor>>()
  const explained = (condition: Key) => {
    const known = evidence.get(condition) ?? evidenceFor(model, inference, condition)
    evidence.set(condition, known)
    return known
  }
  const next = chooseNext(model, inference, triage.level, wentOn)
  const open = once(() => openFindings(model, inference, triage.level))
  const selfTests = once(() => offerSelfTests(model, inference, triage, rankingBefore().causes))
  return {
    answers: inference.answers,
    selfTestAnswers,
    present: inference.present,
    get denials() {
      return denialsOf(model, inference)
    },
    triage,
    bringsDangerSign: (since) => bringsDangerSign(since, triage),
    get urgencyReasons() {
      return urgencyReasons(model, triage)
    },
    get milderRules() {
      return milderRules(model, triage)
    },
    get withinHours() {
      return withinHours(model, triage)
    },
    get decidingFindings() {
      return decidingFindings(model, triage, inference.present)
    },
    get watchFor() {
      return watchFor(model, triage, ranking())
    },
    stated: inference.stated,
    wentOn,
    next,
    get nextIfGoingOn() {
      return chooseNext(model, inference, triage.level, true)
    },
    offeredAt: (step) => offeredAt(model, inference, step),
    get findingsOffered() {
      return findingsOffered(model, inference)
    },
    get openFindings() {
      return open()
    },
    positionOf: (step) => positionOf(model, inference, step),
    followUpWords: (understood) => followUpWords(model, inference, understood),
    wordsBeforeNext: (followUp) => wordsBeforeNext(triage.level, wentOn, followUp),
    anythingElse: (wasAsked) => anythingElse(triage.level, next, () => open().length > 0, wasAsked),
    withConfirmed: (responses, confirmed) => withConfirmed(model, responses, confirmed),
    get unsure() {
      return unsureAbout(model, inference)
    },
    get ranking() {
      return ranking()
    },
    get rankingBeforeSelfTests() {
      return rankingBefore()
    },
    somethingElse: scoreOfElse(inference, tested),
    get rankChanges() {
      return rankChanges(rankingBefore().causes, ranking().causes)
    },
    get pointedTo() {
      return pointedTo(model, person, triage)
    },
    get canMean() {
      return canMean(model, person, triage, ranking())
    },
    get emergencySigns() {
      return emergencySigns(model, triage, explained)
    },
    get selfTests() {
      return selfTests()
    },
    explainsElsewhere(condition) {
      const elsewhere = model.steps.get(ALSO_HURTS)?.step.options ?? []
      const cause = model.conditions[model.indexOf.get(condition) ?? -1]
      return elsewhere.filter(
        (place) => inference.present.has(place) && (cause?.likelihoods[place] ?? 0) > ALSO_OTHERWISE,
      )
    },
    selfTestQuestions(selfTest) {
      const test = model.knowledge.selfTests.find(({ key }) => key === selfTest)
      return (test?.questions ?? []).flatMap((question) =>
        isAskable(test!, question, selfTestAnswers) ? [question.key] : [],
      )
    },
    evidenceFor: explained,
    evidenceBySide: (condition) => bySide(explained(condition)),
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
