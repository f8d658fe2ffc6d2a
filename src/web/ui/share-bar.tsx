import styles from './share-bar.module.css'

interface ShareBarProps {
  /** 0 to 100. */
  percent: number
  tone?: 'accent' | 'for' | 'against'
}

/** A share as a bar. Decoration: the number or words stand beside it. An SVG, so that no inline style is needed. */
export function ShareBar({ percent, tone = 'accent' }: ShareBarProps) {
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.track} width="100" height="8" />
      <rect className={styles[tone]} width={Math.min(100, Math.max(1.5, percent))} height="8" />
    </svg>
  )
}
