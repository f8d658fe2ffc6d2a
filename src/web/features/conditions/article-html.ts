import { createContext } from 'react'

/** Id of the element that holds a prerendered article. */
export const ARTICLE_ID = 'article'

/** HTML of the article to prerender; null in the browser, where it is in the page already. */
export const ArticleHtml = createContext<string | null>(null)
