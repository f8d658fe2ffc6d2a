import { offeredSelfTests, scoreConditions } from '#engine'
import type { BundleSelfTest } from '#knowledge/bundle'
import type { Session } from '#web/consultation/consultation-gate.tsx'

/** More than this many at once tires people; the rest are there for those who want them. */
const MAIN_COUNT = 4

type Asked = Pick<Session, 'place' | 'person' | 'answers'>

/** Every safe and useful self-test, most useful first. */
export function allSelfTests({ place, person, answers }: Asked): BundleSelfTest[] {
  return offeredSelfTests(place.model, person, answers).flatMap((key) => place.selfTests.get(key) ?? [])
}

/** The ones to do first. */
export function mainSelfTests(session: Asked): BundleSelfTest[] {
  return allSelfTests(session).slice(0, MAIN_COUNT)
}

export interface TestGroup {
  /** The best-matching cause these tests bear on. */
  condition: string
  tests: { test: BundleSelfTest; others: string[] }[]
}

/** Candidates named as told apart: more names say less. */
const NAMED_CAUSES = 4

/** Tests under the best-matching cause each bears on, with the other causes it can tell that one from. */
export function groupByCause(
  tests: readonly BundleSelfTest[],
  { place, person, answers }: Asked,
): TestGroup[] {
  const ranked = scoreConditions(place.model, person, answers).map(({ condition }) => condition)
  const groups = new Map<string, TestGroup>()
  for (const test of tests) {
    const [first, ...others] = ranked
      .filter((key) => place.conditions.get(key)?.selfTests[test.key])
      .slice(0, NAMED_CAUSES)
    if (first === undefined) continue
    const group = groups.get(first) ?? { condition: first, tests: [] }
    group.tests.push({ test, others })
    groups.set(first, group)
  }
  return [...groups.values()]
}
