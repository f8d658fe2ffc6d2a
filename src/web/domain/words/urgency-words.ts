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
  unsureBecause: (question: string) => `You were not sure about a sign that can be serious: “${question}”`,
  unsureDo: {
    urgent: 'Ask a doctor today, by phone or in person, about what you were not sure about.',
    routine: 'Have a family doctor or nurse go through the signs below with you.',
  },
  unsureHowFast: { urgent: 'Today', routine: 'Within a few days' },
  dangerPossibleDo: {
    emergency: 'Call 112 now, and tell them why.',
    urgent: 'Let a doctor look at it today, and tell them why.',
    routine: 'Let a doctor look at it in the coming days, and tell them why.',
  },
  dangerBecause: (name: string) => `Your answers fit this well enough that it should be checked: ${name}.`,
  /** Of a cause that needs help sooner than the answers together say. */
  seeSooner:
    'It would need help sooner than the box above says, but your answers do not make it likely enough for that. Look at its warning signs below.',
  /** Of a cause that is for home, where the answers together say to be seen. */
  seeHome: 'This can mostly be looked after at home, once what the box above says is done.',
  sooner: 'When not to wait',
  soonerToday:
    'Go to an emergency department, or call 112 or your local emergency number, if it gets worse or you feel very ill.',
}

/** "Call 112 now (108 for an ambulance in India …).", or "Call an ambulance: 112 or 108 in India …." */
const NUMBERS = / \([^)]*\b108\b[^)]*\)|: 112 or 108\b[^.]*/g

/** What to do, a sentence each, without the numbers to call in every country: those stand elsewhere on the page. */
export function sentencesOf(advice: string): string[] {
  return advice.replaceAll(NUMBERS, '').split(/(?<=[.!?]) /)
}
