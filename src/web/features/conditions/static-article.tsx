import { useContext, useEffect, useState } from 'react'
import { ARTICLE_ID, ArticleHtml } from './article-html.ts'

/**
 * An article that was made at build time and stays as it is: no script comes with its texts. When one comes back to it from
 * another page of the app it is no longer in the document, and the browser loads it again.
 */
export function StaticArticle({ className }: { className: string | undefined }) {
  const prerendered = useContext(ArticleHtml)
  const [html] = useState(() => prerendered ?? document.getElementById(ARTICLE_ID)?.innerHTML)

  useEffect(() => {
    if (html === undefined) window.location.reload()
  }, [html])

  if (html === undefined) return null
  return <div id={ARTICLE_ID} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
