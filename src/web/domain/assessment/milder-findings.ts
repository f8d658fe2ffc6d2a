import type { Assessment } from '#engine'
import { adviceSentences, type AdviceSentence } from '#knowledge/bundle/advice'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'

/** What else was found, by its title, with what to ask for and what not to do. */
export interface MilderFinding {
  title: string
  adds: readonly AdviceSentence[]
}

/** The advice of rules that hold too and send somebody less fast, without where to go and when, which stands above. */
export function milderFindings(
  { milderRules }: Pick<Assessment, 'milderRules'>,
  knowledge: LocationKnowledge,
): MilderFinding[] {
  return milderRules.flatMap((key) => {
    const rule = knowledge.redFlags.get(key)
    if (!rule) return []
    const { title, do: advice, doUntimed = advice, marks } = rule
    return {
      title,
      adds: adviceSentences(doUntimed, marks).filter(({ about }) => about.includes('stays_true')),
    }
  })
}
