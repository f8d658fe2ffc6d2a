import { useSyncExternalStore } from 'react'
import type * as ceremony from './ceremony.ts'

/**
 * Whether passkeys can work here. Browsers have them on https pages and on localhost, and nowhere at an address that is
 * a number (https://www.w3.org/TR/webauthn-3/#sctn-validating-relying-party-id).
 */
function canUsePasskeys(): boolean {
  const { hostname } = window.location
  const isNumber = /^[\d.]+$|^\[/.test(hostname)
  return typeof window.PublicKeyCredential === 'function' && !isNumber
}

const never = () => () => {}

/** Prerendered pages offer them, as nearly every browser can. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(never, canUsePasskeys, () => true)
}

/** Does something with authenticators. The part that talks to them is loaded now: most visits never need it. */
export async function withCeremony<Outcome>(
  act: (loaded: typeof ceremony) => Promise<Outcome>,
  whenNotLoaded: Outcome,
): Promise<Outcome> {
  try {
    return await act(await import('./ceremony.ts'))
  } catch {
    return whenNotLoaded
  }
}
