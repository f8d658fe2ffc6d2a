import { useContext } from 'react'
import { cameWithArticle } from '#web/features/conditions/arrival.ts'
import { ArticleHtml } from '#web/features/conditions/article-html.ts'
import { StaticArticle } from '#web/features/conditions/static-article.tsx'
import { NotFoundPage } from './not-found-page.tsx'
// The article itself is drawn at build time alone: using its looks here puts them into the stylesheet.
import styles from '#web/features/conditions/article.module.css'

export function ArticlePage() {
  const prerendered = useContext(ArticleHtml)
  return prerendered !== null || cameWithArticle ? (
    <StaticArticle className={styles.article} />
  ) : (
    <NotFoundPage />
  )
}
