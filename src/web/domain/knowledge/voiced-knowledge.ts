import { ageBandOf } from '#web/domain/consultation/age-bands.ts'
import type { Consultation } from '#web/domain/consultation/consultation.ts'
import { ofThem } from '#web/domain/words/they.ts'
import type { LocationKnowledge } from './knowledge-cache.ts'

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
  const { steps, findings, conditions, redFlags } = knowledge
  const said = {
    ...knowledge,
    steps: mapValues(steps, (step) => ({
      ...step,
      question: ofThem(step.question),
      why: ofThem(step.why),
      hint: step.hint && ofThem(step.hint),
    })),
    findings: mapValues(findings, (finding) => ({
      ...finding,
      label: ofThem(finding.label),
      present: ofThem(finding.present),
      absent: finding.absent && ofThem(finding.absent),
    })),
    conditions: mapValues(conditions, (condition) => ({
      ...condition,
      description: ofThem(condition.description),
      see: ofThem(condition.see),
      selfCare: condition.selfCare.map(ofThem),
      getHelp: condition.getHelp.map(ofThem),
    })),
    redFlags: mapValues(redFlags, (rule) => ({
      ...rule,
      title: ofThem(rule.title),
      do: ofThem(rule.do),
      where: ofThem(rule.where),
      because: ofThem(rule.because),
    })),
  }
  voiced.set(knowledge, said)
  return said
}

function mapValues<Value>(
  values: ReadonlyMap<string, Value>,
  change: (value: Value) => Value,
): ReadonlyMap<string, Value> {
  return new Map([...values].map(([key, value]) => [key, change(value)]))
}
