import type { ReactNode } from 'react'
import styles from './article.module.css'

interface ArticleSectionProps {
  id: string
  heading: string
  children: ReactNode
}

export function ArticleSection({ id, heading, children }: ArticleSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}

/** Left out when there is nothing to list. */
export function TextList({ heading, texts }: { heading?: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <>
      {heading ? <h3>{heading}</h3> : null}
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}
