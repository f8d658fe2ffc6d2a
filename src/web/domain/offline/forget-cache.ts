import { FORGET_CACHE_PATH } from '#api/forget-cache-path'
import { isPrivateTab } from '#web/domain/storage/device-storage.ts'

/**
 * Has the browser wipe its own cache, where the films of the place lie beside those kept for when there is no network. Only the
 * server can ask it to; without a network they stay there. Of a private tab nothing is in it.
 */
export async function forgetCache(): Promise<void> {
  if (isPrivateTab()) return
  // With cookies, though none is needed: of a response to a request without them browsers keep to nothing of the kind.
  await fetch(FORGET_CACHE_PATH, { method: 'POST' }).catch(() => null)
}
