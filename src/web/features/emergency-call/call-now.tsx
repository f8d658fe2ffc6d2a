import { Icon } from '#web/ui/icon.tsx'
import { callNowMessages } from './call-now-messages.ts'
import styles from './call-now.module.css'

/** The signs that cannot wait for any question, and the call. */
export function CallNow() {
  return (
    <section className={styles.signs} aria-labelledby="call-now">
      <span className={styles.icon}>
        <Icon name="emergency" size={28} />
      </span>
      <div className={styles.words}>
        <h2 id="call-now">{callNowMessages.heading}</h2>
        <ul>
          {callNowMessages.signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p>
          <a className={styles.call} href="tel:112">
            <Icon name="phone" size={20} />
            {callNowMessages.call}
          </a>
        </p>
        <p>{callNowMessages.elsewhere}</p>
        <p>{callNowMessages.effort}</p>
      </div>
    </section>
  )
}
