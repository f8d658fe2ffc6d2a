import { checkReasoning } from './check-reasoning.ts'
import { checkReferences, checkUnique } from './check-references.ts'
import type { Problem } from './problem.ts'
import { readContent, type Content } from './read-content.ts'

/**
 * Reads content/ and runs every check on it. Content with problems is for mending, not for compiling. While a file does
 * not have the right shape its entries are missing, so only the shape is told: the rest would be echoes of it.
 */
export function loadContent(folder: string): { content: Content; problems: Problem[] } {
  const { content, problems: shape } = readContent(folder)
  const problems =
    shape.length > 0
      ? shape
      : [...checkUnique(content), ...checkReferences(content), ...checkReasoning(content)]
  return { content, problems: problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line) }
}
