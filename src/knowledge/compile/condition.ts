import type { Basis } from '../bundle/basis.ts'
import type { BundleCondition, CareUse } from '../bundle/bundle.ts'
import type { ConditionSource } from '../schema/condition.ts'
import { compileExpectations } from './expectation.ts'
import { publishedReview } from './review.ts'
import type { SelfTestSource } from '../schema/self-test.ts'
import { compileHelp } from './help.ts'
import { conditionVariants } from './variants.ts'
import { usualHoursOf, withoutTimes } from './times.ts'
import { basisOf, factorOf, likelihoodOf, priorOf } from '../content/values.ts'

/** A cause as the bundle of one location holds it: with the findings that are asked and the self-tests that are offered there. */
export function compileCondition(
  condition: ConditionSource,
  here: string,
  asked: Set<string>,
  testsHere: ReadonlyMap<string, SelfTestSource>,
): BundleCondition {
  const at = condition.locations[here]!
  const listed = Object.entries(condition.findings).filter(([finding]) => asked.has(finding))
  const { male, female } = at.sex_times ?? {}
  const advice = {
    see: condition.see,
    tests: condition.tests.map(compileCareUse),
    treatments: condition.treatments.map(compileCareUse),
    selfCare: condition.self_care,
    getHelp: condition.get_help.map((line) => compileHelp(line, asked)),
  }
  return {
    key: condition.key,
    name: condition.name,
    medicalName: condition.medical_name,
    codes: condition.codes,
    description: condition.description,
    age: condition.age,
    sex: condition.sex,
    weightKg: condition.weight_kg,
    prior: {
      per1000: priorOf(at.prior),
      sexTimes: {
        ...(male === undefined ? {} : { male: factorOf(male) }),
        ...(female === undefined ? {} : { female: factorOf(female) }),
      },
      ageTimes: (at.age_times ?? []).map(({ from, to, times }) => ({
        min: from,
        max: to,
        times: factorOf(times),
      })),
      weightTimes: (at.weight_times ?? []).map(({ from_kg, to_kg, times }) => ({
        min: from_kg,
        max: to_kg,
        times: factorOf(times),
      })),
    },
    likelihoods: Object.fromEntries(listed.map(([finding, value]) => [finding, likelihoodOf(value)])),
    urgency: condition.urgency,
    danger: compileDanger(condition.danger),
    ...advice,
    ...untimedOf(condition.see),
    variants: conditionVariants(advice),
    selfTests: Object.fromEntries(
      Object.entries(condition.self_tests ?? {}).flatMap(([test, expected]) => {
        const here = testsHere.get(test)
        return here ? [[test, compileExpectations(expected, here)] as const] : []
      }),
    ),
    neighbours: condition.neighbours,
    sources: condition.sources,
    basis: compileBasis(listed),
    written: condition.written,
    review: publishedReview(condition.review),
  }
}

/** Left out where all is judged, as it mostly is. */
function compileBasis(
  listed: readonly [string, ConditionSource['findings'][string]][],
): BundleCondition['basis'] {
  const resting = (on: Basis) => {
    const findings = listed.flatMap(([finding, value]) => (basisOf(value) === on ? [finding] : []))
    return findings.length > 0 ? findings : undefined
  }
  const [cited, banded] = [resting('cited'), resting('banded')]
  return cited || banded ? { cited, banded } : undefined
}

/** Whom to see without the time that may stand beside it, and that time. */
function untimedOf(see: string): Pick<BundleCondition, 'seeUntimed' | 'withinHours'> {
  const untimed = withoutTimes(see)
  return { seeUntimed: untimed === see ? undefined : untimed, withinHours: usualHoursOf(see) }
}

function compileDanger(danger: ConditionSource['danger']): BundleCondition['danger'] {
  if (!danger) return undefined
  const { urgent_from: urgentFrom, ...rest } = danger
  return urgentFrom === undefined ? rest : { ...rest, urgentFrom }
}

function compileCareUse(use: ConditionSource['tests'][number]): CareUse {
  return typeof use === 'string' ? { care: use } : use
}
