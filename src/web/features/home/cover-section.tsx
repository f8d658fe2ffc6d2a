import { Link } from 'wouter'
import figures from '#bundles/home.json'
import { Icon, LineDrawing } from '#web/ui/icon.tsx'
import { homeMessages } from './messages.ts'
import styles from './cover-section.module.css'

const LOCK = 'M6 10.5h12v10H6zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2'
const SCALES =
  'M12 4v16M7 20h10M5 7h14M5 7l-2.5 6.5a2.6 2.6 0 0 0 5 0L5 7ZM19 7l-2.5 6.5a2.6 2.6 0 0 0 5 0L19 7Z'

/** What the site does with answers, what it knows about and how well, and what it can't do. */
export function CoverSection() {
  return (
    <div className={styles.columns}>
      <section className={styles.section} aria-labelledby="private">
        <LineDrawing shape={LOCK} size={28} />
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
        <LineDrawing shape={SCALES} size={28} />
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
