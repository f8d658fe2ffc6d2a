import { checkReasoning } from './check-reasoning.ts'
import { checkReferences, checkUnique } from './check-references.ts'
import type { Problem } from './problem.ts'
import { readContent, type Content } from './read-content.ts'

/** Reads content/ and runs every check on it. Content with problems is for mending, not for compiling. */
export function loadContent(folder: string): { content: Content; problems: Problem[] } {
  const { content, problems } = readContent(folder)
  return {
    content,
    problems: [
      ...problems,
      ...checkUnique(content),
      ...checkReferences(content),
      ...checkReasoning(content),
    ].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  }
}
