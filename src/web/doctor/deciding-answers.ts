import { namedIn, presentFindings, type Triage } from '#engine'
import type { BundleFinding, BundleRedFlag } from '#knowledge/bundle'
import type { Session } from '#web/consultation/consultation-gate.tsx'
import type { DangerSigns } from './danger-signs.ts'

/**
 * The answers by which a rule makes it as urgent as it is, where they are no ticked danger sign: pressing pain that is there
 * now is told at two questions, of which neither lists danger signs. Beside "no danger signs" they must not be missing.
 */
export function decidingAnswers(
  { place, answers }: Pick<Session, 'place' | 'answers'>,
  { level }: Pick<Triage, 'level'>,
  rules: readonly BundleRedFlag[],
  danger: Pick<DangerSigns, 'present'>,
): BundleFinding[] {
  if (level !== 'emergency' && level !== 'urgent') return []
  const told = presentFindings(answers)
  const listed = new Set(danger.present.map(({ key }) => key))
  const named = new Set(rules.filter((rule) => rule.level === level).flatMap(namedIn))
  return [...named]
    .filter((key) => told.has(key) && !listed.has(key))
    .flatMap((key) => place.findings.get(key) ?? [])
}
