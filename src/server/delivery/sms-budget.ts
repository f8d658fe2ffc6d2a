import { AppError } from '../errors/app-error.ts'
import type { Charge, Limit, RateLimiter } from '../limits/rate-limiter.ts'
import { PerhapsSent, RefusedForGood } from './delivery.ts'
import { smsCountryOf, type SmsCountries } from './sms-reach.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR
/**
 * Of a country's budget, numbers that nobody has proven to be theirs get this much: who registers with one number after
 * another can't keep those who have an account from their codes.
 */
const SHARE_OF_NEW_NUMBERS = 0.5
/** Of what a day may cost, so much may go out at once; the rest becomes free over the day. */
const SHARE_AT_ONCE = 0.25
/** Who earns by SMS owns numbers in a row: of new ones that differ in these digits alone, few get any. */
const DIGITS_OF_BLOCK = 4
/** Word of changes to an account, of which its owner can make any number: 20 in any 24 hours to a number, 8 of them at once. */
const NOTICES = { name: 'sms notices to a number', times: 8, seconds: 16 * HOUR }
/** 30 in any 24 hours. */
const BLOCK = { name: 'sms block of new numbers', times: 10, seconds: DAY / 2 }

export interface SmsBudget {
  /**
   * Sends, and counts it against the budgets of the day, of the country and of the block of numbers, if it may have gone out.
   * @throws AppError `too_many_requests` when the budget is used up, RefusedForGood for a number that gets no SMS, or that was
   *   told enough
   */
  spend: (
    number: string,
    about: { isNew: boolean; isNotice: boolean },
    send: () => Promise<void>,
  ) => Promise<void>
}

/**
 * What SMS may cost: so many in all in any 24 hours, and so many an hour to each country, counted by what is sent and not by
 * what is asked for.
 * @param aDay to all countries together, 4 or more
 */
export function createSmsBudget(
  countries: SmsCountries,
  aDay: number,
  limiter: Pick<RateLimiter, 'charge' | 'giveBack'>,
): SmsBudget {
  /** @param refused what a budget that is used up means, if not to wait */
  async function charged(charges: Charge[], work: () => Promise<void>, refused?: () => Error): Promise<void> {
    await limiter.charge(charges).catch((error: unknown) => {
      throw refused && waitForBudget(error) !== null ? refused() : error
    })
    try {
      await work()
    } catch (error) {
      if (!(error instanceof PerhapsSent)) await limiter.giveBack(charges)
      throw error
    }
  }

  return {
    spend: async (number, { isNew, isNotice }, send) => {
      const country = smsCountryOf(number, countries)
      if (country === null) throw new RefusedForGood('no SMS are sent to this country or kind of number')
      const charges = [
        ...(isNew ? [[BLOCK, number.slice(0, -DIGITS_OF_BLOCK)] satisfies Charge] : []),
        ...chargesFor(country, countries.get(country) ?? 0, isNew),
        ...chargesOfDay(aDay, isNew),
      ]
      const sendCharged = () => charged(charges, send)
      if (!isNotice) return sendCharged()
      // First and by itself: what a number gets no more of is to use up nothing that others need.
      return charged([[NOTICES, number]], sendCharged, () => new RefusedForGood('told enough today'))
    },
  }
}

function chargesFor(country: string, anHour: number, isNew: boolean): Charge[] {
  const ofAll: Charge = [{ name: 'sms country', times: anHour, seconds: HOUR }, country]
  if (!isNew) return [ofAll]
  const times = Math.max(1, Math.floor(anHour * SHARE_OF_NEW_NUMBERS))
  return [[{ name: 'sms country, new numbers', times, seconds: HOUR }, country], ofAll]
}

function chargesOfDay(aDay: number, isNew: boolean): Charge[] {
  const ofAll: Charge = [inAnyDay('sms day', aDay)]
  const forNew = Math.max(2, Math.floor(aDay * SHARE_OF_NEW_NUMBERS))
  return isNew ? [[inAnyDay('sms day, new numbers', forNew)], ofAll] : [ofAll]
}

/** What is used up at once and what becomes free in 24 hours are together no more than `most`. */
function inAnyDay(name: string, most: number): Limit {
  const times = Math.max(1, Math.floor(most * SHARE_AT_ONCE))
  return { name, times, seconds: (times * DAY) / (most - times) }
}

/** How long to wait when the budget is used up; null for any other failure. */
export const waitForBudget = (error: unknown): number | null =>
  error instanceof AppError && error.code === 'too_many_requests' ? (error.retryAfterSeconds ?? 1) : null
