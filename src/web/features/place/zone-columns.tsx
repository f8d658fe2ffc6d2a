import { Fragment, type ReactNode } from 'react'
import { bySide, type Zone } from '#web/domain/body/zones.ts'
import styles from './zone-columns.module.css'

interface ZoneColumnsProps {
  zones: readonly Zone[]
  children: (zone: Zone) => ReactNode
}

/** Zones side by side where there is room, all left ones before all right ones: nobody has to skip every other one. */
export function ZoneColumns({ zones, children }: ZoneColumnsProps) {
  return (
    <div className={styles.columns}>
      {bySide(zones).map((ofSide) => (
        <div key={ofSide[0]!.side} className={ofSide[0]!.side === 'middle' ? styles.middle : styles.side}>
          {ofSide.map((zone) => (
            <Fragment key={zone.zone}>{children(zone)}</Fragment>
          ))}
        </div>
      ))}
    </div>
  )
}
