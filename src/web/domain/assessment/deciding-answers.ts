import { namedIn, presentFindings, type Triage } from '#engine'
import type { BundleFinding, BundleRedFlag } from '#knowledge/bundle'
import type { Session } from '#web/domain/consultation/session.ts'
import type { DangerSigns } from './danger-signs.ts'

/**
 * The answers by which a rule makes it as urgent as it is, where they are no ticked danger sign: pressing pain that is there
 * now is present at two questions, of which neither lists danger signs. Beside "no danger signs" they must not be missing.
 */
export function decidingAnswers(
  { knowledge, answers }: Pick<Session, 'knowledge' | 'answers'>,
  { level }: Pick<Triage, 'level'>,
  rules: readonly BundleRedFlag[],
  danger: Pick<DangerSigns, 'present'>,
): BundleFinding[] {
  if (level !== 'emergency' && level !== 'urgent') return []
  const present = presentFindings(answers)
  const deciding = new Set(rules.filter((rule) => rule.level === level).flatMap(namedIn))
  for (const { key } of danger.present) deciding.delete(key)
  return [...deciding].flatMap((key) => (present.has(key) && knowledge.findings.get(key)) || [])
}
