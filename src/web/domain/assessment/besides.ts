import type { Assessment } from '#engine'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { sentencesOf } from '#web/domain/words/urgency-words.ts'

/** What else was found, by its title, with what to ask for and what not to do. */
export interface Besides {
  title: string
  adds: readonly string[]
}

/** Stays true for whoever is seen sooner, or elsewhere: that stands above, once. */
const STAYS_TRUE = /^(Ask|Say|Tell|Have (an?|your)|Do not?|No|Put no|Take (no|off|all)|Let nobody|Keep)\b/

/** What the rules say that hold too and send somebody less fast. */
export function besides(
  { milderRules }: Pick<Assessment, 'milderRules'>,
  knowledge: LocationKnowledge,
): Besides[] {
  return milderRules.flatMap((key) => {
    const rule = knowledge.redFlags.get(key)
    if (!rule) return []
    const { title, do: advice, doUntimed = advice } = rule
    return { title, adds: sentencesOf(doUntimed).filter((sentence) => STAYS_TRUE.test(sentence)) }
  })
}
