import { Router } from 'wouter'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { PageFrame } from './layout/page-frame.tsx'
import { PageOutlet } from './router/page-outlet.tsx'
import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'

/** @param path of the page to prerender; in the browser the address says it. */
export function App({ path }: { path?: string }) {
  return (
    <Router {...(path !== undefined && { ssrPath: path })}>
      <PageFrame>
        <ErrorBoundary>
          <PageOutlet />
        </ErrorBoundary>
      </PageFrame>
    </Router>
  )
}
