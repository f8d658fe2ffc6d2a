import { createModel, type Key, type Model } from '#engine'
import type { LocationBundle } from '#knowledge/bundle/bundle'
import { LIKELIHOOD_WORDS } from '#knowledge/schema/scales'
import { playVignette } from './play-vignette.ts'
import type { Played } from './play.ts'
import type { Vignette } from './vignette.ts'

/** A likelihood of a condition at a place, and what would notice if it were one word of the scale higher or lower. */
export interface MovedLikelihood {
  location: Key
  condition: Key
  finding: Key
  /** Before it is moved, 0 to 1. */
  p: number
  isDangerous: boolean
  /** Vignettes in which the question was asked and the condition stood among the first five or was right. */
  played: number
  /** Those whose right cause came first or whose level was right, and no longer is. */
  noticed: number
}

interface Case {
  vignette: Vignette
  /** Findings that were asked about. */
  asked: ReadonlySet<Key>
  /** Conditions that a change could matter for. */
  near: ReadonlySet<Key>
  before: Verdict
}

interface Verdict {
  isRightFirst: boolean
  isRightLevel: boolean
}

const NEAR = 5
const SCALE = Object.values(LIKELIHOOD_WORDS).toSorted((a, b) => a - b)

/**
 * Moves each likelihood of a place by one word of the scale, up and down, and plays the vignettes that could tell. What no
 * vignette notices could be written wrong and nobody would see it.
 */
export function moveLikelihoods(bundle: LocationBundle, vignettes: readonly Vignette[]): MovedLikelihood[] {
  const model = createModel(bundle)
  const cases = vignettes
    .filter(({ location }) => location === bundle.location.key)
    .map((vignette) => caseOf(model, vignette))
  return bundle.conditions.flatMap((condition) =>
    Object.entries(condition.likelihoods).map(([finding, p]) => {
      const touched = cases.filter(({ asked, near }) => asked.has(finding) && near.has(condition.key))
      const moved =
        touched.length === 0
          ? []
          : neighboursOf(p).map((other) => withLikelihood(bundle, condition.key, finding, other))
      const noticed = touched.filter(({ vignette, before }) =>
        moved.some((mutant) => isWorse(verdictOf(playVignette(mutant, vignette), vignette), before)),
      )
      return {
        location: bundle.location.key,
        condition: condition.key,
        finding,
        p,
        isDangerous: condition.danger !== undefined,
        played: touched.length,
        noticed: noticed.length,
      }
    }),
  )
}

function caseOf(model: Model, vignette: Vignette): Case {
  const played = playVignette(model, vignette)
  const steps = [...played.steps, ...(played.goneOn?.steps ?? [])]
  const causes = played.assessment.ranking.causes.slice(0, NEAR).map(({ condition }) => condition)
  return {
    vignette,
    asked: new Set(steps.flatMap((step) => model.steps.get(step)!.step.options)),
    near: new Set([...causes, vignette.expect.condition, ...vignette.expect.accept]),
    before: verdictOf(played, vignette),
  }
}

function verdictOf({ assessment }: Played, { expect }: Vignette): Verdict {
  const first = assessment.ranking.causes[0]?.condition
  return {
    isRightFirst: first !== undefined && [expect.condition, ...expect.accept].includes(first),
    isRightLevel: assessment.triage.level === expect.triage,
  }
}

function isWorse(now: Verdict, before: Verdict): boolean {
  return (before.isRightFirst && !now.isRightFirst) || (before.isRightLevel && !now.isRightLevel)
}

/** The next values of the scale below and above; a number between two words moves to those beyond them. */
function neighboursOf(p: number): number[] {
  const below = SCALE.findLast((value) => value < p / 1.2)
  const above = SCALE.find((value) => value > p * 1.2)
  return [below, above].filter((value) => value !== undefined)
}

function withLikelihood(bundle: LocationBundle, condition: Key, finding: Key, p: number): Model {
  return createModel({
    ...bundle,
    conditions: bundle.conditions.map((each) =>
      each.key === condition ? { ...each, likelihoods: { ...each.likelihoods, [finding]: p } } : each,
    ),
  })
}
