import { useContext } from 'react'
import { cameWithArticle, ArticleHtml, StaticArticle } from '#web/features/conditions/static-article.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import styles from '#web/features/conditions/article.module.css'

// The article itself is drawn at build time alone: using its looks here puts them into the stylesheet.

export function ArticlePage() {
  const prerendered = useContext(ArticleHtml)
  return prerendered !== null || cameWithArticle ? (
    <StaticArticle className={styles.article} />
  ) : (
    <NotFoundPage />
  )
}
