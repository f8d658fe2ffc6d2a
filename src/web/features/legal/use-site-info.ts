import { useEffect } from 'react'
import type { SiteInfo } from '#api/site'
import { createStore, useStore } from '#web/state/store.ts'

/** Where the server says who runs the site; the same for everybody. */
const SITE_INFO_PATH = '/api/site'

export type SiteInfoLoad =
  | { status: 'pending' }
  | { status: 'rejected' }
  | { status: 'success'; info: SiteInfo }

const PENDING: SiteInfoLoad = { status: 'pending' }
const siteInfo = createStore<SiteInfoLoad>(PENDING)

/** Who runs this site, asked once. Pending while prerendering: pages are made before anybody runs them. */
export function useSiteInfo(): SiteInfoLoad {
  useEffect(() => {
    if (siteInfo.current().status !== 'success') void fetchSiteInfo().then(siteInfo.put)
  }, [])
  return useStore(() => siteInfo, PENDING)
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
