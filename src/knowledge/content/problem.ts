/** Something wrong in content/, said so that the writer can mend it. */
export interface Problem {
  /** Path from the content folder. */
  file: string
  /** Line in the file, from 1. */
  line: number
  /** What is wrong. */
  what: string
  /** How to mend it. */
  mend: string
}

/** One problem as two lines for a terminal: place and fault, then the mend. */
export function describeProblem({ file, line, what, mend }: Problem): string {
  return `content/${file}:${line}  ${what}\n    mend: ${mend}`
}
