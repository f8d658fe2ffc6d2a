import { diagnosisStepList } from '#api/diagnosis-step'
import { diseaseList } from '#api/disease'
import { locationList } from '#api/location'
import { prepareJson, prepareJsonText, type PreparedResponse } from '../responses/prepared-response.ts'
import { presentDiagnosisSteps } from './present-diagnosis-step.ts'
import { presentDisease } from './present-disease.ts'
import type { LoadedBundle, LoadedKnowledge } from './load-knowledge.ts'
import { createLocationFinder } from './location-finder.ts'
import { createVideoResponses } from './video-responses.ts'

/** Everything said about one location. */
interface LocationResponses {
  diseases: PreparedResponse
  diagnosisSteps: PreparedResponse
  bundle: PreparedResponse
}

export type KnowledgeResponses = Awaited<ReturnType<typeof prepareKnowledgeResponses>>

/** Computes at start every answer that is the same for everybody. Throws when the knowledge breaks the contract. */
export async function prepareKnowledgeResponses(knowledge: LoadedKnowledge) {
  const prepared = new Map<string, LocationResponses>()
  // One location after another: each compression takes tens of megabytes while it lasts, and the process keeps them.
  for (const [key, loaded] of knowledge.bundles) prepared.set(key, await prepareLocation(loaded))
  return {
    version: knowledge.version,
    locationCount: knowledge.bundles.size,
    conditionCount: knowledge.conditionCount,
    locations: await prepareJson(locationList.parse(knowledge.locations)),
    /** By key or id; throws `unknown_location` or `location_not_covered`. */
    at: createLocationFinder(knowledge.locations, prepared),
    videos: createVideoResponses(knowledge),
  }
}

async function prepareLocation({ bundle, bytes, brotli }: LoadedBundle): Promise<LocationResponses> {
  const diseases = bundle.conditions.map((condition) => presentDisease(condition, bundle))
  const [diseaseAnswer, stepAnswer, bundleAnswer] = await Promise.all([
    prepareJson(diseaseList.parse(diseases)),
    prepareJson(diagnosisStepList.parse(presentDiagnosisSteps(bundle))),
    prepareJsonText({ identity: bytes, br: brotli }),
  ])
  return { diseases: diseaseAnswer, diagnosisSteps: stepAnswer, bundle: bundleAnswer }
}
