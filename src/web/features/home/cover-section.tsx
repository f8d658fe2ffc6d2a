import { Link } from 'wouter'
import figures from '#bundles/home.json'
import { Icon } from '#web/ui/icon.tsx'
import { homeMessages } from './messages.ts'
import styles from './cover-section.module.css'

/** What the site does with answers, what it knows about and how well, and what it can't do. */
export function CoverSection() {
  return (
    <div className={styles.columns}>
      <section className={styles.section} aria-labelledby="private">
        <Icon name="lock" size={28} />
        <h2 id="private">{homeMessages.privateHeading}</h2>
        <p>{homeMessages.private}</p>
      </section>
      <section className={styles.section} aria-labelledby="covers">
        <Icon name="search" size={28} />
        <h2 id="covers">{homeMessages.coversHeading}</h2>
        <p>
          {(figures.covered === figures.places ? homeMessages.coversAll : homeMessages.covers)({
            covered: figures.covered,
            all: figures.places,
          })}
        </p>
        <p>
          <Link href="/conditions">{homeMessages.toConditions}</Link>
        </p>
        <p>
          {homeMessages.good(figures.heldBack)} <Link href="/about-us">{homeMessages.toAbout}</Link>
        </p>
      </section>
      <section className={styles.section} aria-labelledby="limits">
        <Icon name="scales" size={28} />
        <h2 id="limits">{homeMessages.limitsHeading}</h2>
        <ul className={styles.limits}>
          {homeMessages.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
