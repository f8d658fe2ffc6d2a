import type { Evidence, Key } from '#engine'
import type { BundleFinding, BundleStep, LocationBundle } from './bundle.ts'

/** What was told of a finding, said back. */
export interface SaidBack {
  words: string
  /** The question of the list it stood in, where the words say little without it. */
  question: string | null
}

const WORDS = {
  not: (label: string) => `Not: ${label}`,
  notMentioned: (label: string) => `You did not mention: ${label}`,
  notTicked: (label: string) => `Not ticked: ${label}`,
}

/**
 * The sentence that says back what was told of a finding: that it holds, or after a plain "no" that it does not. Null after
 * "none of these", and for a box left unticked: there the words of the option may be said, and no sentence that states them.
 */
export function statementOf(
  finding: Pick<BundleFinding, 'label' | 'present' | 'absent'>,
  { present, absence }: Pick<Evidence, 'present' | 'absence'>,
): string | null {
  if (present) return finding.present
  return absence === 'no' ? (finding.absent ?? WORDS.not(finding.label)) : null
}

/** One point for or against a cause, said back: nothing that was not said, in words that were read. */
export function saidBack(
  evidence: Pick<Evidence, 'finding' | 'step' | 'present' | 'absence'>,
  finding: BundleFinding,
  stepOf: (key: Key) => Pick<BundleStep, 'question'> | undefined,
): SaidBack {
  const statement = statementOf(finding, evidence)
  if (statement !== null) return { words: statement, question: null }
  const { absence, step } = evidence
  return {
    words: (absence === 'none_of_these' ? WORDS.notMentioned : WORDS.notTicked)(finding.label),
    question: (step !== null && stepOf(step)?.question) || null,
  }
}

/** The same of a whole bundle, in one line. */
export function saidBackInLine(
  evidence: Pick<Evidence, 'finding' | 'step' | 'present' | 'absence'>,
  { findings, steps }: Pick<LocationBundle, 'findings' | 'steps'>,
): string {
  const finding = findings.find(({ key }) => key === evidence.finding)
  if (!finding) return evidence.finding
  const { words, question } = saidBack(evidence, finding, (key) => steps.find((step) => step.key === key))
  return question === null ? words : `${words} (${question})`
}
