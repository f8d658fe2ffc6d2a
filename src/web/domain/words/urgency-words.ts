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
  /** Of an answer that would send somebody to be seen today. */
  unsureBecause: text('You were not sure about a sign that can be serious: “{question}”'),
  unsureMildly: text(
    'You were not sure about this, and one answer to it would be a reason to be seen: “{question}”',
  ),
  unsureDo: {
    urgent: 'Ask a doctor, by phone or in person, about what you were not sure about.',
    routine: 'Talk over what you were not sure about with a family doctor or nurse.',
  },
  dangerPossibleDo: 'Let a doctor look at it, and tell them why.',
  dangerBecause: text('Your answers fit this well enough that it should be checked: {name}.'),
  /** Of a cause that needs help sooner than the answers together say. */
  seeSooner:
    'It would need help sooner than the box above says, but your answers do not make it likely enough for that. Look at its warning signs below.',
  /** Of a cause that is for home, where the answers together say to be seen. */
  seeHome: 'This can mostly be looked after at home, once what the box above says is done.',
  /** Of a line of a cause about when to get help, some of whose signs were reported. */
  toldHelp: {
    emergency: text('You told us: {signs}. That needs help now.'),
    urgent: text('You told us: {signs}. That should be seen today.'),
  },
  /** By the most days or hours they stand for. */
  howSoon: {
    now: 'Now',
    withinHours: 'Today, within hours',
    today: 'Today',
    twoDays: 'Within a day or two',
    threeDays: 'Within two or three days',
    fewDays: 'Within a few days',
    week: 'Within a week',
    twoWeeks: 'Within two weeks',
    weeks: 'Within some weeks',
  },
  besides: 'Tell them this too',
  sooner: 'When not to wait',
  soonerToday:
    'Go to an emergency department, or call 112 or your local emergency number, if it gets worse, or at the first sign of being very ill.',
}

/** Times as they are said, by the most days they stand for. */
const WITHIN: readonly (readonly [days: number, words: keyof typeof urgencyMessages.howSoon])[] = [
  [1, 'today'],
  [2, 'twoDays'],
  [3, 'threeDays'],
  [5, 'fewDays'],
  [7, 'week'],
  [14, 'twoWeeks'],
  [Infinity, 'weeks'],
]
const HOURS_A_DAY = 24

/** How soon, in words, by the hours of `Assessment.withinHours`; null where the level says it: now, today, or none. */
export function howSoonWords(level: TriageLevel, hours: number | null): string | null {
  if (hours === null) return null
  const { howSoon } = urgencyMessages
  if (level === 'urgent') return hours === 0 ? howSoon.now : hours < HOURS_A_DAY ? howSoon.withinHours : null
  return howSoon[WITHIN.find(([days]) => hours <= days * HOURS_A_DAY)![1]]
}
