import type { ReactNode } from 'react'
import type { TriageLevel } from '#engine'
import { Icon } from './icon.tsx'
import levels from './level.module.css'
import styles from './urgency-frame.module.css'

interface UrgencyFrameProps {
  level: TriageLevel
  /** Of the heading. */
  id: string
  heading: string
  children: ReactNode
}

/** How soon to get help, in the colour and with the icon of its level; both only repeat the words. */
export function UrgencyFrame({ level, id, heading, children }: UrgencyFrameProps) {
  return (
    <section className={`${styles.frame} ${levels[level]}`} aria-labelledby={id}>
      <div className={styles.head}>
        <Icon name={level} />
        <h2 id={id}>{heading}</h2>
      </div>
      {children}
    </section>
  )
}
