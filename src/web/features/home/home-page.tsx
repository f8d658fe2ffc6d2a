import { CallNow } from '#web/features/emergency-call/call-now.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { CoverSection } from './cover-section.tsx'
import { Hero } from './hero.tsx'
import { homeMessages } from './messages.ts'
import styles from './home-page.module.css'

export function HomePage() {
  return (
    <PageBody width="wide">
      <Hero />
      <CallNow />
      <HowSection />
      <CoverSection />
    </PageBody>
  )
}

function HowSection() {
  return (
    <section className={styles.section} aria-labelledby="how">
      <h2 id="how">{homeMessages.howHeading}</h2>
      <ol className={styles.steps}>
        {homeMessages.how.map(({ name, text }) => (
          <li key={name} className={styles.step}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
