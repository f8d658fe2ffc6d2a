import { LIMITS } from '../limits/limits.ts'
import { byNetwork, regionOf, type Network } from '../limits/network.ts'
import type { Charge, RateLimiter } from '../limits/rate-limiter.ts'
import { orElse } from './sms-budget.ts'

interface Asked {
  kind: 'email' | 'phone'
  value: string
}

/**
 * Counts the asking for a message to an address, whether or not one comes of it: that must not show. What SMS cost in all is
 * `sms-budget.ts`'s.
 *
 * Nobody keeps an owner from the texts to their number by asking for them: a browser that the owner has signed in with has
 * some of its own, and half of the rest goes to who asks from where nobody has asked within the day.
 * @param device the name of a browser in which the address has signed in; null where none is known
 * @throws AppError `too_many_requests`, with the longest wait; then nothing was counted
 */
export async function chargeSending(
  limiter: Pick<RateLimiter, 'chargeTogether'>,
  to: Asked,
  network: Network,
  device: string | null = null,
): Promise<void> {
  const { value, kind } = to
  const ofNetwork = byNetwork(LIMITS.sendByNetwork, network)
  if (kind === 'email') {
    return limiter.chargeTogether([
      ...ofNetwork,
      [LIMITS.mailByBoth, value, network.site],
      [LIMITS.sendByAddress, value],
    ])
  }
  const forPhone: Charge[] = [...ofNetwork, ...byNetwork(LIMITS.smsByNetwork, network)]
  if (device !== null) return limiter.chargeTogether([...forPhone, [LIMITS.smsByDevice, value]])
  const byNumber: Charge[] = [
    ...forPhone,
    [LIMITS.smsByBoth, value, network.site],
    [LIMITS.smsByNumber, value],
  ]
  const first: Charge = [LIMITS.firstForNumber, value, regionOf(network)]
  return orElse(
    () => limiter.chargeTogether([...byNumber, first]),
    () => limiter.chargeTogether([...byNumber, [LIMITS.smsByNumberAgain, value]]),
  )
}
