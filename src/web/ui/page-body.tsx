import type { ReactNode } from 'react'
import styles from './page-body.module.css'

interface PageBodyProps {
  width?: 'text' | 'wide'
  children: ReactNode
}

/** The column a page's content stands in. */
export function PageBody({ width = 'text', children }: PageBodyProps) {
  return <div className={`${styles.body} ${styles[width]}`}>{children}</div>
}
