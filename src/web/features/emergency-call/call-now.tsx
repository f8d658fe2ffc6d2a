import { Icon } from '#web/ui/icon.tsx'
import styles from './call-now.module.css'

/**
 * Chest pain as the NHS says it ("Chest pain", "Angina"): now and staying is for an ambulance, on effort and gone with rest
 * is for a doctor soon.
 */
export const callNowMessages = {
  heading: 'Call 112 now instead if you have',
  signs: [
    'sudden chest pain or tightness that does not go away with rest',
    'chest pain that spreads to an arm, the neck, jaw or back, or comes with sweating, sickness or short breath',
    'trouble breathing, or blue or grey lips',
    'a face that droops, a weak arm or muddled speech',
    'heavy bleeding, fainting or sudden confusion',
  ],
  call: 'Call 112',
  effort:
    'Chest tightness that comes only with effort and is gone within minutes of rest: see a doctor today.',
  elsewhere: 'In India you can also call 108 for an ambulance. Elsewhere, call your local emergency number.',
  offline: 'In an emergency call 112: that often works without the internet.',
}

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
