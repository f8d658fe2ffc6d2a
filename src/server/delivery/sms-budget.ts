import { AppError } from '../errors/app-error.ts'
import { regionOf, type Network } from '../limits/network.ts'
import type { Charge, Limit, RateLimiter } from '../limits/rate-limiter.ts'
import { PerhapsSent, RefusedForGood } from './delivery.ts'
import { smsCountryOf, type SmsCountries } from './sms-reach.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR
/**
 * Of a budget, numbers that nobody has proven to be theirs get half: who registers with one number after another can't keep
 * those who have an account from their codes. A part of it is for new passwords alone, so that who could not confirm a
 * number gets back in.
 */
const SHARES = { confirm: 0.4, reset: 0.1 } as const
type NewNumberFor = keyof typeof SHARES
/** Of what there is for sign-ups, networks near which somebody has signed up within the day get this much. */
const SHARE_OF_AGAIN = 0.5
/** Of what a day may cost, so much may go out at once; the rest becomes free over the day. */
const SHARE_AT_ONCE = 0.25
/** Who earns by SMS owns numbers in a row: of new ones that differ in these digits alone, few get any. */
const DIGITS_OF_BLOCK = 4
/** Word of changes to an account, of which its owner can make any number: 20 in any 24 hours to a number, 8 of them at once. */
const NOTICES = { name: 'sms notices to a number', times: 8, seconds: 16 * HOUR }
/** 30 in any 24 hours. */
const BLOCK = { name: 'sms block of new numbers', times: 10, seconds: DAY / 2 }
const BLOCK_AGAIN = { name: 'sms block of new numbers, again', times: 5, seconds: DAY / 2 }
/** As many as one number may be sent and more: its owner is not to wait for what strangers ask for in its name. */
const BLOCK_RESETS = { name: 'sms block of new numbers, resets', times: 10, seconds: DAY / 2 }
const FIRST = { name: 'first sms to a new number', times: 1, seconds: DAY }

export interface SmsBudget {
  /**
   * Sends, and counts it against the budgets of the day, of the country and of the block of numbers, if it may have gone out.
   * @param about.isNew whether nobody has proven the number: it then is for a new password
   * @throws AppError `too_many_requests` when the budget is used up, RefusedForGood for a number that gets no SMS, or that was
   *   told enough
   */
  spend: (
    number: string,
    about: { isNew: boolean; isNotice: boolean },
    send: () => Promise<void>,
  ) => Promise<void>
  /**
   * Sets aside what a code to a new number costs, before anybody is told that it will come; it is sent by `sendReserved`.
   * Half of it is kept for networks near which nobody has asked within the day.
   * @throws AppError `no_sms_now`
   */
  reserve: (number: string, asked: { network: Network; field?: string | undefined }) => Promise<void>
  /** Gives back what was set aside: nothing was sent. */
  release: (number: string) => Promise<void>
  /** Throws `no_sms_now` if no number in the country could be sent anything now. The same for all of them: it tells of no account. */
  requireSome: (number: string, field: string) => Promise<void>
}

/**
 * What SMS may cost: so many in all in any 24 hours, and so many an hour to each country, counted by what is sent and not by
 * what is asked for.
 * @param aDay to all countries together, 4 or more
 */
export function createSmsBudget(
  countries: SmsCountries,
  aDay: number,
  limiter: Pick<RateLimiter, 'chargeTogether' | 'giveBack' | 'waitFor'>,
): SmsBudget {
  /** @param refused what a budget that is used up means, if not to wait */
  async function charged(charges: Charge[], work: () => Promise<void>, refused?: () => Error): Promise<void> {
    await limiter.chargeTogether(charges).catch((error: unknown) => {
      throw refused && waitForBudget(error) !== null ? refused() : error
    })
    try {
      await work()
    } catch (error) {
      if (!(error instanceof PerhapsSent)) await limiter.giveBack(charges)
      throw error
    }
  }

  const pools = (number: string, country: string, of: NewNumberFor | null): Charge[] => [
    ...(of === null ? [] : [[BLOCKS[of], number.slice(0, -DIGITS_OF_BLOCK)] satisfies Charge]),
    ...chargesFor(country, countries.get(country) ?? 0, of),
    ...chargesOfDay(aDay, of),
  ]
  const countryOf = (number: string): string => {
    const country = smsCountryOf(number, countries)
    if (country === null) throw new RefusedForGood('no SMS are sent to this country or kind of number')
    return country
  }

  return {
    reserve: async (number, { network, field }) => {
      const country = countryOf(number)
      const common = pools(number, country, 'confirm')
      const again: Charge[] = [
        [BLOCK_AGAIN, number.slice(0, -DIGITS_OF_BLOCK)],
        [shareOf('sms country, new numbers, again', countries.get(country) ?? 0, HOUR), country],
        [
          inAnyDay(
            'sms day, new numbers, again',
            Math.max(2, Math.floor(aDay * SHARES.confirm * SHARE_OF_AGAIN)),
          ),
        ],
      ]
      try {
        await orElse(
          () => limiter.chargeTogether([...common, [FIRST, regionOf(network)]]),
          () => limiter.chargeTogether([...common, ...again]),
        )
      } catch (error) {
        throw noSmsNow(error, field)
      }
    },
    release: async (number) => limiter.giveBack(pools(number, countryOf(number), 'confirm')),
    requireSome: async (number, field) => {
      const wait = await limiter.waitFor(pools(number, countryOf(number), null))
      if (wait !== null) throw new AppError('no_sms_now', { field, retryAfterSeconds: Math.ceil(wait) })
    },
    spend: async (number, { isNew, isNotice }, send) => {
      const charges = pools(number, countryOf(number), isNew ? 'reset' : null)
      const sendCharged = () => charged(charges, send)
      if (!isNotice) return sendCharged()
      // First and by itself: what a number gets no more of is to use up nothing that others need.
      return charged([[NOTICES, number]], sendCharged, () => new RefusedForGood('told enough today'))
    },
  }
}

const BLOCKS: Record<NewNumberFor, Limit> = { confirm: BLOCK, reset: BLOCK_RESETS }
const NAMES: Record<NewNumberFor, string> = { confirm: 'new numbers', reset: 'new numbers, resets' }

function chargesFor(country: string, anHour: number, of: NewNumberFor | null): Charge[] {
  const ofAll: Charge = [{ name: 'sms country', times: anHour, seconds: HOUR }, country]
  if (of === null) return [ofAll]
  const times = Math.max(1, Math.floor(anHour * SHARES[of]))
  return [[{ name: `sms country, ${NAMES[of]}`, times, seconds: HOUR }, country], ofAll]
}

function shareOf(name: string, anHour: number, seconds: number): Limit {
  return { name, times: Math.max(1, Math.floor(anHour * SHARES.confirm * SHARE_OF_AGAIN)), seconds }
}

function chargesOfDay(aDay: number, of: NewNumberFor | null): Charge[] {
  const ofAll: Charge = [inAnyDay('sms day', aDay)]
  if (of === null) return [ofAll]
  return [[inAnyDay(`sms day, ${NAMES[of]}`, Math.max(2, Math.floor(aDay * SHARES[of])))], ofAll]
}

function noSmsNow(error: unknown, field: string | undefined): unknown {
  const wait = waitForBudget(error)
  return wait === null
    ? error
    : new AppError('no_sms_now', { retryAfterSeconds: wait, ...(field !== undefined && { field }) })
}

/** The second where the first is used up. */
export async function orElse(first: () => Promise<void>, second: () => Promise<void>): Promise<void> {
  try {
    await first()
  } catch (error) {
    if (waitForBudget(error) === null) throw error
    await second()
  }
}

/** What is used up at once and what becomes free in 24 hours are together no more than `most`. */
function inAnyDay(name: string, most: number): Limit {
  const times = Math.max(1, Math.floor(most * SHARE_AT_ONCE))
  return { name, times, seconds: (times * DAY) / (most - times) }
}

/** How long to wait when the budget is used up; null for any other failure. */
export const waitForBudget = (error: unknown): number | null =>
  error instanceof AppError && error.code === 'too_many_requests' ? (error.retryAfterSeconds ?? 1) : null
