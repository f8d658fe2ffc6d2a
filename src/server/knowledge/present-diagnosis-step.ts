import type { DiagnosisStep } from '#api/diagnosis-step'
import type { BundleStep, LocationBundle } from '#knowledge/bundle/bundle'

/** The steps of a location in the order a simple client can ask them: danger signs, opening, then the rest. */
export function presentDiagnosisSteps(bundle: LocationBundle): DiagnosisStep[] {
  const { screen, opening } = bundle.location
  const first = [...screen, ...opening]
  const rank = ({ key }: BundleStep) => (first.includes(key) ? first.indexOf(key) : first.length)
  const labels = new Map(bundle.findings.map(({ key, label }) => [key, label]))
  return bundle.steps
    .toSorted((a, b) => rank(a) - rank(b))
    .map((step) => ({
      key: step.key,
      id: step.id,
      question: step.question,
      why: step.why,
      hint: step.hint ?? null,
      kind: step.kind,
      step_options: step.options.map((key) => ({ key, label: labels.get(key) ?? key })),
      dependent_on_any_symptoms: step.dependsOnAny,
      ask_if: presentAskIf(step),
      red_flag_screen: screen.includes(step.key),
    }))
}

function presentAskIf({ askIf }: BundleStep): DiagnosisStep['ask_if'] {
  if (!askIf) return null
  return {
    gender: askIf.sex ?? 'any',
    min_age: askIf.age?.min ?? null,
    max_age: askIf.age?.max ?? null,
  }
}
