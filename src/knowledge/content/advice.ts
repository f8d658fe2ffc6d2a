import type { ActionSource } from '../schema/action.ts'
import type { RedFlagSource } from '../schema/red-flag.ts'

/** What to do about a danger sign. */
export interface Advice {
  do: string
  where: string
  howFast: string
  /** How an emergency gets to hospital; undefined where the advice says no way. */
  transport?: ActionSource['transport']
}

type Actions = ReadonlyMap<string, ActionSource>

/** What a rule says, by naming actions and in its own words. An action that does not exist says nothing. */
export function adviceOf(rule: RedFlagSource, actions: Actions): Advice {
  const lent = lentTo(rule, actions)
  const sentences = rule.do.flatMap((line) => (isActionKey(line) ? (actions.get(line)?.do ?? []) : line))
  return {
    do: sentences.join(' '),
    where: rule.where ?? lent.where ?? '',
    howFast: rule.how_fast ?? lent.how_fast ?? '',
    transport: rule.transport ?? transportBy(rule, actions),
  }
}

/** Where and how fast by the first of a rule's actions that says so. */
export function lentTo(rule: RedFlagSource, actions: Actions): Pick<ActionSource, 'where' | 'how_fast'> {
  const named = rule.do.flatMap((line) => actions.get(line) ?? [])
  return named.find(({ where, how_fast }) => where !== undefined || how_fast !== undefined) ?? {}
}

/** How the first of a rule's actions that gets somebody to a hospital does so. */
export function transportBy(rule: RedFlagSource, actions: Actions): ActionSource['transport'] {
  return rule.do.map((line) => actions.get(line)?.transport).find((transport) => transport !== undefined)
}

/** A line of `do` is the key of an action, or a sentence, which begins with a capital. */
export function isActionKey(line: string): boolean {
  return /^[a-z]/.test(line)
}
