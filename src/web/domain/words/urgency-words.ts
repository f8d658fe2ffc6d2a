import { text } from '#web/language/text.ts'
import type { TriageLevel } from '#engine'

/** How urgent it is, and what to do about it when no rule and no cause says more. */
export const urgencyMessages = {
  level: {
    emergency: 'Get emergency help now',
    urgent: 'Get seen by a doctor today',
    routine: 'Get it looked at by a doctor',
    self_care: 'You can look after this at home for now',
  } satisfies Record<TriageLevel, string>,
  levelFallback: 'If it gets worse, or you are worried, get seen sooner.',
  unsureBecause: text('You were not sure about a sign that can be serious: “{question}”'),
  unsureDo: {
    urgent: 'Ask a doctor, by phone or in person, about what you were not sure about.',
    routine: 'Have a family doctor or nurse go through the signs below with you.',
  },
  dangerPossibleDo: 'Let a doctor look at it, and tell them why.',
  dangerBecause: text('Your answers fit this well enough that it should be checked: {name}.'),
  /** Of a cause that needs help sooner than the answers together say. */
  seeSooner:
    'It would need help sooner than the box above says, but your answers do not make it likely enough for that. Look at its warning signs below.',
  /** Of a cause that is for home, where the answers together say to be seen. */
  seeHome: 'This can mostly be looked after at home, once what the box above says is done.',
  /** Of a line of a cause about when to get help, some of whose signs were told. */
  toldHelp: {
    emergency: text('You told us: {signs}. That needs help now.'),
    urgent: text('You told us: {signs}. That should be seen today.'),
  },
  besides: 'Tell them this too',
  sooner: 'When not to wait',
  soonerToday:
    'Go to an emergency department, or call 112 or your local emergency number, if it gets worse, or at the first sign of being very ill.',
}

/** Times as they are said, by the most days they stand for. */
const WITHIN: readonly (readonly [days: number, words: string])[] = [
  [1, 'Today'],
  [2, 'Within a day or two'],
  [3, 'Within two or three days'],
  [5, 'Within a few days'],
  [7, 'Within a week'],
  [14, 'Within two weeks'],
  [Infinity, 'Within some weeks'],
]
const HOURS_A_DAY = 24

/** How soon, in words, by the hours of `Assessment.withinHours`; null where the level says it: now, today, or none. */
export function howSoonWords(level: TriageLevel, hours: number | null): string | null {
  if (hours === null) return null
  if (level === 'urgent') return hours === 0 ? 'Now' : hours < HOURS_A_DAY ? 'Today, within hours' : null
  return WITHIN.find(([days]) => hours <= days * HOURS_A_DAY)![1]
}
