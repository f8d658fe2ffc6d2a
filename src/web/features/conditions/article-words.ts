import { sentenceOf } from '#web/ui/words.ts'
import { conditionMessages as messages } from './messages.ts'

interface Ages {
  min: number
  max: number
}

/** Ages in years at which nobody needs to say "from" or "to". */
const FROM_BIRTH = 1
const TO_THE_END = 99

/** At which age a condition mostly comes. */
export function ageWords({ min, max }: Ages): string {
  if (max >= TO_THE_END) return min <= FROM_BIRTH ? messages.age.any : messages.age.over({ min })
  return min <= FROM_BIRTH ? messages.age.upTo({ max }) : messages.age.between({ min, max })
}

/** The heading of an age group. */
export function ageGroupWords({ min, max }: Ages): string {
  if (max <= 11) return messages.ageGroup.children({ max })
  if (max <= 17) return messages.ageGroup.teenagers({ min, max })
  return max >= TO_THE_END ? messages.ageGroup.older({ min }) : messages.ageGroup.adults({ min, max })
}

/** Words that may have a full stop, or another end of a sentence, already. */
export function endedSentence(words: string): string {
  return /[.!?।]$/.test(words) ? words : sentenceOf(words)
}
