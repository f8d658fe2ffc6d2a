import type { ConsultationFacts } from '#web/domain/assessment/facts.ts'
import { doctorMessages } from './messages.ts'
import { signWords } from './sign-words.ts'

/** Answers that made it urgent first, then the danger signs that are there: "none" stands alone only where there is neither. */
export function dangerWords({ session, urgency, rules, danger, deciding }: ConsultationFacts): string {
  const words = [...deciding, ...danger.present].map(({ key }) => signWords(session.knowledge, key, true))
  if (words.length === 0) {
    const { level } = urgency
    const isByAllAnswers =
      (level === 'emergency' || level === 'urgent') && !rules.some((rule) => rule.level === level)
    return (isByAllAnswers ? doctorMessages.noneButAnswers : doctorMessages.nonePresent)(danger.asked)
  }
  const noOther = danger.present.length === 0 && danger.asked > 0
  return [...words, ...(noOther ? [doctorMessages.noOther(danger.asked)] : [])].join('; ')
}
