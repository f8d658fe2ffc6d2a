import type { Key } from '#engine'
import type { BundleCondition } from '#knowledge/bundle/bundle'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { inSentences } from '#web/ui/words.ts'
import { urgencyMessages } from './urgency-words.ts'

/** What a cause says about when to get help, to somebody who has some of its signs. */
export interface HelpWords {
  /** The signs they reported, with how soon those are to be seen. */
  reported: string[]
  /** What may still come. */
  ahead: string[]
}

/** Splits the lines of a cause: what somebody has reported is not said to them with an "if". */
export function helpWords(
  { getHelp }: Pick<BundleCondition, 'getHelp'>,
  present: ReadonlySet<Key>,
  findings: LocationKnowledge['findings'],
): HelpWords {
  const words: HelpWords = { reported: [], ahead: [] }
  for (const { say, tie } of getHelp) {
    // Whose age a line is about is not known here: it is said as it stands.
    const sets = tie?.age ? [] : (tie?.when.filter((signs) => signs.every((sign) => present.has(sign))) ?? [])
    const signs = [...new Set(sets.flat())].flatMap((sign) => findings.get(sign)?.present ?? [])
    if (tie && signs.length > 0)
      words.reported.push(urgencyMessages.toldHelp[tie.level]({ signs: inSentences(signs) }))
    else words.ahead.push(say)
  }
  return words
}
