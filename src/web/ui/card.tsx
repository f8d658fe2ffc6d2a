import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  tone?: 'plain' | 'sunken'
  children: ReactNode
}

export function Card({ tone = 'plain', children }: CardProps) {
  return <div className={`${styles.card} ${styles[tone]}`}>{children}</div>
}
