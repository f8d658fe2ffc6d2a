import type { ReactNode } from 'react'
import type { SiteInfo } from '#api/site'
import { legalMessages } from './messages.ts'
import { useSiteInfo } from './use-site-info.ts'
import styles from './site-info-gate.module.css'

/** Keeps the room of what it shows, so that the text below does not move when it arrives. */
export function SiteInfoGate({ children }: { children: (info: SiteInfo) => ReactNode }) {
  const load = useSiteInfo()
  return (
    <div className={styles.gate}>
      {load.status === 'pending' ? (
        <>
          <p className={styles.waiting}>{legalMessages.siteLoading}</p>
          <noscript>
            <p>{legalMessages.siteNeedsScript}</p>
          </noscript>
        </>
      ) : null}
      {load.status === 'rejected' ? <p>{legalMessages.siteFailed}</p> : null}
      {load.status === 'success' ? children(load.info) : null}
    </div>
  )
}
