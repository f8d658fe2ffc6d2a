import { Icon } from '#web/ui/icon.tsx'
import { homeMessages } from './messages.ts'
import styles from './emergency-signs.module.css'

export function EmergencySigns() {
  return (
    <section className={styles.signs} aria-labelledby="emergency-signs">
      <span className={styles.icon}>
        <Icon name="emergency" size={28} />
      </span>
      <div className={styles.words}>
        <h2 id="emergency-signs">{homeMessages.emergencyHeading}</h2>
        <ul>
          {homeMessages.emergencySigns.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p>
          <a className={styles.call} href="tel:112">
            <Icon name="phone" size={20} />
            {homeMessages.emergencyCall}
          </a>
        </p>
        <p>{homeMessages.emergencyElsewhere}</p>
      </div>
    </section>
  )
}
