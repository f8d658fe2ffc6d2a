import type { LocationBundle } from '../bundle/bundle.ts'
import type { SignsApart } from '../bundle/conditions.ts'
import type { ConditionSource } from '../schema/condition.ts'
import { priorOf } from '../content/values.ts'

const MOST_SIGNS = 3
/** A sign tells two causes apart when it is twice as frequent in one of them, and not too rare there to look for. */
const APART_NATS = Math.log(2)
const LEAST_SHARE = 0.2

/**
 * What tells a condition from one that it is often confused with, where both hurt and this one is most common: for each the
 * signs with the most expected evidence for it against the other, as the engine weighs them. Null where they share no place, or
 * nothing tells them apart there.
 */
export function signsApart(
  { key, locations }: ConditionSource,
  other: string,
  bundles: readonly LocationBundle[],
): SignsApart | null {
  const shared = bundles
    .filter(({ conditions }) => [key, other].every((each) => conditions.some((one) => one.key === each)))
    .toSorted((a, b) => priorAt(locations, b) - priorAt(locations, a))[0]
  if (!shared) return null
  const [here, there] = [key, other].map((each) => shared.conditions.find((one) => one.key === each)!)
  const signs = shared.findings.map(({ key: finding, present, background }) => ({
    text: present,
    here: here!.likelihoods[finding] ?? background,
    there: there!.likelihoods[finding] ?? background,
  }))
  const signsFor = (share: 'here' | 'there', against: 'here' | 'there') =>
    signs
      .map((sign) => ({ text: sign.text, share: sign[share], nats: Math.log(sign[share] / sign[against]) }))
      .filter((sign) => sign.share >= LEAST_SHARE && sign.nats >= APART_NATS)
      .toSorted((a, b) => b.share * b.nats - a.share * a.nats)
      .slice(0, MOST_SIGNS)
      .map(({ text }) => text)
  const apart = { forThis: signsFor('here', 'there'), forOther: signsFor('there', 'here') }
  return apart.forThis.length + apart.forOther.length > 0 ? apart : null
}

function priorAt(locations: ConditionSource['locations'], { location }: LocationBundle): number {
  const at = locations[location.key]
  return at ? priorOf(at.prior) : 0
}
