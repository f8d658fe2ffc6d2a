import { useEffect } from 'react'
import { Router } from 'wouter'
import { ArticleHtml } from './article/article-html.ts'
import { answerEarlyTap } from './layout/early-tap.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { PageFrame } from './layout/page-frame.tsx'
import { PageOutlet } from './router/page-outlet.tsx'
import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'

interface AppProps {
  /** Of the page to prerender; in the browser the address says it. */
  path?: string
  /** Of the article to prerender. */
  articleHtml?: string | null
}

export function App({ path, articleHtml = null }: AppProps) {
  useEffect(answerEarlyTap, [])
  return (
    <Router {...(path !== undefined && { ssrPath: path })}>
      <PageFrame>
        <ErrorBoundary>
          <ArticleHtml value={articleHtml}>
            <PageOutlet />
          </ArticleHtml>
        </ErrorBoundary>
      </PageFrame>
    </Router>
  )
}
