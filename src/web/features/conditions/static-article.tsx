import { useContext, useEffect, useState, createContext } from 'react'

/** Id of the element that holds a prerendered article. */
export const ARTICLE_ID = 'article'

/** HTML of the article to prerender; null in the browser, where it is in the page already. */
export const ArticleHtml = createContext<string | null>(null)

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

/** Whether this document came from the server with an article. Read at the start: it is gone once another page is shown. */
export const cameWithArticle = typeof document !== 'undefined' && document.getElementById(ARTICLE_ID) !== null
