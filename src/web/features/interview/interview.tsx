import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import type { Key, Position, StepAnswer } from '#engine'
import {
  uncheckedWords,
  withMoreWords,
  withOtherPlaces,
  withOwnWords,
  withStated,
  withStepAnswer,
  withWordsChecked,
  withWordsRead,
  type Consultation,
} from '#web/domain/consultation/consultation.ts'
import { answerStore } from '#web/domain/consultation/answer-store.ts'
import { zoneOf } from '#web/domain/body/zones.ts'
import { sessionOf, type Session } from '#web/domain/consultation/session.ts'
import { EmergencyView } from '#web/features/emergency/emergency-view.tsx'
import { ANYTHING_ELSE, CHECK_WORDS, FLOW, OWN_WORDS, personPageFor } from '#web/domain/flow/flow.ts'
import { namedBy } from '#web/domain/flow/question-address.ts'
import { useLayWords } from '#web/domain/knowledge/lexicon.ts'
import { LoadingPage } from '#web/features/consultation/loading.tsx'
import { AnythingElseView } from '#web/features/own-words/anything-else-view.tsx'
import { CheckView } from '#web/features/own-words/check-view.tsx'
import { heardIn } from '#web/features/own-words/understood.ts'
import { ownWordsMessages } from '#web/features/own-words/messages.ts'
import { OwnWordsView } from '#web/features/own-words/own-words-view.tsx'
import { afterPaint } from '#web/routing/after-paint.ts'
import { useFragment, barePath } from '#web/routing/address.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { dropDraft, rememberAskedForMore, wasAskedForMore } from '#web/domain/consultation/drafts.ts'
import { EmergencyLine, TopRow } from './above-question.tsx'
import { Finished } from './finished.tsx'
import { markedAnswer } from './marked-answer.ts'
import { fragmentOf, interviewView, pageAfter, pageBefore, pageOf } from './interview-pages.ts'
import { interviewMessages } from './messages.ts'
import { QuestionForm } from './question-form.tsx'
import { ReviewPanel } from './review-panel.tsx'

/** The questions of one place. The fragment names the current one, so browser Back and reload work. */
export function Interview({ session }: { session: Session }) {
  const { knowledge, person, answers, consultation, assessment } = session
  const fragment = useFragment()
  const [path, navigate] = useLocation()
  // At the first page for everybody; later, as after a reload, where there is something to read or to look for.
  const isBegun = consultation.steps.length > 0
  const isUnread = uncheckedWords(consultation) !== null
  const layWords = useLayWords(!isBegun || isUnread || fragment === ANYTHING_ELSE)
  const words = typeof layWords === 'string' ? null : layWords
  const heard = useMemo(() => heardIn(session, layWords), [session, layWords])
  const isAtEmergency = assessment.triage.level === 'emergency'
  const isQuiet = heard?.isQuiet === true
  const named = namedBy(fragment, session)
  const view = interviewView(named, assessment, heard && !isQuiet ? { ask: heard.due?.ask ?? null } : null)
  const fitting = fragmentOf(view, session)

  // While another page is loading this one may still be shown: it must not navigate any more.
  const isAsking = barePath(path) === FLOW.steps
  useEffect(() => {
    if (isAsking && fragment !== fitting)
      navigate(`${FLOW.steps}${fitting && `#${fitting}`}`, { replace: true })
  }, [isAsking, fragment, fitting, navigate])

  /** Keeps what was told and goes on to what follows from it: also what own words lead to, and what is asked last. */
  function goOn(changed: Consultation, after: (answered: Session) => string) {
    const answered = sessionOf(knowledge, changed, person)
    const page = after(answered)
    const left = heardIn(answered, layWords)
    const isAtEnd = page === FLOW.causes
    answerStore().change(() =>
      isAtEnd && left?.isQuiet ? withWordsRead(answered.consultation) : answered.consultation,
    )
    const isDue = left && !left.isQuiet
    if (isDue && answered.assessment.wordsFirst({ ask: null })) navigate(`${FLOW.steps}#${CHECK_WORDS}`)
    else if (answered.assessment.moreToTell(wasAskedForMore()) === 'ask')
      navigate(`${FLOW.steps}#${ANYTHING_ELSE}`)
    else navigate(page)
  }

  function answer(step: string, chosen: StepAnswer) {
    dropDraft(step)
    // Of own words with nothing to confirm the line above this question told.
    const so = isQuiet ? withWordsRead(consultation) : consultation
    goOn(withStepAnswer(so, step, chosen), (answered) => pageAfter(step, session, answered))
  }

  function tell(text: string) {
    dropDraft(OWN_WORDS)
    goOn(withOwnWords(consultation, text), pageOf)
  }

  function confirm(confirmed: readonly (readonly [Key, boolean])[], also: readonly Key[]) {
    const told = {
      answers: Object.fromEntries(consultation.steps),
      stated: Object.fromEntries(consultation.stated),
    }
    const checked = withWordsChecked(consultation, assessment.withConfirmed(told, confirmed))
    goOn(withOtherPlaces(checked, also), pageOf)
  }

  function add(findings: readonly Key[], written: string) {
    const changed = findings.reduce((so, finding) => withStated(so, finding, true), consultation)
    rememberAskedForMore()
    goOn(withMoreWords(changed, written), pageOf)
  }

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
          onDone={(text) => afterPaint(() => tell(text))}
        />
      )
    case 'check_words':
      if (layWords === 'pending') return <LoadingPage heading={ownWordsMessages.checkHeading} />
      return (
        <CheckView
          heard={heard!}
          above={isAtEmergency ? <EmergencyLine wentOn={assessment.wentOn} /> : null}
          findings={knowledge.findings}
          onDone={(confirmed, also) => afterPaint(() => confirm(confirmed, also))}
        />
      )
    case 'anything_else':
      return (
        <AnythingElseView
          session={session}
          words={words}
          above={isAtEmergency ? <EmergencyLine wentOn={assessment.wentOn} /> : null}
          back={isAtEmergency ? FLOW.steps : (pageBefore('', session) ?? personPageFor(consultation))}
          doneLabel={isAtEmergency ? ownWordsMessages.toWhatToDo : ownWordsMessages.toResult}
          onDone={(findings, written) => afterPaint(() => add(findings, written))}
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
  const position = assessment.positionOf(step.key)
  // What own words seem to name is asked first because it can be a danger.
  const asked = heard?.due?.ask
  const danger = asked?.step === step.key ? asked.finding : null
  return (
    <PageBody>
      {isAtEmergency ? <EmergencyLine wentOn={assessment.wentOn} /> : null}
      <TopRow back={pageBefore(step.key, session) ?? personPageFor(consultation)} canCall={!isAtEmergency} />
      <QuestionForm
        key={step.key}
        step={step}
        options={options}
        findings={knowledge.findings}
        answer={answers[step.key]}
        marked={marked}
        told={options.filter((option) => assessment.stated[option] === true)}
        heard={danger}
        note={isQuiet ? (words ? ownWordsMessages.nothing : ownWordsMessages.failed) : null}
        progress={inWords(position)}
        onAnswer={(chosen) => afterPaint(() => answer(step.key, chosen))}
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
