import type { SentenceMark } from '#knowledge/bundle/advice'
import { text } from '#web/language/text.ts'
export const emergencyMessages = {
  heading: 'Get emergency help now',
  elsewhere: 'Somewhere else? Call your local emergency number.',
  where: 'Where',
  howFast: 'How soon',
  because: 'Why',
  also: 'Also worrying',
  sayHeading: 'Tell them this on the phone',
  sayWho: text('{who}, age {age}, pain here: {place}'),
  who: { grown: { male: 'Man', female: 'Woman' }, child: { male: 'Boy', female: 'Girl' } },
  untilHeading: 'Until helpers take over',
  /** To the one in pain, and to who answers for them. Who sets off does not wait for company. */
  until: {
    me: {
      waits: [
        'Do not drive yourself.',
        'Do not wait to see if it passes.',
        'Do not stay alone if somebody can come to you.',
        'Do not eat or drink, in case you need an operation.',
        'Keep your phone with you, and a list of your medicines if you have one.',
      ],
      setsOff: [
        'Do not drive yourself: let somebody take you.',
        'Do not wait to see if it passes.',
        'Do not eat or drink, in case you need an operation.',
        'Take your phone along, and a list of your medicines if you have one.',
      ],
    },
    other: {
      waits: [
        'Do not let them drive.',
        'Do not wait to see if it passes.',
        'Do not leave them alone.',
        'Give them nothing to eat or drink, in case they need an operation.',
        'Keep your phone with you, and a list of their medicines if there is one.',
      ],
      setsOff: [
        'Do not let them drive.',
        'Do not wait to see if it passes.',
        'Do not leave them alone.',
        'Give them nothing to eat or drink, in case they need an operation.',
        'Take your phone along, and a list of their medicines if there is one.',
      ],
    },
  },
  goOn: {
    heading: 'While you wait: a few more questions for those who help',
    text: 'Each answer tells them more: it goes on the page for the helpers. Getting help now stays as urgent, whatever you answer.',
    onlyIf:
      'Only if somebody else makes the call, or help is on the way. You can stop at any time, and nothing is lost.',
    start: 'Answer more questions',
    again: 'Go on with the questions',
    tellMore: 'Tell something else you noticed',
    done: 'There are no more questions. Your answers are on the page for the helpers.',
  },
  likelyDo: 'Call 112 now, or go to a hospital emergency department.',
  likelyWhere: 'A hospital emergency department',
  likelyHowFast: 'Now',
  likelyBecause: 'Your answers together fit a cause that must be checked in hospital at once.',
  mistake: 'I answered by mistake: change my answers',
  notAdvice: 'This is general information, not medical advice.',
}

type To = keyof typeof emergencyMessages.until

const setsOff: SentenceMark[] = [
  { at: 0, about: ['driving', 'drives_self'] },
  { at: 2, about: ['food'] },
]
const waits: SentenceMark[] = [
  { at: 0, about: ['driving', 'drives_self'] },
  { at: 3, about: ['food'] },
]

/** What sentences of `emergencyMessages.until` are about. */
export const UNTIL_MARKS: Record<To, Record<'waits' | 'setsOff', SentenceMark[]>> = {
  me: { waits, setsOff },
  other: { waits, setsOff: waits },
}
