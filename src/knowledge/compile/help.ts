import type { HelpLine } from '../bundle/bundle.ts'
import type { ConditionSource } from '../schema/condition.ts'

/** What a line says. */
export function sayOf(line: ConditionSource['get_help'][number]): string {
  return typeof line === 'string' ? line : line.say
}

/** A line as a place holds it: tied to those of its signs that are asked there, and to none where nothing is. */
export function compileHelp(line: ConditionSource['get_help'][number], asked: ReadonlySet<string>): HelpLine {
  if (typeof line === 'string') return { say: line }
  const { say, level, age } = line
  const when = line.when
    .map((signs) => [signs].flat())
    .filter((signs) => signs.every((sign) => asked.has(sign)))
  if (when.length === 0) return { say }
  const signs = { when, ...(age && { age }) }
  return level === 'routine' ? { say, withinDays: signs } : { say, tie: { level, ...signs } }
}
