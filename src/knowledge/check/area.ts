import type { Content } from '../content/read-content.ts'
import type { Problem } from '../content/problem.ts'

/**
 * The problems of one area: those in files with the text in their path, and those of conditions that stand at a place of
 * that name or rely on a source listed in the area's file.
 */
export function problemsOf(area: string, content: Content, problems: readonly Problem[]): Problem[] {
  const place = area.replaceAll('-', '_')
  const sources = new Set(
    content.sources.filter(({ file }) => file === `sources/${area}.yaml`).map(({ value }) => value.key),
  )
  const files = new Set(
    content.conditions
      .filter(({ value }) => place in value.locations || value.sources.some((source) => sources.has(source)))
      .map(({ file }) => file),
  )
  return problems.filter(({ file }) => file.includes(area) || files.has(file))
}
