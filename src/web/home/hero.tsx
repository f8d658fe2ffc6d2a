import { useHasAnswers } from '#web/answers/has-answers.ts'
import { BodyOutline } from '#web/body-map/body-outline.tsx'
import { FLOW } from '#web/flow/flow.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { homeMessages } from './messages.ts'
import styles from './hero.module.css'

export function Hero() {
  const hasAnswers = useHasAnswers()
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <PageHeading title={homeMessages.heading}>
          <span className={styles.heading}>{homeMessages.heading}</span>
        </PageHeading>
        <p className={styles.lead}>{homeMessages.lead}</p>
        <p>
          <ButtonLink href={FLOW.body}>
            {homeMessages.start}
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
        <p className={styles.resume}>
          {hasAnswers ? (
            <ButtonLink look="quiet" href={FLOW.steps}>
              {homeMessages.resume}
            </ButtonLink>
          ) : null}
        </p>
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
