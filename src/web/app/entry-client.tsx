import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followAuth } from '#web/features/account/use-auth.ts'
import { forgetPlacesOfPrivateTab } from '#web/domain/offline/keep-for-offline.ts'
import { App } from './app.tsx'
import { followTheme } from '#web/app/layout/theme.ts'
import { startWorker } from '#web/app/offline/start-worker.ts'
import { loadPage } from './load-pages.ts'
import { routeOf } from './routes.ts'
import { markFocusOnNavigation } from '#web/ui/focus-due.ts'

markFocusOnNavigation()
followTheme()
startWorker()
forgetPlacesOfPrivateTab()
followAuth()

// The page's chunk first: hydrating without it would blank what the server sent. Without it at all, the error page.
loadPage(routeOf(window.location.pathname))
  .catch(() => {})
  // As a transition, which gives way to taps every few milliseconds: on a cheap phone it takes half a second.
  .finally(() => startTransition(() => void hydrateRoot(document.getElementById('app')!, <App />)))
