import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import type { Position } from '#engine'
import { zoneOf } from '#web/domain/body/zones.ts'
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
import { EmergencyLine, TopRow } from './above-question.tsx'
import { Finished } from './finished.tsx'
import { fragmentOf, interviewView, pageBefore } from './interview-pages.ts'
import { markedAnswer } from './marked-answer.ts'
import { interviewMessages } from './messages.ts'
import { QuestionForm } from './question-form.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { useAnswering } from './use-answering.ts'

/** The questions of one place. The fragment names the current one, so browser Back and reload work. */
export function Interview({ session }: { session: Session }) {
  const { knowledge, answers, consultation, assessment } = session
  const fragment = useFragment()
  const [path, navigate] = useLocation()
  // At the first page for everybody; later, as after a reload, where there is something to read or to look for.
  const isBegun = consultation.steps.length > 0
  const isUnread = uncheckedWords(consultation) !== null
  const layWords = useLayWords(!isBegun || isUnread || fragment === ANYTHING_ELSE)
  const unchecked = useMemo(() => uncheckedWordsOf(session, layWords), [session, layWords])
  const { answer, write, confirm, add } = useAnswering(session, layWords, unchecked)
  const view = interviewView(
    stepOfFragment(fragment, session),
    assessment,
    unchecked && !unchecked.isEmpty ? { ask: unchecked.followUp?.ask ?? null } : null,
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
          onDone={write}
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
          onDone={add}
        />
      )
    case 'question':
      break
    default:
      return view satisfies never
  }

  const step = knowledge.steps.get(view.step)!
  const options = assessment.offeredAt(step.key)
  const { zone, spread } = consultation.mark
  const marked = markedAnswer(step, options, {
    main: zoneOf(zone),
    spread: spread.flatMap((each) => zoneOf(each) ?? []),
  })
  // What own words seem to name is asked first because it can be a danger.
  const asked = unchecked?.followUp?.ask
  return (
    <PageBody>
      {above}
      <TopRow back={pageBefore(step.key, session) ?? personPageFor(consultation)} canCall={!isAtEmergency} />
      <QuestionForm
        key={step.key}
        step={step}
        options={options}
        findings={knowledge.findings}
        answer={answers[step.key]}
        marked={marked}
        stated={options.filter((option) => assessment.stated[option] === true)}
        suggested={asked?.step === step.key ? asked.finding : null}
        note={
          unchecked?.isEmpty
            ? unchecked.followUp
              ? ownWordsMessages.nothing
              : ownWordsMessages.failed
            : null
        }
        progress={inWords(assessment.positionOf(step.key))}
        onAnswer={answer}
      />
      <ReviewPanel session={session} />
    </PageBody>
  )
}

function inWords(position: Position): string {
  if (position.part === 'later_screen') return interviewMessages.laterScreenPart
  return position.part === 'screen'
    ? interviewMessages.screenPart({ at: position.at, of: position.of })
    : interviewMessages.interviewPart({ at: position.at, atMost: position.atMost })
}
