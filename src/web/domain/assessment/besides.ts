import type { Assessment } from '#engine'
import { adviceSentences, type AdviceSentence } from '#knowledge/bundle/advice'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'

/** What else was found, by its title, with what to ask for and what not to do. */
export interface Besides {
  title: string
  adds: readonly AdviceSentence[]
}

/** What the rules say that hold too and send somebody less fast: where to go, and when, stands above, once. */
export function besides(
  { milderRules }: Pick<Assessment, 'milderRules'>,
  knowledge: LocationKnowledge,
): Besides[] {
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
