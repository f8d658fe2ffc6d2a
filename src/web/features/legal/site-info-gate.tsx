import type { ReactNode } from 'react'
import type { SiteInfo } from '#api/site'
import { legalMessages } from './messages.ts'
import { useSiteInfo } from './use-site-info.ts'
import styles from './site-info-gate.module.css'

interface SiteInfoGateProps {
  /** As tall as what follows usually is. */
  waiting: ReactNode
  children: (info: SiteInfo) => ReactNode
}

/** Fills in what only the running server knows. */
export function SiteInfoGate({ waiting, children }: SiteInfoGateProps) {
  const load = useSiteInfo()
  if (load.status === 'success') return children(load.info)
  if (load.status === 'rejected') return <p>{legalMessages.siteFailed}</p>
  return (
    <>
      <div className={styles.waiting}>{waiting}</div>
      <noscript>
        <p>{legalMessages.siteNeedsScript}</p>
      </noscript>
    </>
  )
}
