import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'
import { priorOf } from '../content/values.ts'
import { problemAt } from './problem-at.ts'

/** Each place begins with its danger signs, and its priors add up to a sensible sum. */
export function checkLocations({ locations, conditions, steps }: Content): Problem[] {
  const problems: Problem[] = []
  const known = new Set(steps.map(({ value }) => value.key))
  for (const entry of locations) {
    const here = conditions.filter(({ value }) => entry.value.key in value.locations)
    if (here.length === 0) continue
    const sum = here.reduce((total, { value }) => total + priorOf(value.locations[entry.value.key]!.prior), 0)
    if (sum < 400 || sum > 1500) {
      problems.push(
        problemAt(
          entry,
          ['key'],
          `its ${here.length} conditions add up to ${Math.round(sum)} of 1000 people`,
          'the priors of a location add up to roughly 700 to 1000',
        ),
      )
    }
    if (!entry.value.screen.some((step) => known.has(step))) {
      problems.push(
        problemAt(
          entry,
          ['screen'],
          'no danger-sign step comes first',
          'name the danger-sign steps under screen',
        ),
      )
    }
  }
  return problems
}
