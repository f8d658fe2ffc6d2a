import { voicedForOther } from '#knowledge/bundle-they'
import { ageBandOf } from './age-bands.ts'
import type { Consultation } from './consultation.ts'
import { byKey, type LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'

/** Up to this age in years somebody else answers, whoever it was said to be for. */
const ANSWERS_FROM_YEARS = 12

const voiced = new WeakMap<LocationKnowledge, LocationKnowledge>()

/** Whether who answers is not the person in pain. */
export function isForOther({ who, ageBand }: Pick<Consultation, 'who' | 'ageBand'>): boolean {
  const age = ageBandOf(ageBand)?.range
  return who !== 'me' || (age !== undefined && age.max < ANSWERS_FROM_YEARS)
}

/** Knowledge whose texts speak to whoever answers: of "you" to the person in pain, of "them" to somebody who helps. */
export function voicedKnowledge(
  knowledge: LocationKnowledge,
  consultation: Pick<Consultation, 'who' | 'ageBand'>,
): LocationKnowledge {
  if (!isForOther(consultation)) return knowledge
  const known = voiced.get(knowledge)
  if (known) return known
  const { steps, findings, conditions, redFlags } = voicedForOther(knowledge.bundle)
  const said = {
    ...knowledge,
    steps: byKey(steps),
    findings: byKey(findings),
    conditions: byKey(conditions),
    redFlags: byKey(redFlags),
  }
  voiced.set(knowledge, said)
  return said
}
