import type { SelfTestGroup } from '#engine'
import { zoneOf } from '#web/domain/body/zones.ts'
import type { Session } from '#web/domain/consultation/session.ts'
import { FLOW } from '#web/domain/flow/flow.ts'
import { medicalNoteMessages } from '#web/domain/words/medical-notes.ts'
import { BackLink } from '#web/ui/links.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useFilmBytes } from '#web/features/films/film-bytes.ts'
import { selfTestMessages } from './messages.ts'
import { SelfTestCard } from './self-test-card.tsx'
import styles from './self-test-list.module.css'

/** The self-tests offered, by the cause they can confirm or make less likely. */
export function SelfTestList({ session }: { session: Session }) {
  const filmBytes = useFilmBytes(session.knowledge.bundle.selfTests)
  const { main, more } = session.assessment.selfTests
  const side = zoneOf(session.consultation.mark.zone)?.side
  return (
    <PageBody width="wide">
      <BackLink href={FLOW.causes} />
      <PageHeading title={selfTestMessages.title}>{selfTestMessages.heading}</PageHeading>
      {main.length > 0 ? (
        <>
          <p className={styles.lead}>{selfTestMessages.lead}</p>
          {side === 'left' || side === 'right' ? <p>{selfTestMessages.side[side]}</p> : null}
          <p className={styles.stop}>{selfTestMessages.stop}</p>
        </>
      ) : (
        <p>{selfTestMessages.none}</p>
      )}
      <Groups groups={main} session={session} filmBytes={filmBytes} />
      {more.length > 0 ? (
        <Disclosure summary={selfTestMessages.more({ count: more.flatMap(({ tests }) => tests).length })}>
          <Groups groups={more} session={session} filmBytes={filmBytes} isMore />
        </Disclosure>
      ) : null}
      <p>{medicalNoteMessages.notAdvice}</p>
      <p>
        <ButtonLink href={FLOW.result}>{selfTestMessages.toResult}</ButtonLink>
      </p>
    </PageBody>
  )
}

interface GroupsProps {
  groups: readonly SelfTestGroup[]
  session: Session
  filmBytes: number | null
  /** The same cause may have a group above already. */
  isMore?: boolean
}

function Groups({ groups, session, filmBytes, isMore = false }: GroupsProps) {
  const nameOf = (key: string) => session.knowledge.conditions.get(key)?.name ?? key
  const { groupHeading, moreGroupHeading } = selfTestMessages
  const headingFor = (condition: string) =>
    (isMore ? moreGroupHeading : groupHeading)({ cause: nameOf(condition) })
  const headingId = (condition: string) => `${isMore ? 'more-tests' : 'tests'}-${condition}`
  return groups.map(({ condition, tests }) => (
    <section key={condition} className={styles.group} aria-labelledby={headingId(condition)}>
      <h2 id={headingId(condition)}>{headingFor(condition)}</h2>
      {tests.map(({ selfTest, others }) => (
        <SelfTestCard
          key={selfTest}
          test={session.knowledge.selfTests.get(selfTest)!}
          others={others.map(nameOf)}
          session={session}
          filmBytes={filmBytes}
        />
      ))}
    </section>
  ))
}
