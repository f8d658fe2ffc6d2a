import type { Assessment, Key, WordsFollowUp } from '#engine'
import type { Session } from '#web/domain/consultation/session.ts'
import { ANYTHING_ELSE, CHECK_WORDS, FLOW, OWN_WORDS } from '#web/domain/flow/flow.ts'
import { questionFragment, questionHref } from '#web/domain/flow/question-address.ts'

/** What the interview's page shows. */
export type InterviewView =
  | { kind: 'question'; step: Key }
  | { kind: 'emergency' }
  | { kind: 'finished' }
  | { kind: 'own_words' }
  | { kind: 'check_words' }
  | { kind: 'anything_else' }

/** What own words still lead to: the question about a danger they name, then a look at what was understood. */
type Due = Pick<WordsFollowUp<never, never>, 'ask'> | null

type AboutView = Pick<Assessment, 'answers' | 'next' | 'triage' | 'wentOn' | 'wordsBeforeNext'>

/**
 * The fragment may name an answered question, to see or change it, or the next one. Anything else (an old link, a
 * question that no longer applies) counts for nothing. Own words are checked before the next question. At an emergency what
 * to do now has the address without a fragment, also for somebody who goes on with the questions or adds something else.
 */
export function interviewView(
  fragment: string,
  { answers, next, triage, wentOn, wordsBeforeNext }: AboutView,
  due: Due = null,
): InterviewView {
  const words = wordsBeforeNext(due)
  if (fragment === OWN_WORDS) return { kind: 'own_words' }
  if (Object.hasOwn(answers, fragment)) return { kind: 'question', step: fragment }
  const isNamed = next.kind === 'ask' && fragment === next.step
  if (triage.level === 'emergency' && !isNamed) {
    if (wentOn && fragment === CHECK_WORDS) {
      if (words) return { kind: 'check_words' }
      if (next.kind === 'ask') return { kind: 'question', step: next.step }
    }
    return wentOn && fragment === ANYTHING_ELSE ? { kind: 'anything_else' } : { kind: 'emergency' }
  }
  if (words && triage.level !== 'emergency')
    return words.ask === null ? { kind: 'check_words' } : { kind: 'question', step: words.ask.step }
  if (fragment === ANYTHING_ELSE && next.kind === 'done') return { kind: 'anything_else' }
  return next.kind === 'ask' ? { kind: 'question', step: next.step } : { kind: 'finished' }
}

/** The fragment that a view's address has. */
export function fragmentOf(view: InterviewView, session: Pick<Session, 'consultation'>): string {
  switch (view.kind) {
    case 'question':
      return questionFragment(view.step, session)
    case 'own_words':
      return OWN_WORDS
    case 'check_words':
      return CHECK_WORDS
    case 'anything_else':
      return ANYTHING_ELSE
    default:
      return ''
  }
}

/**
 * Where the answer to a step leads. At an emergency to what to do now; for somebody who goes on only where that can have
 * changed: after a new danger sign, or another answer to what made it an emergency.
 */
export function pageAfter(
  step: Key,
  before: Pick<Session, 'assessment'>,
  { assessment, consultation }: Pick<Session, 'assessment' | 'consultation'>,
): string {
  const { next, triage, wentOn } = assessment
  const ask = next.kind === 'ask' ? questionHref(next.step, { consultation }) : null
  if (triage.level !== 'emergency') return ask ?? FLOW.causes
  const isNews =
    !wentOn ||
    consultation.wentOnAfter?.includes(step) === true ||
    assessment.bringsDangerSign(before.assessment.triage)
  return isNews ? FLOW.steps : (ask ?? FLOW.steps)
}

/** Where Back leads from a question: to the one before, and from the first after an emergency to what to do. Null from the first. */
export function pageBefore(
  step: Key,
  { assessment, consultation }: Pick<Session, 'assessment' | 'consultation'>,
): string | null {
  const { steps, wentOnAfter } = consultation
  const before = stepBefore(step, steps)
  if (before === null) return null
  const isFirstAfter = assessment.wentOn && !wentOnAfter?.includes(step) && wentOnAfter?.includes(before)
  return isFirstAfter ? FLOW.steps : questionHref(before, { consultation })
}

/** Where a consultation goes on, whatever was entered last. */
export function pageOf({
  assessment: { next, triage },
  consultation,
}: Pick<Session, 'assessment' | 'consultation'>): string {
  if (triage.level === 'emergency') return FLOW.steps
  return next.kind === 'ask' ? questionHref(next.step, { consultation }) : FLOW.causes
}

/** The question one sees on going back from `step`; null from the first. */
function stepBefore(step: Key, answered: readonly (readonly [Key, unknown])[]): Key | null {
  const at = answered.findIndex(([key]) => key === step)
  return answered[(at === -1 ? answered.length : at) - 1]?.[0] ?? null
}
