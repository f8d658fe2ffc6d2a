import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { doctorMessages } from './messages.ts'

/**
 * A finding in words that stand without their question. The label of an option among several is the shortest; that of a
 * yes-or-no question or of one choice ("Yes, most days") says little alone, so there its sentence is taken.
 */
export function signWords(
  knowledge: Pick<LocationKnowledge, 'findings' | 'steps'>,
  key: string,
  present: boolean,
): string {
  const finding = knowledge.findings.get(key)
  if (!finding) return key
  const asked = [...knowledge.steps.values()].filter(({ options }) => options.includes(key))
  const isListed = asked.length > 0 && asked.every(({ kind }) => kind === 'multiple')
  if (isListed) return present ? finding.label : doctorMessages.no(finding.label)
  return present ? finding.present : (finding.absent ?? doctorMessages.no(finding.present))
}
