import { useCallback, useEffect, useRef } from 'react'
import type { LoginTrouble } from '../log-in.ts'
import { withCeremony } from './authenticators.ts'

/**
 * Offers passkeys in the browser's own list, below the field whose `autocomplete` says "webauthn".
 * @param onEnd one was chosen: null when that has logged in
 * @returns offers them anew, when the button has taken the place of the list, or one that was chosen did not work
 */
export function usePasskeyList(
  isWanted: boolean,
  onEnd: (trouble: LoginTrouble | null) => void,
): () => Promise<void> {
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

  useEffect(() => {
    if (!isWanted) return undefined
    void offer()
    return () => gone.current?.abort()
  }, [isWanted, offer])
  return offer
}
