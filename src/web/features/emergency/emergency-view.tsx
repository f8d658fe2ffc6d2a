import type { Session } from '#web/domain/consultation/session.ts'
import { StartAgain } from '#web/features/consultation/start-again.tsx'
import { useResultReached } from '#web/domain/consultation/answer-store.ts'
import { DOCTOR_HREF } from '#web/domain/flow/flow.ts'
import { doctorMessages } from '#web/features/doctor/words/messages.ts'
import { CallButtons } from '#web/features/emergency-call/call-buttons.tsx'
import { ReadAloud } from '#web/features/read-aloud/read-aloud.tsx'
import { AnswerList } from '#web/features/answers/answer-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TextList } from '#web/ui/text-list.tsx'
import { sentenceOf } from '#web/ui/words.ts'
import { emergencyAdvice } from './emergency-advice.ts'
import { GoOn } from './go-on.tsx'
import { emergencyMessages } from './messages.ts'
import styles from './emergency-view.module.css'

/** What to do now, and nothing else in the way: what can wait stands below. Part of every page's own chunk, so that showing it requests nothing. */
export function EmergencyView({ session }: { session: Session }) {
  const { now, next, where, howFast, because, say, also, until } = emergencyAdvice(
    session.assessment,
    session,
  )
  useResultReached(session)
  return (
    <PageBody>
      <div data-aloud className={styles.card}>
        <div className={styles.head}>
          <Icon name="emergency" size={36} />
          <PageHeading title={emergencyMessages.heading}>{emergencyMessages.heading}</PageHeading>
        </div>
        <div className={styles.content}>
          <p className={styles.now}>{now}</p>
          <CallButtons />
          <ReadAloud />
          <p>{emergencyMessages.elsewhere}</p>
          {next.length > 0 ? (
            <div className={styles.next}>
              <TextList texts={next} />
            </div>
          ) : null}
          <dl className={styles.facts}>
            <div>
              <dt>{emergencyMessages.howFast}</dt>
              <dd>{howFast}</dd>
            </div>
            <div>
              <dt>{emergencyMessages.where}</dt>
              <dd>{where}</dd>
            </div>
            <div>
              <dt>{emergencyMessages.because}</dt>
              <dd>{because}</dd>
            </div>
          </dl>
          {say.length > 0 ? (
            <>
              <h2>{emergencyMessages.sayHeading}</h2>
              <TextList texts={say} />
            </>
          ) : null}
          <h2>{emergencyMessages.untilHeading}</h2>
          <TextList texts={until} />
          {also.length > 0 ? (
            <>
              <h2>{emergencyMessages.also}</h2>
              <TextList texts={also.map(({ title, adds }) => [sentenceOf(title), ...adds].join(' '))} />
            </>
          ) : null}
        </div>
      </div>
      <p>
        <ButtonLink look="secondary" href={DOCTOR_HREF}>
          {doctorMessages.openEmergency}
        </ButtonLink>
      </p>
      <GoOn session={session} />
      <Disclosure summary={emergencyMessages.mistake}>
        <AnswerList session={session} />
      </Disclosure>
      <p>{emergencyMessages.notAdvice}</p>
      <StartAgain />
    </PageBody>
  )
}
