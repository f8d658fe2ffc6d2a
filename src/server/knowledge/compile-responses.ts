import { createHash } from 'node:crypto'
import { diagnosisStepList } from '#api/diagnosis-step'
import { diseaseList } from '#api/disease'
import { lexicon, locationList } from '#api/location'
import { videoList, type Video } from '#api/video'
import type { LocationBundle, LocationSummary } from '#knowledge/bundle/bundle'
import type { Lexicon } from '#listening'
import { diseaseNames, type DiseaseNames } from './disease-names.ts'
import { presentDiagnosisSteps } from './present-diagnosis-step.ts'
import { presentDisease } from './present-disease.ts'
import { presentVideos } from './present-videos.ts'

/** What is said about one location. */
export const RESPONSES_OF_LOCATION = ['bundle', 'diseases', 'diagnosisSteps'] as const
export type ResponseOfLocation = (typeof RESPONSES_OF_LOCATION)[number]

/** What the server needs to know of the knowledge besides what it sends. */
export interface KnowledgeIndex {
  /** Of everything together; changes whenever any bundle or the lexicon does. */
  version: string
  locations: readonly LocationSummary[]
  /** Different conditions over all locations. */
  conditionCount: number
  diseases: DiseaseNames
}

/** Every response about the knowledge that is the same for everybody, as text. */
export interface CompiledResponses {
  index: KnowledgeIndex
  locations: string
  /** The lay words of all places. */
  lexicon: string
  /** By key of each covered location. */
  ofLocation: ReadonlyMap<string, Readonly<Record<ResponseOfLocation, string>>>
  /** The videos of each disease, as the inside of a JSON list. */
  videos: Readonly<Record<string, string>>
}

/**
 * Works out all responses about the knowledge. The build does it, so that the server holds no bundle but their bytes. Throws
 * when the knowledge breaks the contract of the calls.
 */
export function compileResponses(
  locations: readonly LocationSummary[],
  bundles: readonly LocationBundle[],
  words: Lexicon,
): CompiledResponses {
  const videos = collectVideos(bundles)
  return {
    index: {
      version: versionOf(bundles, words),
      locations,
      conditionCount: videos.size,
      diseases: diseaseNames(bundles),
    },
    locations: JSON.stringify(locationList.parse(locations)),
    lexicon: JSON.stringify(lexicon.parse(words)),
    ofLocation: new Map(
      bundles.map((bundle) => [
        bundle.location.key,
        {
          bundle: JSON.stringify(bundle),
          diseases: JSON.stringify(
            diseaseList.parse(bundle.conditions.map((condition) => presentDisease(condition, bundle))),
          ),
          diagnosisSteps: JSON.stringify(diagnosisStepList.parse(presentDiagnosisSteps(bundle))),
        },
      ]),
    ),
    videos: Object.fromEntries(
      [...videos].map(([disease, list]) => [disease, JSON.stringify(videoList.parse(list)).slice(1, -1)]),
    ),
  }
}

/** A disease known at several locations has the self-tests of them all, each once. */
function collectVideos(bundles: readonly LocationBundle[]): Map<string, Video[]> {
  const collected = new Map<string, Video[]>()
  for (const bundle of bundles) {
    for (const condition of bundle.conditions) {
      const known = collected.get(condition.key) ?? []
      const more = presentVideos(condition, bundle).filter(
        (video) => !known.some(({ self_test }) => self_test === video.self_test),
      )
      collected.set(condition.key, [...known, ...more])
    }
  }
  return collected
}

function versionOf(bundles: readonly LocationBundle[], words: Lexicon): string {
  const versions = bundles.map(({ location, version }) => `${location.key} ${version}`).toSorted()
  const hash = createHash('sha256').update(versions.join('\n')).update(JSON.stringify(words))
  return hash.digest('hex').slice(0, 16)
}
