import { compileBundles } from './compile.ts'
import { checkGaps } from './check/gaps.ts'
import { checkJoinedOptions } from './check/joined-options.ts'
import { checkPriors } from './check/priors.ts'
import { checkReach } from './check/reach.ts'
import { checkReadingAge } from './check/reading-age.ts'
import { checkRedFlagCauses } from './check/red-flag-causes.ts'
import { checkSelfTestClauses } from './check/self-test-clauses.ts'
import { checkToldApart } from './check/told-apart.ts'
import { checkUse } from './check/use.ts'
import { checkZones, type MapZone } from './check/zones.ts'
import type { Problem } from './problem.ts'
import type { Content } from './read-content.ts'

/**
 * The checks beyond what compiling needs: whether the engine can use the content, whether people can read it, and whether
 * it serves every spot of the body map. The content must have passed the checks of `loadContent`.
 */
export function inspectContent(content: Content, zones: readonly MapZone[]): Problem[] {
  const bundles = compileBundles(content, { filmOf: () => null })
  return [
    ...checkZones(content, zones),
    ...checkUse(content, bundles),
    ...checkPriors(content, bundles),
    ...checkReach(content, bundles),
    ...checkToldApart(content, bundles),
    ...checkRedFlagCauses(content, bundles),
    ...checkSelfTestClauses(content, bundles),
    ...checkGaps(content, bundles),
    ...checkJoinedOptions(content),
    ...checkReadingAge(content),
  ]
}
