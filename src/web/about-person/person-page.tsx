import { Link, useLocation } from 'wouter'
import { withPerson } from '#web/answers/consultation.ts'
import { answerStore } from '#web/answers/use-consultation.ts'
import { FLOW } from '#web/flow/flow.ts'
import { locationOf } from '#web/flow/locations.ts'
import { useFlowGuard } from '#web/flow/use-flow-guard.ts'
import { placeWords } from '#web/place/pain-words.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { personMessages } from './messages.ts'
import { PersonForm, type AboutPerson } from './person-form.tsx'
import styles from './person-page.module.css'

/** Age and weight, and sex where no body was picked. */
export function PersonPage({ asksSex }: { asksSex: boolean }) {
  const told = useFlowGuard(asksSex ? FLOW.personWithSex : FLOW.person)
  const [, navigate] = useLocation()

  function done(about: AboutPerson) {
    answerStore().change((consultation) => withPerson(consultation, about))
    navigate(FLOW.steps)
  }

  return (
    <PageBody>
      <BackLink href={FLOW.place} />
      <PageHeading title={personMessages.personTitle}>{personMessages.personHeading}</PageHeading>
      {told ? (
        <>
          <dl className={styles.told}>
            <div>
              <dt>{personMessages.place}</dt>
              <dd>
                {placeWords(locationOf(told.painLocation?.key)?.name ?? '', told.mark)} ·{' '}
                <Link href={FLOW.place}>{personMessages.change}</Link>
              </dd>
            </div>
            {told.sex && !asksSex ? (
              <div>
                <dt>{personMessages.body}</dt>
                <dd>
                  {personMessages.sexName[told.sex]} · <Link href={FLOW.body}>{personMessages.change}</Link>
                </dd>
              </div>
            ) : null}
          </dl>
          <PersonForm told={told} asksSex={asksSex} onDone={done} />
        </>
      ) : null}
    </PageBody>
  )
}
