import type { BundleStep } from '../bundle/bundle.ts'
import type { StepSource } from '../schema/step.ts'

/** A question as bundles hold it. */
export function compileStep(step: StepSource): BundleStep {
  const {
    id,
    key,
    question,
    why,
    hint,
    hint_of: hintOf,
    kind,
    options,
    marked,
    spread_marked: spreadMarked,
    depends_on_any: dependsOnAny = [],
    told_alone: toldAlone,
    unless_any: unlessAny,
    ask_if: askIf,
    before_comfort: beforeComfort,
    calm_only: calmOnly,
  } = step
  return {
    id,
    key,
    question,
    why,
    hint,
    hintOf,
    kind,
    options,
    marked,
    spreadMarked,
    dependsOnAny,
    toldAlone,
    unlessAny,
    askIf,
    beforeComfort,
    calmOnly,
  }
}
