import { useIsPrivateTab } from '#web/domain/storage/device-store.ts'
import { accountMessages } from '../messages.ts'

/** Says of a private tab that a login in it is its own, and goes with it. */
export function LoginOfTab() {
  return useIsPrivateTab() ? <p>{accountMessages.loginOfTab}</p> : null
}
