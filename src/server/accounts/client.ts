import type { Network } from '../limits/network.ts'
import type { SignInPlace } from '../sessions/sessions.ts'
import type { Turn } from './fair-queue.ts'

/** Who sends a request, as far as we look. */
export interface Client extends SignInPlace {
  /** Its network address, coarsened. */
  network: Network
  /** Its place among those whose passwords are checked. */
  turn: Turn
  /** The Cookie header. */
  cookie: string | undefined
}
