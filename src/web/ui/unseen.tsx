import styles from './unseen.module.css'

/** Words for screen readers that the layout already says to the eye. */
export function Unseen({ children }: { children: string }) {
  return <span className={styles.unseen}>{children}</span>
}
