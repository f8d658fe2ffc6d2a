import { SITE_NAME } from '#web/site.ts'
import styles from './logo.module.css'

/** A point with a ring around it that opens: where it hurts, and a way out. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg
        className={styles.mark}
        viewBox="0 0 32 32"
        width="30"
        height="30"
        aria-hidden="true"
        focusable="false"
      >
        <circle
          className={styles.ring}
          cx="16"
          cy="16"
          r="12.5"
          fill="none"
          strokeWidth="2.8"
          strokeDasharray="58.9 19.6"
          strokeDashoffset="-9.8"
          strokeLinecap="round"
        />
        <circle className={styles.point} cx="16" cy="16" r="4.8" />
      </svg>
      <span className={styles.name}>{SITE_NAME}</span>
    </span>
  )
}
