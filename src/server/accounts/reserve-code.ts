import { chargeSending } from '../delivery/sending-charges.ts'
import { AppError } from '../errors/app-error.ts'
import { LIMITS } from '../limits/limits.ts'
import { byNetwork, type Network } from '../limits/network.ts'
import type { AccountServices } from './services.ts'

interface Asked {
  network: Network
  field?: string
}

/**
 * Counts the asking for a code to a number that nobody has proven, and sets aside what it costs: whoever reads that it
 * comes gets it.
 * @throws AppError `too_many_requests`, `no_sms_now`
 */
export async function reserveCode(
  { limiter, smsBudget }: AccountServices,
  number: string,
  { network, field }: Asked,
): Promise<void> {
  await chargeSending(limiter, { kind: 'phone', value: number }, network)
  await smsBudget.reserve(number, { network, field })
}

/** Counts a sign-up by phone. Who can have no more of them from a network is told what else there is. */
export async function countPhoneSignUp({ limiter }: AccountServices, network: Network): Promise<void> {
  try {
    await limiter.chargeTogether(byNetwork(LIMITS.phoneSignUpByNetwork, network))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    throw new AppError('no_sms_now', {
      field: 'phone',
      ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
    })
  }
}
