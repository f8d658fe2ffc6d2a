import { AppError } from '../errors/app-error.ts'
import { compress } from '../responses/bodies.ts'
import { prepareJsonText, type PreparedResponse } from '../responses/prepared-response.ts'
import type { CompiledResponses } from './compile-responses.ts'
import { createDiseaseFinder, type DiseaseNames } from './disease-names.ts'

/** Lists asked for lately are kept ready. At 100 diseases each is most of a megabyte. */
const KEPT_LISTS = 8
/** There are more lists than anybody could keep, and each new one is compressed: past so many at once, come again. */
const MADE_AT_ONCE = 4
const RETRY_AFTER_SECONDS = 1
/** A quick compression: they are made while somebody waits. */
const QUALITY = 1

/** Videos for any list of diseases, in the order asked. */
export function createVideoResponses(names: DiseaseNames, videos: CompiledResponses['videos']) {
  const findDiseases = createDiseaseFinder(names)
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
    const list = diseases.map((disease) => videos[disease]).filter(Boolean)
    making++
    const prepared = compress(`[${list.join(',')}]`, QUALITY)
      .then(prepareJsonText)
      .finally(() => making--)
    const oldest = kept.keys().next().value
    if (kept.size >= KEPT_LISTS && oldest !== undefined) kept.delete(oldest)
    kept.set(name, prepared)
    return prepared
  }
}
