import { useContext } from 'react'
import { cameWithArticle } from '#web/article/arrival.ts'
import { ArticleHtml } from '#web/article/article-html.ts'
import { StaticArticle } from '#web/article/static-article.tsx'
import { Page as NotFoundPage } from './not-found-page.tsx'
// The article itself is drawn at build time alone: using its looks here puts them into the stylesheet.
import styles from '#web/conditions/article.module.css'

export function Page() {
  const prerendered = useContext(ArticleHtml)
  return prerendered !== null || cameWithArticle ? (
    <StaticArticle className={styles.article} />
  ) : (
    <NotFoundPage />
  )
}
