import type { Key } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { doctorMessages } from './messages.ts'

/** "Can mean, best match first: …" in the medical names this place knows; null where it knows none of the causes. */
export function canMean(
  keys: readonly Key[],
  { conditions }: Pick<LocationKnowledge, 'conditions'>,
): string | null {
  const names = keys.flatMap((key) => conditions.get(key)?.medicalName ?? [])
  return names.length > 0 ? doctorMessages.canMean(names.join('; ')) : null
}
