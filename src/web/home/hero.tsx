import { Link } from 'wouter'
import { useHasAnswers } from '#web/answers/has-answers.ts'
import { BodyOutline } from '#web/body-map/body-outline.tsx'
import { FLOW, START_HREF } from '#web/flow/flow.ts'
import { useHasKeptResults } from '#web/history/has-kept-results.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { homeMessages } from './messages.ts'
import { StartNewSlot } from './start-new-slot.tsx'
import styles from './hero.module.css'

export function Hero() {
  const hasAnswers = useHasAnswers()
  const hasKeptResults = useHasKeptResults()
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <PageHeading title={homeMessages.heading}>
          <span className={styles.heading}>{homeMessages.heading}</span>
        </PageHeading>
        <p className={styles.lead}>{homeMessages.lead}</p>
        <p>
          <ButtonLink href={hasAnswers ? FLOW.steps : START_HREF}>
            {hasAnswers ? homeMessages.resume : homeMessages.start}
            <Icon name="next" size={20} />
          </ButtonLink>
        </p>
        <ul className={styles.facts}>
          {homeMessages.facts.map((fact) => (
            <li key={fact}>
              <Icon name="tick" size={18} />
              {fact}
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          {hasKeptResults ? (
            <Link href="/earlier-results" className={styles.earlier}>
              {homeMessages.earlierResults}
            </Link>
          ) : null}
          {hasAnswers ? <StartNewSlot /> : null}
        </div>
      </div>
      <div className={styles.picture}>
        <div className={styles.body}>
          <BodyOutline sex="female" />
        </div>
        <div className={styles.body}>
          <BodyOutline sex="male" />
          <span className={styles.point} />
        </div>
      </div>
    </section>
  )
}
