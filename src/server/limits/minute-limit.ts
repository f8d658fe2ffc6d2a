import { AppError } from '../errors/app-error.ts'

const MINUTE_MS = 60_000
/** So many are counted apart; of any more in the same minute nothing is taken. */
const MOST_COUNTED = 10_000

/**
 * A limit for what is cheap and belongs to nobody, counted in the memory of this server: the limits in the database would cost
 * more than what they guard.
 * @returns charges one to a network @throws AppError `too_many_requests` when that has used up its minute
 */
export function createMinuteLimit(most: number, now: () => number = Date.now): (network: string) => void {
  let minute = 0
  const used = new Map<string, number>()
  return (network) => {
    const time = now()
    if (Math.floor(time / MINUTE_MS) !== minute) {
      minute = Math.floor(time / MINUTE_MS)
      used.clear()
    }
    const count = used.get(network) ?? 0
    if (count >= most || (count === 0 && used.size >= MOST_COUNTED))
      throw new AppError('too_many_requests', { retryAfterSeconds: ((minute + 1) * MINUTE_MS - time) / 1000 })
    used.set(network, count + 1)
  }
}
