import type { TriageLevel } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { inThirdPerson, isAnsweredFor } from '#knowledge/bundle/they'
import { personIn, playVignette } from './play-vignette.ts'
import { modelOf } from './read-bundles.ts'
import type { Vignette } from './vignette.ts'

/** What somebody reads in a whole consultation, wherever it is held. */
export interface Transcript {
  /** The questions, in the order asked. */
  questions: readonly string[]
  /** How urgent it is by the answers alone, and the causes then shown in full, in their order. */
  levelOfAnswers: TriageLevel
  causesOfAnswers: readonly string[]
  /** The self-tests to do first, in their order. */
  selfTests: readonly string[]
  /** How urgent it is in the end, and the causes shown then. */
  level: TriageLevel
  causes: readonly string[]
  /** What those who help should think of in the end, in the same order, by its medical name. */
  canMean: readonly string[]
  /** For who goes on at an emergency: the further questions, and what it can mean in the end; null where there is none to ask. */
  goneOn: { questions: readonly string[]; canMean: readonly string[] } | null
}

/** What is known about the place, in the words of whoever answers: of a small child questions speak as of somebody else. */
export function saidTo(vignette: Vignette, bundle: LocationBundle): LocationBundle {
  const isForOther = isAnsweredFor('me', personIn(vignette).age)
  return isForOther ? { ...bundle, ...inThirdPerson(bundle) } : bundle
}

/** What the evaluation, and so every published figure, says a consultation with this patient is. */
export function transcriptOf(of: LocationBundle, vignette: Vignette): Transcript {
  const bundle = saidTo(vignette, of)
  const { interview, assessment, steps, selfTests, goneOn } = playVignette(modelOf(bundle), vignette)
  const named = (entries: readonly { key: string; name: string }[]) =>
    new Map(entries.map(({ key, name }) => [key, name]))
  const conditions = named(bundle.conditions)
  const medicalNames = new Map(bundle.conditions.map(({ key, medicalName }) => [key, medicalName]))
  const medicalNamesOf = (keys: readonly string[]) => keys.map((key) => medicalNames.get(key)!)
  const tests = named(bundle.selfTests)
  const questions = new Map(bundle.steps.map(({ key, question }) => [key, question]))
  const namesOf = (causes: readonly { condition: string }[]) =>
    causes.map(({ condition }) => conditions.get(condition)!)
  return {
    questions: steps.map((key) => questions.get(key)!),
    levelOfAnswers: interview.triage.level,
    causesOfAnswers: namesOf(interview.ranking.shown),
    selfTests: selfTests.map((key) => tests.get(key)!),
    level: assessment.triage.level,
    causes: namesOf(assessment.ranking.shown),
    canMean: medicalNamesOf(assessment.canMean),
    goneOn: goneOn && {
      questions: goneOn.steps.map((key) => questions.get(key)!),
      canMean: medicalNamesOf(goneOn.assessment.canMean),
    },
  }
}
