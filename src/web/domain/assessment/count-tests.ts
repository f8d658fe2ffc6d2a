import type { SelfTestGroup } from '#engine'

/** How many self-tests stand in some groups. */
export function countTests(groups: readonly SelfTestGroup[]): number {
  return groups.reduce((sum, { tests }) => sum + tests.length, 0)
}
