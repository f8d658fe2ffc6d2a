import type { Key } from '#engine'
import type { BundleCare } from '#knowledge/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'

/** What somebody told that makes a test or treatment one to ask about first, each as a sentence without its full stop. */
export function askFirst(
  { askFirstWith = [] }: Pick<BundleCare, 'askFirstWith'>,
  present: ReadonlySet<Key>,
  findings: LocationKnowledge['findings'],
): string[] {
  return askFirstWith.flatMap((key) => (present.has(key) ? (findings.get(key)?.present ?? []) : []))
}
