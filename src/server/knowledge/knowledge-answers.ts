import { diagnosisStepList } from '#api/diagnosis-step'
import { diseaseList } from '#api/disease'
import { locationList } from '#api/location'
import { prepareAnswer, prepareJson, type PreparedAnswer } from '../answers/prepared-answer.ts'
import { presentDiagnosisSteps } from '../presenters/present-diagnosis-step.ts'
import { presentDisease } from '../presenters/present-disease.ts'
import type { LoadedBundle, LoadedKnowledge } from './load-knowledge.ts'
import { createLocationFinder } from './location-finder.ts'
import { createVideoAnswers } from './video-answers.ts'

/** Everything said about one location. */
interface LocationAnswers {
  diseases: PreparedAnswer
  diagnosisSteps: PreparedAnswer
  bundle: PreparedAnswer
}

export type KnowledgeAnswers = Awaited<ReturnType<typeof prepareKnowledgeAnswers>>

/** Computes at start every answer that is the same for everybody. Throws when the knowledge breaks the contract. */
export async function prepareKnowledgeAnswers(knowledge: LoadedKnowledge) {
  const prepared = await Promise.all(
    [...knowledge.bundles].map(async ([key, loaded]) => [key, await prepareLocation(loaded)] as const),
  )
  return {
    version: knowledge.version,
    locationCount: knowledge.bundles.size,
    conditionCount: knowledge.conditionCount,
    locations: await prepareJson(locationList.parse(knowledge.locations)),
    /** By key or id; throws `unknown_location` or `location_not_covered`. */
    at: createLocationFinder(knowledge.locations, new Map(prepared)),
    videos: createVideoAnswers(knowledge),
  }
}

async function prepareLocation({ bundle, bytes, brotli }: LoadedBundle): Promise<LocationAnswers> {
  const diseases = bundle.conditions.map((condition) => presentDisease(condition, bundle))
  const [diseaseAnswer, stepAnswer, bundleAnswer] = await Promise.all([
    prepareJson(diseaseList.parse(diseases)),
    prepareJson(diagnosisStepList.parse(presentDiagnosisSteps(bundle))),
    prepareAnswer(bytes, { brotli }),
  ])
  return { diseases: diseaseAnswer, diagnosisSteps: stepAnswer, bundle: bundleAnswer }
}
