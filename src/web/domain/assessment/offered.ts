import { CANDIDATE_EARLIER, canPointTo, offeredSelfTests, scoreConditions, type Score } from '#engine'
import type { BundleSelfTest } from '#knowledge/bundle'
import type { Session } from '#web/domain/consultation/session.ts'

/** More than this many at once tires people; the rest are there for those who want them. */
const MAIN_COUNT = 4

type Asked = Pick<Session, 'knowledge' | 'person' | 'answers'>

/** A group of self-tests under the cause they look for. */
export interface TestGroup {
  /** The best-matching cause a positive result can point to; null where all of those are unlikely. */
  condition: string | null
  /** Each with the other causes it can point to. */
  tests: { test: BundleSelfTest; others: string[] }[]
}

export interface OfferedTests {
  /** The ones to do first. */
  main: readonly TestGroup[]
  more: readonly TestGroup[]
}

/** Causes named of one test: more names say less. */
const NAMED_CAUSES = 4

/** Every safe and useful self-test, most useful first. */
export function allSelfTests({ knowledge, person, answers }: Asked): BundleSelfTest[] {
  return offeredSelfTests(knowledge.model, person, answers).flatMap(
    (key) => knowledge.selfTests.get(key) ?? [],
  )
}

/** How many self-tests are offered to do first. */
export function mainSelfTestCount(asked: Asked): number {
  return testCount(offeredTests(asked).main)
}

export function testCount(groups: readonly TestGroup[]): number {
  return groups.reduce((sum, { tests }) => sum + tests.length, 0)
}

/**
 * Self-tests under the best-matching cause each can point to, best match first. One that can but make the likely causes less
 * likely is not among those to do first, unless there are no others.
 */
export function offeredTests(asked: Asked): OfferedTests {
  const ranked = scoreConditions(asked.knowledge.model, asked.person, asked.answers)
  const all = allSelfTests(asked).map((test) => whatItLooksFor(test, ranked, asked))
  const looking = all.filter(({ condition }) => condition !== null)
  const main = (looking.length > 0 ? looking : all).slice(0, MAIN_COUNT)
  const order = ranked.map(({ condition }) => condition)
  return {
    main: grouped(main, order),
    more: grouped(
      all.filter((each) => !main.includes(each)),
      order,
    ),
  }
}

interface LookingFor {
  condition: string | null
  test: BundleSelfTest
  others: string[]
}

function whatItLooksFor(test: BundleSelfTest, ranked: readonly Score[], { knowledge }: Asked): LookingFor {
  const causes = ranked.filter(({ condition }) => {
    const cause = knowledge.conditions.get(condition)
    return cause !== undefined && canPointTo(test, cause)
  })
  const [best] = causes
  const isLikely = best !== undefined && best.earlier >= CANDIDATE_EARLIER
  const named = causes.slice(0, NAMED_CAUSES).map(({ condition }) => condition)
  return isLikely
    ? { condition: best.condition, test, others: named.slice(1) }
    : { condition: null, test, others: named }
}

function grouped(tests: readonly LookingFor[], order: readonly string[]): TestGroup[] {
  return [...order, null].flatMap((condition) => {
    const members = tests.filter((each) => each.condition === condition)
    return members.length > 0 ? [{ condition, tests: members }] : []
  })
}
