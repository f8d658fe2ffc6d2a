import { createElement, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { showWaiting } from '#web/routing/after-paint.ts'
import { Unseen } from '#web/ui/unseen.tsx'
import { loadedPage, loadPage, usePrefetchedFlow } from './load-pages.ts'
import { routeOf, type Route } from './routes.ts'

/** The page of the current address. The page before stays until the next one's chunk is here. */
export function PageOutlet() {
  const [path] = useLocation()
  const wanted = routeOf(path)
  const [shown, setShown] = useState(wanted)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)

  useEffect(() => {
    let stale = false
    loadPage(wanted).then(
      () => !stale && setShown(wanted),
      (error: unknown) => !stale && setFailure({ error }),
    )
    return () => {
      stale = true
    }
  }, [wanted])

  if (failure) throw failure.error
  const isHere = loadedPage(wanted) !== undefined
  return (
    <>
      {isHere ? null : <Waiting />}
      <ShownPage route={isHere ? wanted : shown} />
    </>
  )
}

function ShownPage({ route }: { route: Route }) {
  const page = loadedPage(route)
  usePrefetchedFlow(route.path)
  return page ? createElement(page, { key: route.path }) : null
}

/** The next page is still on its way: a bar for the eye, words for screen readers. */
function Waiting() {
  useEffect(showWaiting, [])
  return (
    <output>
      <Unseen>{layoutMessages.loading}</Unseen>
    </output>
  )
}
