import { useDeferredValue, type ReactNode } from 'react'
import { useHydrated } from '#web/routing/use-hydrated.ts'
import styles from './unseen.module.css'

/** Words for screen readers that the layout already says to the eye. */
export function Unseen({ children }: { children: string }) {
  return <span className={styles.unseen}>{children}</span>
}

/**
 * What nobody sees yet, folded away or for print: drawn right after what is in sight, so that a tap is answered without
 * waiting for it. In a prerendered page it is there from the start.
 */
export function OutOfSight({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, !useHydrated())
  return isDue ? children : null
}
