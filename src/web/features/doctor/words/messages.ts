import { text } from '#web/language/text.ts'
import type { Absence } from '#engine'

/** Words of the page for a doctor: short, and in the order a doctor asks. */
export const doctorMessages = {
  ownWords: 'In own words',
  open: 'One page for your doctor',
  openEmergency: 'One page for the helpers',
  heading: 'For your doctor',
  lead: 'One page to print, save as PDF or show on this screen. It is made on this device and sent to nobody.',
  print: 'Print or save as PDF',
  download: 'Download for a medical record (FHIR)',
  downloadNote:
    'The file is in FHIR R4, which many record systems can read. It holds your answers: keep it safe.',
  back: 'Back to your result',
  backEmergency: 'Back to what to do now',

  sheetTitle: 'Pain summary, told by the patient',
  made: text('Made on {day}'),
  name: 'Name',
  born: 'Date of birth',
  who: 'Patient',
  person: text('{sex}, {age} years, {weight}'),
  weightKg: text('{kg} kg'),
  weightOpen: 'weight not given',
  answeredBy: 'Answered by',
  byWhom: { child: 'a parent', other: 'somebody who helps' },
  where: 'Main pain',
  urgency: 'Urgency by the answers',
  figure: text('Body from front and back. Marked: {place}'),
  front: 'Front',
  back2: 'Back',
  own: { right: 'R', left: 'L' },

  danger: 'Danger signs and risks',
  dangerUnsure: 'Not sure about danger signs',
  nonePresent: text('none reported, of {asked} asked'),
  /** Where a dangerous cause fits too well to leave aside, though no rule applies. */
  noneButAnswers: text('none reported, of {asked} asked; it is urgent by all answers together'),
  /** Beside an answer to another question that made it urgent. */
  noOther: text('none of the {asked} others asked'),

  causes: 'Possible causes, best match first',
  /** Where danger signs count more than the scores. */
  causesEmergency: 'Possible causes, in the order to think of them',
  causesEmergencyNote: 'What made it an emergency counts more than the match score.',
  somethingElse: text('None of the causes known to the site for this place: {score}'),
  causesNote:
    'Match score 0 to 100: how well a cause fits the answers compared with the others known for this place. It is not a probability, and nobody has examined the patient.',
  score: text('{final} (answers {earlier}, self-tests {match})'),
  scoreUntested: text('{final} (answers only)'),
  noneOfThese: text('none of these: {labels}'),
  notTicked: text('not ticked: {labels}'),
  for: 'For',
  against: 'Against',
  nothing: 'nothing',
  no: text('not: {label}'),
  canMean: text('Can mean, best match first: {names}.'),

  answers: 'What the patient reported',
  stated: 'Told in own words and confirmed, or ticked at the end:',
  selfTests: 'Self-tests done alone at home',
  negatives: 'Asked, not reported',
  negativesFolded: text('Asked, not reported ({count})'),
  said: {
    no: 'Answered "no"',
    none_of_these: 'Chose "none of these"',
    not_ticked: 'Not ticked, perhaps overlooked',
  } satisfies Record<Absence, string>,
  ask: 'Questions to ask',
  questions: {
    cause: text('Could it be {names}? What makes you think of something else?'),
    tests: text('Would a test help, such as {names}?'),
    noTests: 'Is any test needed now, and what would it change?',
    treatments: text(
      'What can be done about it, such as {names}? Is it safe with other medicines and illnesses?',
    ),
    sooner: 'Which signs mean coming back at once?',
    when: 'When should it be better, and what if it is not?',
    unsure: 'I was not sure about some danger signs. Can we go through them?',
  },
  /** Filled in by pen: the site asks for none of them. */
  byHand: {
    medicines: 'Medicines',
    allergies: 'Allergies',
    illnesses: 'Other illnesses, operations',
    more: 'What else happened',
  },
  foot: text(
    "Made on the patient's own device with {site}: general information, not medical advice and not a diagnosis. Its medical texts for this place are of {day}; to ask about them, name the code {code}.",
  ),
}
