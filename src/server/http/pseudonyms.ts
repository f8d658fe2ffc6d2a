import { randomBytes } from 'node:crypto'
import { keyedHash } from '../secrets/keys.ts'

const KEY_BYTES = 32
const LENGTH = 12

/** The name of today for an account or a network. */
export type Pseudonym = (text: string) => string

/**
 * Short names under which the log tells that two lines are about the same account or network, and not about which.
 * The key is random, is never written anywhere, and is thrown away when the day (UTC) or the process ends: from then
 * on nobody, not even who runs the site, can tell whom a line was about, or follow anybody over days.
 */
export function createPseudonyms(now: () => Date = () => new Date()): Pseudonym {
  let day = ''
  let key = randomBytes(KEY_BYTES)
  return (text) => {
    const today = now().toISOString().slice(0, 10)
    if (today !== day) {
      day = today
      key = randomBytes(KEY_BYTES)
    }
    return keyedHash(key, text).slice(0, LENGTH)
  }
}
