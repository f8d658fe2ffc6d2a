import { chosenIn, isUnsure, type Answers, type Key } from '#engine'
import type { BundleStep } from '#knowledge/bundle'

/** How firmly somebody said that a finding does not hold. A box that was not ticked may have been overlooked. */
export type Absence = 'no' | 'none_of_these' | 'not_ticked'

export const FIRMEST_FIRST: readonly Absence[] = ['no', 'none_of_these', 'not_ticked']

/** What it means that an answer leaves options of its question out. */
export function absenceIn({ kind }: Pick<BundleStep, 'kind'>, answer: readonly Key[]): Absence {
  if (kind === 'yes_no') return 'no'
  return answer.length === 0 ? 'none_of_these' : 'not_ticked'
}

/** How firmly the answers say that a finding does not hold; where two questions asked for it, the firmer one. */
export function absenceOf(
  finding: Key,
  answers: Answers,
  steps: ReadonlyMap<Key, Pick<BundleStep, 'kind' | 'options'>>,
): Absence {
  const said = new Set<Absence>()
  for (const [key, answer] of Object.entries(answers)) {
    const step = steps.get(key)
    const chosen = chosenIn(answer)
    if (!step?.options.includes(finding) || isUnsure(answer) || chosen.includes(finding)) continue
    said.add(absenceIn(step, chosen))
  }
  return FIRMEST_FIRST.find((absence) => said.has(absence)) ?? 'not_ticked'
}
