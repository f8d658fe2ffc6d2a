import { langOfEnglish } from '#web/language/language.ts'
import { legalMessages } from './messages.ts'

/** On a translated legal text: which text binds. */
export function EnglishCounts() {
  return langOfEnglish === undefined ? null : <p>{legalMessages.englishCounts}</p>
}
