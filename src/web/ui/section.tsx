import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  /** Of the heading, so that links can lead to it. */
  id: string
  heading: string
  children: ReactNode
}

/** One part of a page under its own heading, which is also its name for screen readers. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
