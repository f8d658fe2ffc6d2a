/** How a request is answered. Null: the service worker keeps out of it. */
export type Strategy =
  /** The network's page, and the kept one when the network fails or is slow. */
  | 'page'
  /** The kept file: its name or the build's version changes with it. */
  | 'built_file'
  /** The kept file at once, and a fresh one for next time. */
  | 'body'
  | 'film'
  /** The network's file, and the kept one when the network fails or is slow. */
  | 'knowledge'

interface Asked {
  method: string
  mode: string
  url: string
}

/** Under which a page is kept and listed, however many slashes its address ends with. */
export function pagePath(pathname: string): string {
  return pathname.replace(/(.)\/+$/, '$1')
}

/**
 * Whatever a browser would show is a page, at whichever address and however it is asked for: it could run scripts here. Calls
 * to programs' addresses, and all else that is not read by GET, always go to the network.
 */
export function strategyOf({ method, mode, url }: Asked, site: string): Strategy | null {
  const { origin, pathname } = new URL(url)
  if (origin !== site) return null
  if (mode === 'navigate') return 'page'
  if (method !== 'GET' || /^\/(api|diagnosis|user)(\/|$)/.test(pathname)) return null
  if (/^\/knowledge\/(?:[a-z-]+\/)?[a-z_]+\.json$/.test(pathname)) return 'knowledge'
  if (pathname.startsWith('/films/')) return 'film'
  if (pathname.startsWith('/body/')) return 'body'
  if (pathname.startsWith('/assets/') || pathname === '/before-paint.js') return 'built_file'
  return null
}
