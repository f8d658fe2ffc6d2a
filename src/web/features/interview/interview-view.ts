import type { Assessment, Key } from '#engine'

/** What the interview's page shows. */
export type InterviewView = { kind: 'question'; step: Key } | { kind: 'emergency' } | { kind: 'finished' }

/**
 * The fragment may name an answered question, to see or change it, or the next one. Anything else (an old link, a
 * question that no longer applies) counts for nothing. At an emergency what to do now has the address without a fragment,
 * also for somebody who goes on with the questions.
 */
export function interviewView(
  fragment: string,
  { answers, next, triage }: Pick<Assessment, 'answers' | 'next' | 'triage'>,
): InterviewView {
  if (Object.hasOwn(answers, fragment)) return { kind: 'question', step: fragment }
  const isNamed = next.kind === 'ask' && fragment === next.step
  if (triage.level === 'emergency' && !isNamed) return { kind: 'emergency' }
  return next.kind === 'ask' ? { kind: 'question', step: next.step } : { kind: 'finished' }
}

/** The question one sees on going back from `step`; null from the first. */
export function stepBefore(step: Key, answered: readonly (readonly [Key, unknown])[]): Key | null {
  const at = answered.findIndex(([key]) => key === step)
  return answered[(at === -1 ? answered.length : at) - 1]?.[0] ?? null
}
