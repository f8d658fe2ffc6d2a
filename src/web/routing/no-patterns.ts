/** Stands in for the pattern parser that wouter imports: our routes are a table (`routes.ts`), never patterns. */
export function parse(pattern: string): never {
  throw new Error(`Routes are not patterns: ${pattern}`)
}
