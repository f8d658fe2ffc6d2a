import { prepareJsonText, type PreparedResponse } from '../responses/prepared-response.ts'
import type { ResponseOfLocation } from './compile-responses.ts'
import { createLocationFinder } from './location-finder.ts'
import type { ReadResponses } from './response-files.ts'
import { createVideoResponses } from './video-responses.ts'

/** What the server says about what the site knows. */
export interface KnowledgeResponses {
  version: string
  locationCount: number
  conditionCount: number
  locations: PreparedResponse
  /** The lay words of all places. */
  lexicon: PreparedResponse
  /** By key or id; throws `unknown_location` or `location_not_covered`. */
  at: (keyOrId: string) => Readonly<Record<ResponseOfLocation, PreparedResponse>>
  /** For any list of diseases; throws `unknown_disease`. */
  videos: (parts: string[]) => Promise<PreparedResponse>
}

/** Lays out what the build has worked out; compresses nothing. */
export function knowledgeResponses({
  index,
  locations,
  lexicon,
  ofLocation,
  videos,
}: ReadResponses): KnowledgeResponses {
  const prepared = new Map(
    [...ofLocation].map(([key, { bundle, diseases, diagnosisSteps }]) => [
      key,
      {
        bundle: prepareJsonText(bundle),
        diseases: prepareJsonText(diseases),
        diagnosisSteps: prepareJsonText(diagnosisSteps),
      },
    ]),
  )
  return {
    version: index.version,
    locationCount: prepared.size,
    conditionCount: index.conditionCount,
    locations: prepareJsonText(locations),
    lexicon: prepareJsonText(lexicon),
    at: createLocationFinder(index.locations, prepared),
    videos: createVideoResponses(index.diseases, videos),
  }
}
