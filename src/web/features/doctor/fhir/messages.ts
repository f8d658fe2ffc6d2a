import { text } from '#web/language/text.ts'

/** Words of the file for a medical record alone: it is made when it is asked for, and so are they. */
export const fhirMessages = {
  dangerAsked: 'Danger signs asked',
  answersOther: 'Other answers',
  noneOfTheseNote: text('Chose "none of these" at: {question}'),
  notTickedNote: 'Offered in a list in which others were ticked. It was not, and may have been overlooked.',
}
