import type { Evidence, EvidenceSide, Key } from '#engine'
import type { BundleFinding, BundleStep, LocationBundle } from './bundle.ts'

/** An option that was left out, said back: its own words, and the question of the list it stood in. */
export interface LeftOut {
  label: string
  /** Null where it is no longer known. */
  question: string | null
}

type FindingSaid = Pick<Evidence, 'finding' | 'present' | 'absence' | 'step'>

/** What stands before all that was never said, once. */
const UNSAID = 'You did not mention:'

/**
 * The sentence that says back what was answered or stated of a finding: that it holds, or after a plain "no" that it does not. Null after
 * "none of these", and for a box left unticked: there the words of the option may be said, and no sentence that states them.
 */
export function statementOf(
  finding: Pick<BundleFinding, 'label' | 'present' | 'absent'>,
  { present, absence }: Pick<Evidence, 'present' | 'absence'>,
  not: (words: { label: string }) => string,
): string | null {
  if (present) return finding.present
  return absence === 'no' ? (finding.absent ?? not(finding)) : null
}

/** Options that were left out, in words that were read; those that the knowledge no longer holds are passed over. */
export function leftOut(
  evidence: readonly FindingSaid[],
  findingOf: (key: Key) => BundleFinding | undefined,
  stepOf: (key: Key) => Pick<BundleStep, 'question'> | undefined,
): LeftOut[] {
  return evidence.flatMap(({ finding, step }) => {
    const label = findingOf(finding)?.label
    return label === undefined ? [] : [{ label, question: (step !== null && stepOf(step)?.question) || null }]
  })
}

const notInEnglish = ({ label }: { label: string }) => `Not: ${label}`

/** The main points for or against a cause of a bundle, a line each; what was never said in one. */
export function sideInLines(
  { main, unsaid }: Pick<EvidenceSide, 'main' | 'unsaid'>,
  { findings, steps }: Pick<LocationBundle, 'findings' | 'steps'>,
): string[] {
  const findingOf = (key: Key) => findings.find((finding) => finding.key === key)
  const stepOf = (key: Key) => steps.find((step) => step.key === key)
  const said = main.map((point) => {
    const finding = findingOf(point.finding)
    return finding ? statementOf(finding, point, notInEnglish)! : point.finding
  })
  const silent = leftOut(unsaid, findingOf, stepOf).map(({ label, question }) =>
    question === null ? label : `${label} (${question})`,
  )
  return silent.length === 0 ? said : [...said, `${UNSAID} ${silent.join('; ')}`]
}
