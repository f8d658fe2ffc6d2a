import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followAuth } from '#web/features/account/use-auth.ts'
import { followWipes, forgetPlacesOnLeaving } from '#web/domain/offline/keep-for-offline.ts'
import {
  isLockOn,
  isPrivateTab,
  reloadHidden,
  LOCK_KEY,
  makeTabPrivate,
  hideStalePages,
} from '#web/domain/storage/device-storage.ts'
import { App } from './app.tsx'
import { followTheme } from '#web/app/layout/theme.ts'
import { startWorker } from '#web/app/offline/start-worker.ts'
import { loadPage } from './load-pages.ts'
import { routeOf } from './routes.ts'
import { pathAt } from '#web/language/language.ts'
import { markFocusOnNavigation } from '#web/ui/focus-due.ts'

// Before anything looks at what is kept.
hideStalePages()
markFocusOnNavigation()
followTheme()
startWorker()
forgetPlacesOnLeaving()
followAuth()
followWipes()
// Another tab has put a lock on what this one shows.
window.addEventListener('storage', ({ key }) => {
  if (key === LOCK_KEY) reloadHidden()
})

/** Nothing of the page comes to life before what this tab holds, or the lock, is open. */
const opened = isPrivateTab()
  ? import('#web/features/this-device/private-tab.ts')
      .then(({ openPrivateTab }) => openPrivateTab())
      // Without it the page goes on, and what is entered lives in its memory.
      .catch(() => {})
  : isLockOn()
    ? import('#web/features/lock/lock-screen.tsx')
        .then(({ askToUnlock }) => askToUnlock())
        // Without it this tab shows nothing that is locked.
        .catch(makeTabPrivate)
    : null

// The page's chunk first: hydrating without it would blank what the server sent. Without it at all, the error page.
void Promise.all([loadPage(routeOf(pathAt(window.location.pathname))).catch(() => {}), opened])
  // As a transition, which gives way to taps every few milliseconds: on a cheap phone it takes half a second.
  .then(() => startTransition(() => void hydrateRoot(document.getElementById('app')!, <App />)))
