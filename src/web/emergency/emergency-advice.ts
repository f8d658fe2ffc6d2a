import type { Triage } from '#engine'
import type { Place } from '#web/knowledge/place-cache.ts'
import { emergencyMessages } from './messages.ts'

export interface EmergencyAdvice {
  key: string
  title: string
  do: string
  where: string
  howFast: string
  because: string
}

/**
 * What to do, worst reason first. A danger sign brings its own words; a cause that has become too likely to wait is not
 * named, because naming it helps nobody now.
 */
export function emergencyAdvice({ reasons }: Triage, redFlags: Place['redFlags']): EmergencyAdvice[] {
  const rules = reasons.flatMap((reason) => {
    const rule = reason.kind === 'red_flag' && reason.level === 'emergency' && redFlags.get(reason.rule)
    return rule ? [rule] : []
  })
  if (rules.length > 0) return rules
  return [
    {
      key: 'likely',
      title: emergencyMessages.likelyBecause,
      do: emergencyMessages.likelyDo,
      where: emergencyMessages.likelyWhere,
      howFast: emergencyMessages.likelyHowFast,
      because: emergencyMessages.likelyBecause,
    },
  ]
}
