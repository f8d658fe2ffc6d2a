import type { Network } from '../limits/network.ts'

/** Who sends a request, as far as we look. */
export interface Client {
  /** Its network address, coarsened. */
  network: Network
  /** Its browser in words. */
  device: string
  /** The Cookie header. */
  cookie: string | undefined
}
