import type { Person } from '#engine'
import type { BundleCondition, BundleRedFlag, CareUse } from '#knowledge/bundle/bundle'
import { inThirdPerson, isAnsweredFor } from '#knowledge/bundle/they'
import { variantsFor, type ConditionVariant } from '#knowledge/bundle/variants'
import { byKey, type LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { ageBandNamed } from './age-bands.ts'
import { personOf, type Consultation } from './consultation.ts'

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
  const redFlags = knowledge.bundle.redFlags.map((rule) => redFlagFor(rule, person))
  return {
    ...knowledge,
    bundle: { ...knowledge.bundle, conditions, redFlags },
    conditions: byKey(conditions),
    redFlags: byKey(redFlags),
  }
}

function conditionFor(condition: BundleCondition, person: Person): BundleCondition {
  const variants = variantsFor(condition.variants, person)
  if (variants.length === 0) return condition
  const said = (text: string | undefined, of: ConditionVariant['of'], place?: number) => {
    const variant = variants.find((each) => each.of === of && each.at === place)
    return variant ? variant.say : text
  }
  const uses = (all: readonly CareUse[], of: 'tests' | 'treatments') =>
    all.map((use, at) => ({ ...use, note: said(use.note, of, at) }))
  return {
    ...condition,
    see: said(condition.see, 'see') ?? condition.see,
    getHelp: condition.getHelp.flatMap((line, at) => {
      const say = said(line.say, 'getHelp', at)
      return say === undefined ? [] : { ...line, say }
    }),
    selfCare: condition.selfCare.flatMap((text, at) => said(text, 'selfCare', at) ?? []),
    tests: uses(condition.tests, 'tests'),
    treatments: uses(condition.treatments, 'treatments'),
  }
}

function redFlagFor(rule: BundleRedFlag, person: Person): BundleRedFlag {
  const [variant] = variantsFor(rule.variants, person)
  if (!variant) return rule
  const { say, doUntimed, marks } = variant
  return { ...rule, do: say, doUntimed, marks }
}

const inThirdPersonOf = new WeakMap<LocationKnowledge, LocationKnowledge>()

/** Whether who answers is not the person in pain. */
export function isForOther({ who, ageBand }: Pick<Consultation, 'who' | 'ageBand'>): boolean {
  return isAnsweredFor(who, ageBandNamed(ageBand)?.range)
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
