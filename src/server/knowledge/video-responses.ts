import { videoList, type Video } from '#api/video'
import { AppError } from '../errors/app-error.ts'
import { prepareJson, type PreparedResponse } from '../responses/prepared-response.ts'
import { presentVideos } from './present-videos.ts'
import { createDiseaseFinder } from './disease-names.ts'
import type { LoadedKnowledge } from './load-knowledge.ts'

/** Lists asked for lately are kept ready. At 100 diseases each is most of a megabyte. */
const KEPT_LISTS = 8
/** There are more lists than anybody could keep, and each new one is compressed: past so many at once, come again. */
const MADE_AT_ONCE = 4
const RETRY_AFTER_SECONDS = 1
/** A quick compression: they are made while somebody waits. */
const QUALITY = 1

/** Videos for any list of diseases, in the order asked. */
export function createVideoResponses(knowledge: LoadedKnowledge) {
  const findDiseases = createDiseaseFinder(knowledge)
  const byDisease = collectVideos(knowledge)
  const kept = new Map<string, Promise<PreparedResponse>>()
  let making = 0

  /**
   * @param parts as `createDiseaseFinder` takes them
   * @throws AppError `unknown_disease`, naming the first that isn't known; `unavailable` when too many lists are made
   */
  return (parts: string[]): Promise<PreparedResponse> => {
    const diseases = findDiseases(parts)
    const name = diseases.join(',')
    const ready = kept.get(name)
    if (ready) return ready
    if (making >= MADE_AT_ONCE) throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    const videos = diseases.flatMap((disease) => byDisease.get(disease) ?? [])
    making++
    const prepared = prepareJson(videoList.parse(videos), QUALITY).finally(() => making--)
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
