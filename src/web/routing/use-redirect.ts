import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Goes to a path instead of the current one, so that Back does not lead into the same redirect. */
export function useRedirect(path: string | null, state?: unknown): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (path) navigate(path, { replace: true, ...(state !== undefined && { state }) })
    // The state goes along with the path; a new object of the same content is no reason to go again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path, navigate])
}
