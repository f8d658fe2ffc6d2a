/** Something wrong in content/, said so that the writer can fix it. */
export interface Problem {
  /** Path from the content folder. */
  file: string
  /** Line in the file, from 1. */
  line: number
  /** What is wrong. */
  what: string
  /** How to fix it. */
  fix: string
}

/** One problem as two lines for a terminal: place and fault, then the fix. */
export function describeProblem({ file, line, what, fix }: Problem): string {
  return `content/${file}:${line}  ${what}\n    fix: ${fix}`
}
