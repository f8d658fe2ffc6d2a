import type { Key, Model } from '#engine'
import type { RedFlagSource } from '../schema/red-flag.ts'

/** What this share or more of the people with a cause have is usual for it. Judgement: "often" of the scale. */
const USUAL_SHARE = 0.5

/**
 * The causes of a place that explain why a rule holds while one of them clearly leads: those that the rule itself names, and of a
 * rule that yields to what is usual, those whose people usually have what each of its clauses asks for.
 */
export function yieldsTo(
  { unless_usual: isUnlessUsual, unless_leads: named = [], when }: RedFlagSource,
  { conditions, steps }: Model,
): Key[] {
  if (!isUnlessUsual && named.length === 0) return []
  const shares = new Map(
    [...steps.values()].flatMap(({ options }) =>
      options.map(({ finding, present }) => [finding, present.given] as const),
    ),
  )
  const clauses = [...(when.all ?? []).map((sign) => [sign]), when.any ?? [], when.at_least?.of ?? []].filter(
    (signs) => signs.length > 0,
  )
  const isUsual = (index: number) =>
    clauses.every(
      (signs) => signs.reduce((sum, sign) => sum + (shares.get(sign)?.[index] ?? 0), 0) >= USUAL_SHARE,
    )
  return conditions
    .filter(({ key }, index) => named.includes(key) || (isUnlessUsual === true && isUsual(index)))
    .map(({ key }) => key)
}
