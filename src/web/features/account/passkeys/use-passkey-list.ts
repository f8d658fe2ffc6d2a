import { useCallback, useEffect, useRef } from 'react'
import type { LoginTrouble } from '../log-in.ts'
import { withCeremony } from './authenticators.ts'

/**
 * Offers passkeys in the browser's own list, below the field whose `autocomplete` says "webauthn".
 * @param onEnd one was chosen: null when that has logged in
 * @returns `offer` offers them anew, when one that was chosen did not work; `withdraw` makes way for another request: an offer that
 * is still being asked for would end that one once it comes
 */
export function usePasskeyList(
  isWanted: boolean,
  onEnd: (trouble: LoginTrouble | null) => void,
): { offer: () => Promise<void>; withdraw: () => void } {
  const end = useRef(onEnd)
  const gone = useRef<AbortController>(undefined)
  useEffect(() => {
    end.current = onEnd
  }, [onEnd])

  const offer = useCallback(async () => {
    gone.current?.abort()
    const { signal } = (gone.current = new AbortController())
    // Without it there is still the button, and the password.
    const outcome = await withCeremony(({ offerPasskeys }) => offerPasskeys(signal), 'nothing')
    if (outcome !== 'nothing' && !signal.aborted) end.current(outcome)
  }, [])

  const withdraw = useCallback(() => gone.current?.abort(), [])

  useEffect(() => {
    if (!isWanted) return undefined
    void offer()
    return withdraw
  }, [isWanted, offer, withdraw])
  return { offer, withdraw }
}
