import { useEffect, useState } from 'react'
import type { SiteInfo } from '#api/site'

/** Where the server says who runs the site; the same for everybody. */
const SITE_INFO_PATH = '/api/site'

export type SiteInfoLoad =
  | { status: 'pending' }
  | { status: 'rejected' }
  | { status: 'success'; info: SiteInfo }

let loaded: SiteInfoLoad = { status: 'pending' }

/** Who runs this site, asked once. Pending while prerendering: pages are made before anybody runs them. */
export function useSiteInfo(): SiteInfoLoad {
  const [load, setLoad] = useState<SiteInfoLoad>({ status: 'pending' })
  useEffect(() => {
    let stale = false
    async function look() {
      if (loaded.status !== 'success') loaded = await fetchSiteInfo()
      if (!stale) setLoad(loaded)
    }
    void look()
    return () => {
      stale = true
    }
  }, [])
  return load
}

async function fetchSiteInfo(): Promise<SiteInfoLoad> {
  try {
    const response = await fetch(SITE_INFO_PATH, { credentials: 'omit' })
    if (!response.ok) return { status: 'rejected' }
    return { status: 'success', info: (await response.json()) as SiteInfo }
  } catch {
    return { status: 'rejected' }
  }
}
