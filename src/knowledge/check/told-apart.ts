import { createModel, type Model } from '#engine'
import type { LocationBundle } from '../bundle/bundle.ts'
import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { problemAt } from './problem-at.ts'

/**
 * What all answers together are expected to tell about which of two causes it is, in nats, both ways added (Kullback and
 * Leibler's divergence). 3 turns even odds into about 4 to 1. Judgement.
 */
const ENOUGH_NATS = 3

/** Any two conditions that stand at one place are told apart by the answers, or by age or sex alone. */
export function checkToldApart(content: Content, bundles: readonly LocationBundle[]): Problem[] {
  const entries = new Map(content.conditions.map((entry) => [entry.value.key, entry]))
  return bundles.flatMap((bundle) => {
    const model = createModel(bundle)
    return model.conditions.flatMap((one, first) =>
      model.conditions.slice(first + 1).flatMap((other, offset) => {
        if (neverInOnePerson(one, other)) return []
        const nats = divergence(model, first, first + 1 + offset)
        if (nats >= ENOUGH_NATS) return []
        return [
          problemAt(
            entries.get(one.key)!,
            ['findings'],
            `at ${bundle.location.key} the answers hardly tell it from ${other.key} (${nats.toFixed(1)} nats, ${ENOUGH_NATS} are enough)`,
            'list findings asked there that one has and the other has not, for both; or leave out the place, or one of them',
          ),
        ]
      }),
    )
  })
}

function neverInOnePerson(a: Model['conditions'][number], b: Model['conditions'][number]): boolean {
  const sexes = a.sex !== 'any' && b.sex !== 'any' && a.sex !== b.sex
  return sexes || a.age.max < b.age.min || b.age.max < a.age.min
}

function divergence(model: Model, a: number, b: number): number {
  let nats = 0
  for (const { step, options } of model.steps.values()) {
    for (const { present, absent } of options) {
      // The options of a single-choice step exclude each other: the one chosen says it all.
      for (const { given } of step.kind === 'single' ? [present] : [present, absent]) {
        nats += (given[a]! - given[b]!) * Math.log(given[a]! / given[b]!)
      }
    }
  }
  return nats
}
