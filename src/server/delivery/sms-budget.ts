import { AppError } from '../errors/app-error.ts'
import type { Charge, RateLimiter } from '../limits/rate-limiter.ts'
import { RefusedForGood } from './delivery.ts'
import { smsCountryOf, type SmsCountries } from './sms-reach.ts'

const HOUR = 60 * 60
/**
 * Of a country's budget, numbers that nobody has proven to be theirs get this much: who registers with one number after
 * another can't keep those who have an account from their codes.
 */
const SHARE_OF_NEW_NUMBERS = 0.5

export interface SmsBudget {
  /**
   * Sends, and counts it against the country's budget if it went out.
   * @param isNew whether the number has yet to be proven
   * @throws AppError `too_many_requests` when the budget is used up, RefusedForGood for a number that gets no SMS
   */
  spend: (number: string, isNew: boolean, send: () => Promise<void>) => Promise<void>
}

/** What SMS may cost: so many an hour to each country, counted by what is sent and not by what is asked for. */
export function createSmsBudget(
  countries: SmsCountries,
  limiter: Pick<RateLimiter, 'charge' | 'giveBack'>,
): SmsBudget {
  return {
    spend: async (number, isNew, send) => {
      const country = smsCountryOf(number, countries)
      if (country === null) throw new RefusedForGood('no SMS are sent to this country or kind of number')
      const charges = chargesFor(country, countries.get(country) ?? 0, isNew)
      await limiter.charge(charges)
      try {
        await send()
      } catch (error) {
        await limiter.giveBack(charges)
        throw error
      }
    },
  }
}

function chargesFor(country: string, anHour: number, isNew: boolean): Charge[] {
  const ofAll: Charge = [{ name: 'sms country', times: anHour, seconds: HOUR }, country]
  if (!isNew) return [ofAll]
  const times = Math.max(1, Math.floor(anHour * SHARE_OF_NEW_NUMBERS))
  return [[{ name: 'sms country, new numbers', times, seconds: HOUR }, country], ofAll]
}

/** How long to wait when the budget is used up; null for any other failure. */
export const waitForBudget = (error: unknown): number | null =>
  error instanceof AppError && error.code === 'too_many_requests' ? (error.retryAfterSeconds ?? 1) : null
