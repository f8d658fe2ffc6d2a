import { useLocation } from 'wouter'
import type { Key, StepAnswer } from '#engine'
import { answerStore } from '#web/domain/consultation/answer-store.ts'
import {
  withMoreWords,
  withOtherPlaces,
  withOwnWords,
  withStated,
  withStepAnswer,
  withWordsChecked,
  withWordsRead,
  type Consultation,
} from '#web/domain/consultation/consultation.ts'
import {
  dropDraft,
  rememberAskedForMore,
  rememberRefused,
  wasAskedForMore,
} from '#web/domain/consultation/drafts.ts'
import { sessionOf, type Session } from '#web/domain/consultation/session.ts'
import { ANYTHING_ELSE, CHECK_WORDS, FLOW, OWN_WORDS } from '#web/domain/flow/flow.ts'
import type { LayWordsLoad } from '#web/domain/knowledge/lexicon.ts'
import { uncheckedWordsOf, type UncheckedWords } from '#web/features/own-words/unchecked-words.ts'
import { afterPaint } from '#web/routing/after-paint.ts'
import { pageAfter, pageOf } from './interview-pages.ts'

/**
 * What a page of the interview can add to the consultation. Each shows the tap first, then stores it and goes to the page that
 * follows from it.
 */
export interface Answering {
  answer: (step: Key, chosen: StepAnswer) => void
  write: (text: string) => void
  /** Findings of own words that were confirmed, and other places that hurt too. */
  confirm: (confirmed: readonly (readonly [Key, boolean])[], places: readonly Key[]) => void
  /** Findings that hold besides, and further own words. */
  add: (findings: readonly Key[], written: string) => void
}

/** @param unchecked own words of the session that were not checked yet */
export function useAnswering(
  session: Session,
  layWords: LayWordsLoad,
  unchecked: UncheckedWords | null,
): Answering {
  const { knowledge, person, consultation, assessment } = session
  const [, navigate] = useLocation()

  function goOn(changed: Consultation, pageFor: (answered: Session) => string) {
    const answered = sessionOf(knowledge, changed, person)
    const page = pageFor(answered)
    const words = uncheckedWordsOf(answered, layWords)
    const isAtEnd = page === FLOW.causes
    answerStore().change(() =>
      isAtEnd && words?.isEmpty ? withWordsRead(answered.consultation) : answered.consultation,
    )
    const isToCheck = words !== null && !words.isEmpty
    if (isToCheck && answered.assessment.wordsBeforeNext({ ask: null }))
      navigate(`${FLOW.steps}#${CHECK_WORDS}`)
    else if (answered.assessment.anythingElse(wasAskedForMore()) === 'ask')
      navigate(`${FLOW.steps}#${ANYTHING_ELSE}`)
    else navigate(page)
  }

  return {
    answer: (step, chosen) =>
      afterPaint(() => {
        dropDraft(step)
        // The line above this question has said that own words hold nothing to confirm.
        const before = unchecked?.isEmpty ? withWordsRead(consultation) : consultation
        goOn(withStepAnswer(before, step, chosen), (answered) => pageAfter(step, session, answered))
      }),
    write: (text) =>
      afterPaint(() => {
        dropDraft(OWN_WORDS)
        goOn(withOwnWords(consultation, text), pageOf)
      }),
    confirm: (confirmed, places) =>
      afterPaint(() => {
        const given = {
          answers: Object.fromEntries(consultation.steps),
          stated: Object.fromEntries(consultation.stated),
        }
        const agreed = new Map(confirmed)
        rememberRefused(
          unchecked?.followUp?.mentions.filter(({ finding, holds }) => agreed.get(finding) !== holds) ?? [],
        )
        const checked = withWordsChecked(consultation, assessment.withConfirmed(given, confirmed))
        goOn(withOtherPlaces(checked, places), pageOf)
      }),
    add: (findings, written) =>
      afterPaint(() => {
        const stating = findings.reduce(
          (changed, finding) => withStated(changed, finding, true),
          consultation,
        )
        rememberAskedForMore()
        goOn(withMoreWords(stating, written), pageOf)
      }),
  }
}
