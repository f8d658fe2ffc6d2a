import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { OutOfSight } from './unseen.tsx'
import styles from './disclosure.module.css'

interface DisclosureProps {
  summary: ReactNode
  open?: boolean
  /** A list goes on at the full width of what stands above it. */
  look?: 'note' | 'list'
  children: ReactNode
}

/** A native `details` with our own marker. */
export function Disclosure({ summary, open = false, look = 'note', children }: DisclosureProps) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        <span className={styles.sign}>
          <Icon name="plus" size={18} />
        </span>
        <span className={styles.words}>{summary}</span>
      </summary>
      <div className={`${styles.content} ${styles[look]}`}>
        {open ? children : <OutOfSight>{children}</OutOfSight>}
      </div>
    </details>
  )
}
