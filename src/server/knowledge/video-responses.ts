import { videoList, type Video } from '#api/video'
import { prepareJson, type PreparedResponse } from '../responses/prepared-response.ts'
import { AppError } from '../errors/app-error.ts'
import { presentVideos } from './present-videos.ts'
import type { LoadedKnowledge } from './load-knowledge.ts'

/** Lists asked for lately are kept ready; at 100 diseases each they take a few megabytes. */
const KEPT_LISTS = 32

/** Videos for any list of diseases, in the order asked. */
export function createVideoResponses(knowledge: LoadedKnowledge) {
  const byDisease = collectVideos(knowledge)
  const kept = new Map<string, Promise<PreparedResponse>>()

  /** Throws `unknown_disease`, naming the first that isn't known. */
  return (diseases: string[]): Promise<PreparedResponse> => {
    const name = diseases.join(',')
    const ready = kept.get(name)
    if (ready) return ready
    const videos = diseases.flatMap((disease) => {
      const found = byDisease.get(disease)
      if (found) return found
      throw new AppError('unknown_disease', {
        explanation: `There is no disease called "${disease.slice(0, 80)}".`,
      })
    })
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
