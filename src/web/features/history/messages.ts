import { text } from '#web/language/text.ts'
import { urgencyMessages } from '#web/domain/words/urgency-words.ts'

export const historyMessages = {
  title: 'Earlier results',
  heading: 'Your earlier results',
  lead: 'Results you chose to keep. They are on this device only: nobody else has them, and we cannot bring them back.',
  shared: 'If others use this device, they can read them here.',
  none: 'You have kept no result on this device.',
  start: 'Start now',

  level: urgencyMessages.level,
  best: text('Best match: {name}, {score}'),
  details: 'What you answered',
  open: 'Open again',
  openNote: 'Opening a result works it out again with what is known today.',
  openHeading: 'Open this result?',
  openText:
    'It takes the place of the answers you have now, which are not kept. To lose nothing, keep those first: below your result, or, after "Get emergency help now", on the page for the helpers.',
  openYes: 'Open it',
  remove: 'Delete',
  of: text(' ({place}, {at})'),
  removeOneHeading: 'Delete this result?',
  removeOneText: text('{place}, {at}. It is wiped from this device, and cannot be brought back.'),
  removeOneYes: 'Yes, delete it',
  removeAll: 'Delete all of them',
  removeHeading: 'Delete all earlier results?',
  removeText: 'They are wiped from this device, and cannot be brought back.',
  cancel: 'Cancel',
  removed: 'Deleted.',

  compare: 'Compare',
  compareHint: 'Tick two results to compare them.',
  compareHeading: 'Side by side',
  causes: 'Match scores',
  answers: 'What you answered differently',
  sameAnswers: 'Both have the same answers.',
  place: 'Place',
  urgency: 'How soon to get help',
  missing: '–',
  question: 'What',
}
