import type { Key } from '#engine'
import type { Content } from '#knowledge/content/read-content'
import type { HushedSign } from './old-pain.ts'

/** The hushed signs for which old-pain.yaml has no reason, in words, each sign of a rule at a place once. */
export function unexplainedHushed(content: Content, hushed: readonly HushedSign[]): string[] {
  const reasons = reasonsOf(content)
  const alike = new Map<string, HushedSign[]>()
  for (const sign of hushed) {
    if (reasons.has(`${sign.rule} at ${sign.place}`)) continue
    const about = [sign.place, sign.rule, sign.signs, sign.ends].join(' ')
    alike.set(about, [...(alike.get(about) ?? []), sign])
  }
  return [...alike.values()].map((group) => describe(content, group))
}

/** Of the reasons the rules and places by which nothing is explained any more, as "rule at place". */
export function outlivedHushed(content: Content, hushed: readonly HushedSign[]): string[] {
  const found = new Set(hushed.map(({ rule, place }) => `${rule} at ${place}`))
  return [...reasonsOf(content)].filter((pair) => !found.has(pair))
}

/** Each as "rule at place". */
function reasonsOf({ oldPain }: Content): Set<string> {
  return new Set(
    oldPain.flatMap(({ value }) =>
      Object.entries(value.hushed).flatMap(([rule, places]) => places.map((place) => `${rule} at ${place}`)),
    ),
  )
}

/** As "jaw_tooth: 'Pressure in the chest too' ends at self_care beside Jaw joint pain (months, female 45-54, 3 people); ..." */
function describe({ conditions, findings }: Content, group: readonly HushedSign[]): string {
  const { place, rule, level, signs, everyday, oldness, person, ends } = group[0]!
  const name = conditions.find(({ value }) => value.key === everyday)!.value.name
  const label = (sign: Key) => `'${findings.find(({ value }) => value.key === sign)!.value.label}'`
  const who = `${oldness}, ${person.sex} ${person.age.min}-${person.age.max}, ${group.length} alike`
  return `${place}: ${signs.map(label).join(' and ')} ends at ${ends} beside ${name} (${who}); beside a new pain it is ${level} by ${rule}`
}
