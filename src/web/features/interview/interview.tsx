import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { uncheckedWords } from '#web/domain/consultation/consultation.ts'
import type { Session } from '#web/domain/consultation/session.ts'
import { ANYTHING_ELSE, FLOW, personPageFor } from '#web/domain/flow/flow.ts'
import { stepOfFragment } from '#web/domain/flow/question-address.ts'
import { useLayWords } from '#web/domain/knowledge/lexicon.ts'
import { LoadingPage } from '#web/features/consultation/loading.tsx'
import { EmergencyView } from '#web/features/emergency/emergency-view.tsx'
import { AnythingElseView } from '#web/features/own-words/anything-else-view.tsx'
import { CheckView } from '#web/features/own-words/check-view.tsx'
import { ownWordsMessages } from '#web/features/own-words/messages.ts'
import { OwnWordsView } from '#web/features/own-words/own-words-view.tsx'
import { uncheckedWordsOf } from '#web/features/own-words/unchecked-words.ts'
import { barePath, useFragment } from '#web/routing/address.ts'
import { EmergencyLine } from './above-question.tsx'
import { Finished } from './finished.tsx'
import { fragmentOf, interviewView, pageBefore } from './interview-pages.ts'
import { QuestionPage } from './question-page.tsx'
import { useAnswering } from './use-answering.ts'

/** The questions of one place. The fragment names the current one, so browser Back and reload work. */
export function Interview({ session }: { session: Session }) {
  const { knowledge, consultation, assessment } = session
  const fragment = useFragment()
  const [path, navigate] = useLocation()
  // At the first page for everybody; later, as after a reload, where there is something to read or to look for.
  const isBegun = consultation.steps.length > 0
  const isUnread = uncheckedWords(consultation) !== null
  const layWords = useLayWords(!isBegun || isUnread || fragment === ANYTHING_ELSE)
  const unchecked = useMemo(() => uncheckedWordsOf(session, layWords), [session, layWords])
  const { answer, addOwnWords, confirm, addMore } = useAnswering(session, layWords, unchecked)
  const view = interviewView(
    stepOfFragment(fragment, session),
    assessment,
    unchecked && !unchecked.hasNothingToConfirm ? { ask: unchecked.followUp?.ask ?? null } : null,
  )
  const fitting = fragmentOf(view, session)

  // While another page is loading this one may still be shown: it must not navigate any more.
  const isAsking = barePath(path) === FLOW.steps
  useEffect(() => {
    if (isAsking && fragment !== fitting)
      navigate(`${FLOW.steps}${fitting && `#${fitting}`}`, { replace: true })
  }, [isAsking, fragment, fitting, navigate])

  const isAtEmergency = assessment.triage.level === 'emergency'
  const above = isAtEmergency ? <EmergencyLine wentOn={assessment.wentOn} /> : null
  switch (view.kind) {
    case 'emergency':
      return <EmergencyView session={session} />
    case 'finished':
      return <Finished session={session} />
    case 'own_words':
      return (
        <OwnWordsView
          back={personPageFor(consultation)}
          text={consultation.ownWords?.text ?? ''}
          onDone={addOwnWords}
        />
      )
    case 'check_words':
      if (layWords === 'pending') return <LoadingPage heading={ownWordsMessages.checkHeading} />
      return <CheckView unchecked={unchecked!} above={above} findings={knowledge.findings} onDone={confirm} />
    case 'anything_else':
      return (
        <AnythingElseView
          session={session}
          words={typeof layWords === 'string' ? null : layWords}
          above={above}
          back={isAtEmergency ? FLOW.steps : (pageBefore('', session) ?? personPageFor(consultation))}
          doneLabel={isAtEmergency ? ownWordsMessages.toWhatToDo : ownWordsMessages.toResult}
          onDone={addMore}
        />
      )
    case 'question':
      return (
        <QuestionPage
          session={session}
          step={view.step}
          unchecked={unchecked}
          isUnreadable={typeof layWords === 'string'}
          onAnswer={answer}
        />
      )
    default:
      return view satisfies never
  }
}
