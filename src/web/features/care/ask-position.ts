import type { Position } from './map-links.ts'

export type PositionAnswer =
  | { kind: 'found'; position: Position }
  | { kind: 'refused' }
  | { kind: 'unavailable' }

const GIVE_UP_AFTER_MS = 20_000
/** A position some minutes old is near enough, and spares the battery. */
const MAY_BE_OLD_MS = 300_000
/** `GeolocationPositionError.PERMISSION_DENIED`. */
const PERMISSION_DENIED = 1

/**
 * Asks the device where it is; never throws. The browser asks the person first, unless it already knows the answer.
 * @param geolocation undefined where the browser has none
 */
export function askPosition(geolocation: Geolocation | undefined): Promise<PositionAnswer> {
  if (!geolocation) return Promise.resolve({ kind: 'unavailable' })
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'found', position: { latitude, longitude } }),
      ({ code }) => resolve({ kind: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      { enableHighAccuracy: false, timeout: GIVE_UP_AFTER_MS, maximumAge: MAY_BE_OLD_MS },
    )
  })
}
