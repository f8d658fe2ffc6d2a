import { expect, test } from 'vitest'
import { restartUnderLoad } from '../../bench/rolling-restart.ts'

/** Small forms of `bench/two-servers.ts`; the proxy has time to see on a busy machine, too, that a server is leaving. */
const FEW = { clients: 2, drainSeconds: 4 }
/** A message that is lost is waited for. */
const TIMEOUT_MS = 300_000

test(
  'restarting two servers in turn under load loses no request and no message',
  async () => {
    const { answered, failed, messages } = await restartUnderLoad({ restart: 'servers', times: 2, ...FEW })
    expect(failed).toEqual({ page: [], knowledge: [], account: [], message: [] })
    for (const count of Object.values(answered)) expect(count).toBeGreaterThan(0)
    expect(messages).toEqual({ taken: answered.message, lost: 0, twice: 0 })
  },
  TIMEOUT_MS,
)

test(
  'restarting the database costs accounts a few seconds, and pages and knowledge nothing',
  async () => {
    const { answered, failed, messages, accountsAwayMs } = await restartUnderLoad({
      restart: 'database',
      times: 1,
      ...FEW,
    })
    expect([failed.page, failed.knowledge]).toEqual([[], []])
    // It was away, and said so, and came back.
    expect(failed.account.length).toBeGreaterThan(0)
    for (const problem of [...failed.account, ...failed.message]) expect(problem).toBe('503 ')
    expect(accountsAwayMs).toBeLessThan(10_000)
    for (const count of Object.values(answered)) expect(count).toBeGreaterThan(0)
    expect(messages).toMatchObject({ lost: 0, twice: 0 })
  },
  TIMEOUT_MS,
)
