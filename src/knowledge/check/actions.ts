import { isActionKey, lentTo, transportBy } from '../content/advice.ts'
import type { Problem } from '../content/problem.ts'
import { byKey, type Content } from '../content/read-content.ts'
import { problemAt } from './problem-at.ts'

/** Every red flag says where to go and how fast, in words that stand in one place only. */
export function checkActions({ actions, redFlags }: Content): Problem[] {
  const actionOf = byKey(actions)
  const nameOf = new Map(actions.map(({ value }) => [value.do, value.key]))
  const firstToSay = new Map<string, string>()
  const problems: Problem[] = []
  for (const entry of redFlags) {
    const lent = lentTo(entry.value, actionOf)
    for (const field of ['where', 'how_fast'] as const) {
      const own = entry.value[field]
      if (own === undefined && lent[field] === undefined) {
        const fix = `give the rule ${field}, or name an action that has it`
        problems.push(problemAt(entry, ['do'], `no action it names says ${field}`, fix))
      }
      if (own !== undefined && own === lent[field]) {
        problems.push(problemAt(entry, [field], `its action says the same ${field}`, 'leave it out here'))
      }
    }
    const { level, transport } = entry.value
    const byAction = transportBy(entry.value, actionOf)
    if (level === 'emergency' && transport === undefined && byAction === undefined) {
      const fix = 'give the rule transport: ambulance or own'
      problems.push(problemAt(entry, ['do'], 'nothing says how they get to hospital', fix))
    }
    if (transport !== undefined && transport === byAction) {
      problems.push(
        problemAt(entry, ['transport'], 'its action says the same transport', 'leave it out here'),
      )
    }
    for (const [index, line] of entry.value.do.entries()) {
      if (isActionKey(line)) continue
      const name = nameOf.get(line)
      const other = firstToSay.get(line)
      firstToSay.set(line, entry.value.key)
      if (name !== undefined) {
        problems.push(problemAt(entry, ['do', index], `an action says this: ${line}`, `write ${name}`))
      } else if (other !== undefined) {
        const fix = 'give the sentence a key in content/actions.yaml and name that in both'
        problems.push(problemAt(entry, ['do', index], `${other} says the same: ${line}`, fix))
      }
    }
  }
  return problems
}
