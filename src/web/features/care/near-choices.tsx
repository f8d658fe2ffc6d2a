import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CARE_PLACES, mapAppOf, mapLink, type MapApp, type Position, type Where } from './map-links.ts'
import { nearMessages } from './near-messages.ts'
import styles from './near-care.module.css'

interface NearChoicesProps {
  /** Null when the device did not tell: a town or the map itself then says where. */
  position: Position | null
}

/** What to look for, as links that open a map: nothing leaves the device before one is pressed. */
export function NearChoices({ position }: NearChoicesProps) {
  const [town, setTown] = useState('')
  const own = mapAppOf(navigator.userAgent)
  const [app, setApp] = useState<MapApp>(own)
  const where: Where = position ? { position } : town.trim() ? { town: town.trim() } : 'map_decides'
  return (
    <div className={styles.choices}>
      {position ? null : (
        <div className={styles.town}>
          <label htmlFor="near-town">{nearMessages.town}</label>
          <input
            id="near-town"
            className={styles.input}
            placeholder={nearMessages.townHint}
            autoComplete="off"
            maxLength={80}
            value={town}
            onChange={(event) => setTown(event.target.value)}
          />
        </div>
      )}
      <ul className={styles.links} aria-label={nearMessages.listName}>
        {CARE_PLACES.map((place) => (
          <li key={place}>
            <a
              href={mapLink(app, place, where)}
              className={styles.link}
              rel="noreferrer"
              {...(app !== 'geo' && { target: '_blank' })}
            >
              {nearMessages.place[place]}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <p className={styles.note}>{app === 'none' ? nearMessages.onWeb : nearMessages.inMap}</p>
        {own === 'none' ? null : (
          <Button look="quiet" onClick={() => setApp(app === 'none' ? own : 'none')}>
            {app === 'none' ? nearMessages.ownWay : nearMessages.otherWay}
          </Button>
        )}
      </div>
    </div>
  )
}
