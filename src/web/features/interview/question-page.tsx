import type { Position, StepAnswer } from '#engine'
import { zoneOf } from '#web/domain/body/zones.ts'
import type { Session } from '#web/domain/consultation/session.ts'
import { personPageFor } from '#web/domain/flow/flow.ts'
import { ownWordsMessages } from '#web/features/own-words/messages.ts'
import type { UncheckedWords } from '#web/features/own-words/unchecked-words.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { EmergencyLine, TopRow } from './above-question.tsx'
import { pageBefore } from './interview-pages.ts'
import { markedAnswer } from './marked-answer.ts'
import { interviewMessages } from './messages.ts'
import { QuestionForm } from './question-form.tsx'
import { ReviewPanel } from './review-panel.tsx'

interface QuestionPageProps {
  session: Session
  step: string
  unchecked: UncheckedWords | null
  /** Whether own words could not be read, for want of the lay words. */
  isUnreadable: boolean
  onAnswer: (step: string, answer: StepAnswer) => void
}

/** One question with what stands above and below it, and what was chosen beforehand. */
export function QuestionPage({ session, step: key, unchecked, isUnreadable, onAnswer }: QuestionPageProps) {
  const { knowledge, answers, consultation, assessment } = session
  const isAtEmergency = assessment.triage.level === 'emergency'
  const step = knowledge.steps.get(key)!
  const options = assessment.offeredAt(key)
  const { zone, spread } = consultation.mark
  const marked = markedAnswer(step, options, {
    main: zoneOf(zone),
    spread: spread.flatMap((each) => zoneOf(each) ?? []),
  })
  const nothingToConfirm = isUnreadable ? ownWordsMessages.failed : ownWordsMessages.nothing
  // What own words seem to name is asked first because it can be a danger.
  const asked = unchecked?.followUp?.ask
  return (
    <PageBody>
      {isAtEmergency ? <EmergencyLine wentOn={assessment.wentOn} /> : null}
      <TopRow back={pageBefore(key, session) ?? personPageFor(consultation)} canCall={!isAtEmergency} />
      <QuestionForm
        key={key}
        step={step}
        options={options}
        findings={knowledge.findings}
        answer={answers[key]}
        marked={marked}
        stated={options.filter((option) => assessment.stated[option] === true)}
        suggested={asked?.step === key ? asked.finding : null}
        note={unchecked?.hasNothingToConfirm ? nothingToConfirm : null}
        progress={inWords(assessment.positionOf(key))}
        onAnswer={onAnswer}
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
