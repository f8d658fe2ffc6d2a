import { checkActions } from './check/actions.ts'
import { checkConditions } from './check/conditions.ts'
import { checkFindings } from './check/findings.ts'
import { checkLocations } from './check/locations.ts'
import { checkPhrases } from './check/phrases.ts'
import { checkReferences } from './check/references.ts'
import { checkSelfTestAnswers } from './check/self-test-answers.ts'
import { checkSteps } from './check/steps.ts'
import { checkUnique } from './check/unique.ts'
import { checkWording } from './check/wording.ts'
import type { Problem } from './problem.ts'
import { readContent, type Content } from './read-content.ts'

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
