import { LIMITS } from '../limits/limits.ts'
import { byNetwork, type Network } from '../limits/network.ts'
import type { Charge } from '../limits/rate-limiter.ts'

/**
 * What asking for a message to an address counts against, whether or not one comes of it: that must not show. What SMS
 * cost in all is counted when one goes out (`sms-budget.ts`).
 */
export function sendingCharges(to: { kind: 'email' | 'phone'; value: string }, network: Network): Charge[] {
  return [
    ...byNetwork(LIMITS.sendByNetwork, network),
    ...(to.kind === 'phone' ? byNetwork(LIMITS.smsByNetwork, network) : []),
    [to.kind === 'phone' ? LIMITS.smsByBoth : LIMITS.mailByBoth, to.value, network.site],
    [LIMITS.sendByAddress, to.value],
    ...(to.kind === 'phone' ? [[LIMITS.smsByNumber, to.value] satisfies Charge] : []),
  ]
}
