import { sayOf } from '#knowledge/bundle/they'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { doctorMessages } from './messages.ts'
import type { Key } from '#engine'
import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'

/**
 * A finding in words that stand without their question. The label of an option among several is the shortest; that of a
 * yes-or-no question or of one choice ("Yes, most days") says little alone, so there its sentence is taken, said of the patient.
 */
export function signWords(
  knowledge: Pick<LocationKnowledge, 'bundle' | 'findings' | 'steps'>,
  key: string,
  present: boolean,
): string {
  const finding = knowledge.findings.get(key)
  if (!finding) return key
  const asked = [...knowledge.steps.values()].filter(({ options }) => options.includes(key))
  // A place that hurts too is listed without a question to stand under: "Calf" alone would say nothing.
  const isListed = asked.some(({ kind, neverAsked }) => kind === 'multiple' && !neverAsked)
  if (isListed) return present ? finding.label : doctorMessages.no({ label: finding.label })
  const said = sayOf(knowledge.bundle.they)
  const { present: holds, absent } = finding
  return said(present ? holds : (absent ?? doctorMessages.no({ label: holds })))
}

/** What it can mean in the medical names this place knows, best match first; null where it knows none of the causes. */
export function canMean(
  keys: readonly Key[],
  { conditions }: Pick<LocationKnowledge, 'conditions'>,
): string | null {
  const names = keys.flatMap((key) => conditions.get(key)?.medicalName ?? [])
  return names.join('; ') || null
}

/** Answers that made it urgent first, then the danger signs that are there: "none" stands alone only where there is neither. */
export function dangerWords({ session, urgency, rules, danger, deciding }: ConsultationFacts): string {
  const words = [...deciding, ...danger.present].map(({ key }) => signWords(session.knowledge, key, true))
  if (words.length === 0) {
    const { level } = urgency
    const isByAllAnswers =
      (level === 'emergency' || level === 'urgent') && !rules.some((rule) => rule.level === level)
    return (isByAllAnswers ? doctorMessages.noneButAnswers : doctorMessages.nonePresent)({
      asked: danger.asked,
    })
  }
  const noOther = danger.present.length === 0 && danger.asked > 0
  return [...words, ...(noOther ? [doctorMessages.noOther({ asked: danger.asked })] : [])].join('; ')
}
