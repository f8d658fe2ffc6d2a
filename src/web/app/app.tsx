import { useEffect } from 'react'
import { Router } from 'wouter'
import { addressOf, LANGUAGE } from '#web/language/language.ts'
import { answerEarlyTaps } from '#web/app/layout/early-tap.ts'
import { ErrorBoundary } from '#web/app/layout/error-page.tsx'
import { PageFrame } from '#web/app/layout/page-frame.tsx'
import { ArticleHtml } from '#web/features/conditions/static-article.tsx'
import { PageOutlet } from './page-outlet.tsx'
import '#web/styles/tokens.css'
import '#web/styles/base.css'
import '#web/styles/print.css'

interface AppProps {
  /** Of the page to prerender; in the browser the address says it. */
  path?: string
  /** Of the article to prerender. */
  articleHtml?: string | null
}

export function App({ path, articleHtml = null }: AppProps) {
  useEffect(answerEarlyTaps, [])
  return (
    <Router base={LANGUAGE.base} {...(path !== undefined && { ssrPath: addressOf(path) })}>
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
