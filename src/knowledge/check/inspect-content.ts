import { compileBundles } from '../compile/bundles.ts'
import { checkAskedFirst } from './asked-first.ts'
import { checkGaps } from './gaps.ts'
import { checkJoinedOptions } from './joined-options.ts'
import { checkEachIsSaid } from './phrases.ts'
import { checkPriors } from './priors.ts'
import { checkReach } from './reach.ts'
import { checkReadingAge } from './reading-age.ts'
import { checkRedFlagCauses } from './red-flag-causes.ts'
import { checkSelfTestClauses } from './self-test-clauses.ts'
import { checkToldApart } from './told-apart.ts'
import { checkUse } from './use.ts'
import { checkZones, type MapZone } from './zones.ts'
import type { Problem } from '../content/problem.ts'
import type { Content } from '../content/read-content.ts'

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
    ...checkAskedFirst(content, bundles),
    ...checkEachIsSaid(content),
    ...checkJoinedOptions(content),
    ...checkReadingAge(content),
  ]
}
