import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  tone?: 'plain' | 'sunken'
  /** What it is: a thing of its own, a part of the page with a heading, or only a frame. */
  as?: 'div' | 'article' | 'section'
  /** Id of the heading inside that names it. */
  labelledBy?: string
  children: ReactNode
}

export function Card({ tone = 'plain', as: Element = 'div', labelledBy, children }: CardProps) {
  return (
    <Element className={`${styles.card} ${styles[tone]}`} aria-labelledby={labelledBy}>
      {children}
    </Element>
  )
}
