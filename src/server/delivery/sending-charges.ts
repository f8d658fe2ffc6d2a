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
  if (kind === 'email') return limiter.chargeTogether(forMail(value, network))
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

/**
 * As `chargeSending`, for a code that is to confirm an email address: in a day a mailbox gets few of those, since anybody can ask
 * for them. Links for a new password go on.
 */
export const chargeConfirmationMail = (
  limiter: Pick<RateLimiter, 'chargeTogether'>,
  email: string,
  network: Network,
): Promise<void> => chargeMailbox(limiter, forMail(email, network), email, network)

/** As `chargeConfirmationMail`, for one that goes out with a new account, whose own limits are charged already. */
export const chargeFirstMail = (
  limiter: Pick<RateLimiter, 'chargeTogether'>,
  email: string,
  network: Network,
): Promise<void> => chargeMailbox(limiter, [], email, network)

const forMail = (email: string, network: Network): Charge[] => [
  ...byNetwork(LIMITS.sendByNetwork, network),
  [LIMITS.mailByBoth, email, network.site],
  [LIMITS.sendByAddress, email],
]

async function chargeMailbox(
  limiter: Pick<RateLimiter, 'chargeTogether'>,
  others: Charge[],
  email: string,
  network: Network,
): Promise<void> {
  const charges: Charge[] = [...others, [LIMITS.confirmMailADay, email]]
  await orElse(
    () => limiter.chargeTogether([...charges, [LIMITS.firstForMailbox, email, regionOf(network)]]),
    () => limiter.chargeTogether([...charges, [LIMITS.confirmMailAgain, email]]),
  )
}
