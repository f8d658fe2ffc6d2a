import { AGE_BANDS, relativePrior, type Person } from '#engine'
import type { LocationBundle } from '../bundle/bundle.ts'
import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { problemAt } from './problem-at.ts'

/**
 * Of 1000 people with pain at a place, so many have a cause that is known here. Fewer are left to small children, in whom
 * few pains are common: what matters is that what is common in them is there at all.
 */
const FEWEST_PER_1000 = { child: 30, adult: 250 } as const
const MOST_PER_1000 = 2500
const ADULT_AGE = 18

/** At each place the priors add up to a sensible sum for every sex and age. */
export function checkPriors(content: Content, bundles: readonly LocationBundle[]): Problem[] {
  return bundles.flatMap(({ location, conditions }) => {
    const entry = content.locations.find(({ value }) => value.key === location.key)!
    return (['female', 'male'] as const).flatMap((sex) =>
      AGE_BANDS.flatMap(({ range: age }) => {
        const person: Person = { sex, age, weightKg: null }
        const sum = conditions.reduce((total, condition) => total + relativePrior(condition, person), 0)
        const fewest = age.min < ADULT_AGE ? FEWEST_PER_1000.child : FEWEST_PER_1000.adult
        if (sum >= fewest && sum <= MOST_PER_1000) return []
        return [
          problemAt(
            entry,
            ['key'],
            `for someone ${sex} of ${age.min} to ${age.max} the priors add up to ${Math.round(sum)} of 1000 people`,
            sum < fewest
              ? 'a cause that is common at that age is missing, or is cut by age or sex'
              : 'look for factors by age or sex that are too high',
          ),
        ]
      }),
    )
  })
}
