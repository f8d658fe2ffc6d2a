import { LIMITS } from '../limits/limits.ts'
import type { Charge, Limit } from '../limits/rate-limiter.ts'

const HOUR = 60 * 60

/** SMS costs money, and there is fraud that lives on it. */
const SMS_LIMITS = {
  byNetwork: { name: 'sms network', times: 10, seconds: HOUR },
  byAll: { name: 'sms all', times: 500, seconds: HOUR },
} as const satisfies Record<string, Limit>

/** What sending anything to an address counts against. */
export function sendingCharges(to: { kind: 'email' | 'phone'; value: string }, network: string): Charge[] {
  const bySender: Charge = [LIMITS.sendByNetwork, network]
  const byRecipient: Charge = [LIMITS.sendByAddress, to.value]
  if (to.kind === 'email') return [bySender, byRecipient]
  return [bySender, [SMS_LIMITS.byNetwork, network], byRecipient, [SMS_LIMITS.byAll, 'everybody']]
}
