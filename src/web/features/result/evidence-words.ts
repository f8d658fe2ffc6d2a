import type { Answers, Evidence } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { absenceOf } from '#web/domain/assessment/absence.ts'
import { resultMessages } from './messages.ts'

/** One point for or against a cause, said back: what was told as a sentence, what was only left out as "Not ticked". */
export function evidenceWords(
  { finding: key, present }: Pick<Evidence, 'finding' | 'present'>,
  { findings, steps }: Pick<LocationKnowledge, 'findings' | 'steps'>,
  answers: Answers,
): string {
  const finding = findings.get(key)
  if (!finding) return key
  if (present) return finding.present
  if (absenceOf(key, answers, steps) === 'not_ticked') return resultMessages.notTicked(finding.present)
  return finding.absent ?? resultMessages.notThis(finding.label)
}
