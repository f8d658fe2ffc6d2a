import type { Answers, Key, Next } from '#engine'

/** What the interview's page shows. */
export type InterviewView = { kind: 'question'; step: Key } | { kind: 'emergency' } | { kind: 'finished' }

/**
 * The fragment may name an answered question, to see or change it, or the next one. Anything else (an old link, a
 * question that no longer applies) counts for nothing.
 */
export function interviewView(fragment: string, answers: Answers, next: Next): InterviewView {
  if (Object.hasOwn(answers, fragment)) return { kind: 'question', step: fragment }
  if (next.kind === 'ask') return { kind: 'question', step: next.step }
  return { kind: next.because === 'emergency' ? 'emergency' : 'finished' }
}

/** The question one sees on going back from `step`; null from the first. */
export function stepBefore(step: Key, answered: readonly (readonly [Key, unknown])[]): Key | null {
  const at = answered.findIndex(([key]) => key === step)
  return answered[(at === -1 ? answered.length : at) - 1]?.[0] ?? null
}
