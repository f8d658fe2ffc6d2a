import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { routeOf, type Route } from '#web/routes.ts'
import { loadedPage, loadPage } from './loaded-pages.ts'

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
  return <ShownPage route={loadedPage(wanted) ? wanted : shown} />
}

function ShownPage({ route }: { route: Route }) {
  const page = loadedPage(route)
  return page ? <page.Page key={route.path} /> : null
}
