import { rmSync } from 'node:fs'
import { loadContent } from '../check/load-content.ts'
import { describeProblem } from '../content/problem.ts'
import { exampleContent, writeContent } from './example-content.ts'

/** What loading the example tells, in words, once some of its files are changed; one that it has not begins empty. */
export function problemsOf(change: Record<string, (text: string) => string> = {}): string[] {
  const changed = Object.entries(change).map(([file, edit]) => [file, edit(exampleContent[file] ?? '')])
  const folder = writeContent({ ...exampleContent, ...Object.fromEntries(changed) })
  const told = loadContent(folder).problems.map(describeProblem)
  rmSync(folder, { recursive: true })
  return told
}
