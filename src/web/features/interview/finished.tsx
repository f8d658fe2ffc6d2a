import type { Session } from '#web/domain/consultation/session.ts'
import { StartAgain } from '#web/features/consultation/start-again.tsx'
import { FLOW } from '#web/domain/flow/flow.ts'
import { questionHref } from '#web/domain/flow/question-address.ts'
import { AnswerList } from '#web/features/answers/answer-list.tsx'
import { BackLink } from '#web/ui/links.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { interviewMessages } from './messages.ts'

/** Everything is answered and the address names no question. */
export function Finished({ session }: { session: Session }) {
  const last = session.consultation.steps.at(-1)?.[0]
  return (
    <PageBody>
      {last ? <BackLink href={questionHref(last, session)} /> : null}
      <PageHeading title={interviewMessages.finishedHeading}>{interviewMessages.finishedHeading}</PageHeading>
      <p>{interviewMessages.finishedText}</p>
      <p>
        <ButtonLink href={FLOW.causes}>{interviewMessages.finishedNext}</ButtonLink>
      </p>
      <AnswerList session={session} />
      <StartAgain />
    </PageBody>
  )
}
