import { SITE_NAME } from '#web/site.ts'
import { text } from '#web/language/text.ts'

export const aboutMessages = {
  title: 'About us',
  heading: 'About us',
  lead: `${SITE_NAME} helps people in pain to understand how soon to get help, what may be the cause, and what usually follows. It is free, and your answers stay on your device.`,
  start: 'Start now',
  forWhomHeading: 'Who it is for',
  forWhom: [
    'Anybody with a pain who wants to know what it could be and what to do next.',
    'Anybody who wants to go to a doctor well prepared, with one page to show.',
    'It is not for emergencies. Then call 112, or the emergency number where you are.',
  ],
  howHeading: 'How it reasons',
  how: [
    {
      name: 'Danger signs first',
      text: text(
        'Each place on the body starts with questions about danger signs. {rules} written rules say which answers mean "now" or "today". No later answer can lower that.',
      ),
    },
    {
      name: 'Then the question that helps most',
      text: text(
        'After each answer the site works out which question would tell the likely causes apart best. It asks 16 at most, and fewer when the result is clear.',
      ),
    },
    {
      name: 'Every answer is weighed',
      text: text(
        'It starts from how common each cause is for your age and sex. Each answer makes a cause likelier or less likely, by how often people with that cause would give that answer, as far as studies or our own judgement can tell. You see what speaks for and against each.',
      ),
    },
    {
      name: 'Short tests can change the order',
      text: text(
        'The final score is 0.6 times the score from your answers plus 0.4 times the score with your self-tests counted in. Both parts are shown.',
      ),
    },
  ],
  howNoAi:
    'It is plain arithmetic, the same for everybody, and it runs inside your browser. There is no chatbot, and no person or company reads along.',
  figuresHeading: 'How good it is',
  figuresLead: text(
    'We wrote {cases} made-up patients after published cases and guidelines, and let the site question each of them. This is what came out with the version you are looking at:',
  ),
  figure: {
    first: 'had the right cause in first place',
    amongThree: 'had it among the first three',
    emergencies: 'emergencies were told to get help at once',
    tooLow: 'were told to get help later than they should',
  },
  of: text('{part} of {all}'),
  questions: text(
    'After the danger signs it asked {median} questions in the middle case, and {most} at most.',
  ),
  goneOn: text(
    '{sent} of all were told to get help at once. At that moment the right cause was in first place for {firstAtOnce} of them, and for {firstGoneOn} once they had gone on with the questions.',
  ),
  heldBack: text(
    '{cases} of these patients were held back: we did not tune the site on them, though one of them led us to ask more before we end. Of them, {first} had the right cause first and {amongThree} among the first three.',
  ),
  byPlaceHeading: 'By place on the body',
  placeColumn: 'Place',
  casesColumn: 'Patients',
  firstColumn: 'Right cause first',
  amongThreeColumn: 'Among first three',
  untested: text(
    'There are such patients for {tested} of the {all} places so far: {places}. How good it is at the others, nobody has counted yet.',
  ),
  honest:
    'Read these figures with care. The patients were written by the same people who wrote the knowledge, so real people will do worse. Nobody has tried it on real patients yet.',
  limitsHeading: 'What it cannot do',
  limits: [
    'It cannot examine you. It cannot rule anything out for certain.',
    'It knows only the causes that somebody wrote down for a place. A cause that is missing cannot come up.',
    'It treats most answers as if they had nothing to do with each other. They often do, so its scores sound surer than they are.',
    'Self-tests that you do alone are weak evidence.',
  ],
  sourcesHeading: 'Where the knowledge comes from, and who checked it',
  covered: text(
    'So far it covers {places} places on the body and knows {conditions} possible causes. {dangerous} of them are dangerous ones that it always looks out for. The texts were written from {sources} guidelines, reviews and studies, named beside each cause.',
  ),
  numbers: text(
    'The reasoning uses {all} numbers: how common a cause is, and how often an answer goes with it. Only {cited} of them are taken straight from a study. The others are our judgement after reading, on a coarse scale from "almost never" to "nearly always". For {banded} of these, experts have published a range, and our word lies in it. For the other {judged} there is our judgement alone.',
  ),
  checkedAll: text(
    'The texts and numbers were written by engineers. A second reader, also no clinician, has checked all {conditions} causes.',
  ),
  checkedSome: text(
    'The texts and numbers were written by engineers. A second reader, also no clinician, has checked {checked} of the {conditions} causes so far.',
  ),
  signedNone:
    'No clinician has signed anything off yet. Until one has, trust a doctor over this site whenever they differ.',
  signedSome: text(
    'Clinicians have signed {signed} of them, each with name and role on its page. For the others, trust a doctor over this site whenever they differ.',
  ),
  openHeading: 'Open for everybody to check',
  open: 'The program and all the knowledge are open, under the MIT licence. The knowledge is plain text files that a clinician can read and correct without knowing how to program, with the source beside each number that has one. The licence lets anybody run a copy of their own.',
  privacyHeading: 'Private and free',
  privacy:
    'There are no adverts and no trackers. You need no account, and without one there are no cookies. Nobody pays us to name a cause, a test or a treatment.',
  privacyLink: 'Read the privacy policy',
  careLink: 'Look up tests and treatments',
}
