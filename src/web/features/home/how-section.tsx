import { homeMessages } from './messages.ts'
import styles from './how-section.module.css'

export function HowSection() {
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
