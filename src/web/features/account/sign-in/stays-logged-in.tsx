import { useIsPrivateTab } from '#web/domain/storage/device-store.ts'
import { accountMessages } from '../messages.ts'

/** Says of a private tab, which keeps nothing else, that a login outlives it: all tabs share its cookies. */
export function StaysLoggedIn() {
  return useIsPrivateTab() ? <p>{accountMessages.staysLoggedIn}</p> : null
}
