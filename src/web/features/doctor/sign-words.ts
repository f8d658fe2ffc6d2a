import type { Place } from '#web/domain/knowledge/place-cache.ts'
import { doctorMessages } from './messages.ts'

/**
 * A finding in words that stand without their question. The label of an option among several is the shortest; that of a
 * yes-or-no question or of one choice ("Yes, most days") says little alone, so there its sentence is taken.
 */
export function signWords(place: Pick<Place, 'findings' | 'steps'>, key: string, present: boolean): string {
  const finding = place.findings.get(key)
  if (!finding) return key
  const asked = [...place.steps.values()].filter(({ options }) => options.includes(key))
  const isListed = asked.length > 0 && asked.every(({ kind }) => kind === 'multiple')
  if (isListed) return present ? finding.label : doctorMessages.no(finding.label)
  return present ? finding.present : (finding.absent ?? doctorMessages.no(finding.present))
}
