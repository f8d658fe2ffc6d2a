import type { Key } from '#engine'
import type { Content } from '#knowledge/content/read-content'
import type { GapSource } from '#knowledge/schema/gap'
import type { LostSign } from './signs-everywhere.ts'

type Reason = Extract<GapSource, { gap: string }>

/** The lost signs for which gaps.yaml has no reason, in words, each rule of a condition once with all its places. */
export function unexplained(content: Content, lost: readonly LostSign[]): string[] {
  const reasons = reasonsOf(content)
  const without = lost.filter((sign) => !reasons.some((reason) => covers(reason, sign)))
  const alike = new Map<string, LostSign[]>()
  for (const sign of without) {
    const about = [sign.condition, sign.rule, sign.ends].join(' ')
    alike.set(about, [...(alike.get(about) ?? []), sign])
  }
  return [...alike.values()].map((group) => describe(content, group))
}

/** Reasons by which no lost sign is explained any more. */
export function outlived(content: Content, lost: readonly LostSign[]): string[] {
  return reasonsOf(content)
    .filter((reason) => !lost.some((sign) => covers(reason, sign)))
    .map(({ key }) => key)
}

function reasonsOf({ gaps }: Content): Reason[] {
  return gaps.flatMap(({ value }) => ('gap' in value && value.gap === 'lost_sign' ? [value] : []))
}

function covers({ conditions, rules, findings, at }: Reason, sign: LostSign): boolean {
  return (
    (conditions?.includes(sign.condition) ?? true) &&
    (rules?.includes(sign.rule) ?? true) &&
    (findings?.some((finding) => sign.signs.includes(finding)) ?? true) &&
    (at?.includes(sign.place) ?? true)
  )
}

/** As "Kidney stone at flank: 'Fever' and 'I cannot keep still with it' end at routine; ..." */
function describe({ conditions, findings, redFlags }: Content, group: readonly LostSign[]): string {
  const { condition, rule, level, signs, ends } = group[0]!
  const name = conditions.find(({ value }) => value.key === condition)!.value.name
  const title = redFlags.find(({ value }) => value.key === rule)!.value.title
  const label = (sign: Key) => `'${findings.find(({ value }) => value.key === sign)!.value.label}'`
  const places = [...new Set(group.map(({ place }) => place))].join(', ')
  const what = ends === 'not_asked' ? 'is not asked' : `ends at ${ends}`
  return `${name} at ${places}: ${signs.map(label).join(' and ')} ${what}; elsewhere it is ${level} by ${rule} ("${title}")`
}
