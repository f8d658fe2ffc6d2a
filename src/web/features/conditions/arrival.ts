import { ARTICLE_ID } from './article-html.ts'

/** Whether this document came from the server with an article. Read at the start: it is gone once another page is shown. */
export const cameWithArticle = typeof document !== 'undefined' && document.getElementById(ARTICLE_ID) !== null
