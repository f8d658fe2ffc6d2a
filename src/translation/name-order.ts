import type { CareCatalogue } from '#knowledge/bundle/care'
import type { ConditionIndex } from '#knowledge/bundle/conditions'

type Named = { name: string }

/** Lists in which people look for a name come in the order of the English names; here in that of another language. */

export function conditionsInOrder(index: ConditionIndex, tag: string): ConditionIndex {
  return { ...index, conditions: index.conditions.toSorted(byNameIn(tag)) }
}

/** Tests before treatments, as in English; the causes that each is used for in order too. */
export function careInOrder({ care, causes, ...rest }: CareCatalogue, tag: string): CareCatalogue {
  const compare = byNameIn(tag)
  const order = causes.map((_, index) => index).toSorted((a, b) => compare(causes[a]!, causes[b]!))
  const placeOf = new Map(order.map((index, place) => [index, place]))
  const kinds = [...new Set(care.map(({ kind }) => kind))]
  return {
    ...rest,
    causes: order.map((index) => causes[index]!),
    care: care
      .map((entry) => ({
        ...entry,
        usedFor: entry.usedFor.map((index) => placeOf.get(index)!).toSorted((a, b) => a - b),
      }))
      .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || compare(a, b)),
  }
}

function byNameIn(tag: string): (a: Named, b: Named) => number {
  const { compare } = new Intl.Collator(tag)
  return (a, b) => compare(a.name, b.name)
}
