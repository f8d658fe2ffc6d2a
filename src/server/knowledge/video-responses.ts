import { videoList, type Video } from '#api/video'
import { prepareJson, type PreparedResponse } from '../responses/prepared-response.ts'
import { presentVideos } from './present-videos.ts'
import { createDiseaseFinder } from './disease-names.ts'
import type { LoadedKnowledge } from './load-knowledge.ts'

/** Lists asked for lately are kept ready; at 100 diseases each they take a few megabytes. */
const KEPT_LISTS = 32

/** Videos for any list of diseases, in the order asked. */
export function createVideoResponses(knowledge: LoadedKnowledge) {
  const findDiseases = createDiseaseFinder(knowledge)
  const byDisease = collectVideos(knowledge)
  const kept = new Map<string, Promise<PreparedResponse>>()

  /** @param parts as `createDiseaseFinder` takes them. Throws `unknown_disease`, naming the first that isn't known. */
  return (parts: string[]): Promise<PreparedResponse> => {
    const diseases = findDiseases(parts)
    const name = diseases.join(',')
    const ready = kept.get(name)
    if (ready) return ready
    const videos = diseases.flatMap((disease) => byDisease.get(disease) ?? [])
    // A quick compression: this one is made while somebody waits.
    const prepared = prepareJson(videoList.parse(videos), 5)
    const oldest = kept.keys().next().value
    if (kept.size >= KEPT_LISTS && oldest !== undefined) kept.delete(oldest)
    kept.set(name, prepared)
    return prepared
  }
}

/** A disease known at several locations has the self-tests of them all, each once. */
function collectVideos({ bundles }: LoadedKnowledge): Map<string, Video[]> {
  const collected = new Map<string, Video[]>()
  for (const { bundle } of bundles.values()) {
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
