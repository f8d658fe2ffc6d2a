import type { Person } from '#engine'
import type { BundleCondition, CareUse } from '#knowledge/bundle'
import { inThirdPerson, isAnsweredFor } from '#knowledge/bundle-they'
import { byKey, type LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { ageBandOf } from './age-bands.ts'
import { personOf, type Consultation } from './consultation.ts'
import { forPerson } from './for-person.ts'

/** The last one: a page asks for it again with each answer. */
let latest: { from: LocationKnowledge; sex: string; ageBand: string; fitting: LocationKnowledge } | null =
  null

/** Knowledge whose texts speak to whoever answers, of what can hold for the person in pain: no "after 50" to a child. */
export function knowledgeForPerson(
  knowledge: LocationKnowledge,
  consultation: Consultation,
): LocationKnowledge {
  const person = personOf(consultation)
  const { sex, ageBand } = consultation
  if (!person || !sex || !ageBand) return knowledgeForReader(knowledge, consultation)
  if (latest?.from !== knowledge || latest.sex !== sex || latest.ageBand !== ageBand)
    latest = { from: knowledge, sex, ageBand, fitting: adviceFor(knowledge, person) }
  return knowledgeForReader(latest.fitting, consultation)
}

function adviceFor(knowledge: LocationKnowledge, person: Person): LocationKnowledge {
  const conditions = knowledge.bundle.conditions.map((condition) => conditionFor(condition, person))
  const redFlags = knowledge.bundle.redFlags.map((rule) => ({
    ...rule,
    do: forPerson(rule.do, person) || rule.do,
  }))
  return {
    ...knowledge,
    bundle: { ...knowledge.bundle, conditions, redFlags },
    conditions: byKey(conditions),
    redFlags: byKey(redFlags),
  }
}

function conditionFor(condition: BundleCondition, person: Person): BundleCondition {
  const fitting = (texts: readonly string[]) =>
    texts.map((text) => forPerson(text, person)).filter((text) => text !== '')
  const uses = (all: readonly CareUse[]) =>
    all.map((use) => ({ ...use, note: use.note && forPerson(use.note, person) }))
  return {
    ...condition,
    see: forPerson(condition.see, person) || condition.see,
    getHelp: condition.getHelp
      .map((line) => ({ ...line, say: forPerson(line.say, person) }))
      .filter(({ say }) => say !== ''),
    selfCare: fitting(condition.selfCare),
    tests: uses(condition.tests),
    treatments: uses(condition.treatments),
  }
}

const inThirdPersonOf = new WeakMap<LocationKnowledge, LocationKnowledge>()

/** Whether who answers is not the person in pain. */
export function isForOther({ who, ageBand }: Pick<Consultation, 'who' | 'ageBand'>): boolean {
  return isAnsweredFor(who, ageBandOf(ageBand)?.range)
}

/** Knowledge whose texts speak to whoever answers: of "you" to the person in pain, of "them" to somebody who helps. */
export function knowledgeForReader(
  knowledge: LocationKnowledge,
  consultation: Pick<Consultation, 'who' | 'ageBand'>,
): LocationKnowledge {
  if (!isForOther(consultation)) return knowledge
  const known = inThirdPersonOf.get(knowledge)
  if (known) return known
  const { steps, findings, conditions, redFlags } = inThirdPerson(knowledge.bundle)
  const said = {
    ...knowledge,
    steps: byKey(steps),
    findings: byKey(findings),
    conditions: byKey(conditions),
    redFlags: byKey(redFlags),
  }
  inThirdPersonOf.set(knowledge, said)
  return said
}
