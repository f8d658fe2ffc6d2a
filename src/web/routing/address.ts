import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'

/** A path without the slash at its end, which makes no difference to which page it leads to. */
export function barePath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** Goes to a path instead of the current one, so that Back does not lead into the same redirect. */
export function useRedirect(path: string | null, state?: unknown): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (path) navigate(path, { replace: true, ...(state !== undefined && { state }) })
    // The state goes along with the path; a new object of the same content is no reason to go again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path, navigate])
}

/** The address's fragment without its `#`; never sent over the network. Empty while prerendering. */
export function useFragment(): string {
  return useLocationProperty(
    () => window.location.hash.slice(1),
    () => '',
  )
}
