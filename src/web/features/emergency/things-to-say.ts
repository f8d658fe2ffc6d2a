import { ofChild } from './of-child.ts'
import type { Key, Person } from '#engine'
import { AGE_BANDS } from '#web/domain/consultation/age-bands.ts'
import type { LocationKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { inSentence } from '#web/ui/words.ts'
import { emergencyMessages } from './messages.ts'

/** First of those who are called by a grown-up's word. */
const GROWN_UP_YEARS = 18

/**
 * What who answers an emergency call needs to hear: who is ill, where it hurts, and the evidence for what made it
 * an emergency. Empty where there are none.
 */
export function thingsToSay(signs: readonly Key[], person: Person, knowledge: LocationKnowledge): string[] {
  if (signs.length === 0) return []
  const said = signs.flatMap((key) => knowledge.findings.get(key)?.present ?? [])
  return [whoAndWhere(person, knowledge), ...(isChild(person) ? said.map(ofChild) : said)]
}

/** Whoever reads the page is somebody else then, or has somebody else by their side. */
export const isChild = ({ age }: Pick<Person, 'age'>) => age.min < GROWN_UP_YEARS

function whoAndWhere(person: Person, { bundle }: LocationKnowledge): string {
  const { sex, age } = person
  const who = emergencyMessages.who[isChild(person) ? 'child' : 'grown'][sex]
  const years = AGE_BANDS.find(({ range }) => range.min === age.min)?.label ?? `${age.min}–${age.max}`
  return emergencyMessages.sayWho({
    who,
    age: inSentence(years),
    place: inSentence(bundle.location.name),
  })
}
