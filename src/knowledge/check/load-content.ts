import { checkActions } from './actions.ts'
import { checkConditions } from './conditions.ts'
import { checkFindings } from './findings.ts'
import { checkLocations } from './locations.ts'
import { checkPhrases } from './phrases.ts'
import { checkReferences } from './references.ts'
import { checkSelfTestAnswers } from './self-test-answers.ts'
import { checkSteps } from './steps.ts'
import { checkUnique } from './unique.ts'
import { checkWording } from './wording.ts'
import type { Problem } from '../content/problem.ts'
import { readContent, type Content } from '../content/read-content.ts'

const CHECKS = [
  checkUnique,
  checkReferences,
  checkSteps,
  checkFindings,
  checkPhrases,
  checkActions,
  checkConditions,
  checkSelfTestAnswers,
  checkLocations,
  checkWording,
]

/**
 * Reads content/ and runs every check that compiling it relies on. Content with problems is for mending, not for compiling.
 * While a file does not have the right shape its entries are missing, so only the shape is told: the rest would be echoes
 * of it.
 */
export function loadContent(folder: string): { content: Content; problems: Problem[] } {
  const { content, problems: shape } = readContent(folder)
  const problems = shape.length > 0 ? shape : CHECKS.flatMap((check) => check(content))
  return { content, problems: inOrder(problems) }
}

/** As they stand in the files. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
