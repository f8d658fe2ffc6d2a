import type { ReactNode } from 'react'
import styles from './about-page.module.css'

interface AboutSectionProps {
  id: string
  heading: string
  children: ReactNode
}

export function AboutSection({ id, heading, children }: AboutSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
