import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFairQueue, type FairQueue } from './fair-queue.ts'

const NEVER = new AbortController().signal

/** A queue of one place, work that ends when it is told to, and in which order it began. */
function openQueue(settings: { longest?: number; patienceMs?: number } = {}) {
  const queue: FairQueue = createFairQueue({ atOnce: 1, longest: 100, patienceMs: 10_000, ...settings })
  const began: string[] = []
  const ends: (() => void)[] = []
  const outcomes: Record<string, string> = {}
  return {
    began,
    outcomes,
    enter: (name: string, lane: string, hungUp: AbortSignal = NEVER, isKnown = false) => {
      const work = () => {
        began.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      }
      queue.run(work, { lane, hungUp, isKnown }).then(
        () => (outcomes[name] = 'done'),
        ({ code }: { code: string }) => (outcomes[name] = code),
      )
    },
    endAll: async () => {
      for (let quiet = 0; quiet < 5; quiet++) {
        await new Promise((resolve) => setImmediate(resolve))
        for (const end of ends.splice(0)) {
          end()
          quiet = 0
        }
      }
    },
  }
}

test('networks take turns, however much one of them has waiting', async () => {
  const { enter, began, endAll } = openQueue()
  for (let at = 1; at <= 5; at++) enter(`a${at}`, 'a')
  enter('b1', 'b')
  enter('b2', 'b')
  enter('c1', 'c')
  await endAll()
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5'])
})

test('every second turn is for known devices, whatever strangers have waiting, and they do not keep those out', async () => {
  const { enter, began, endAll } = openQueue()
  for (let at = 1; at <= 4; at++) enter(`stranger${at}`, `network ${at}`)
  for (let at = 1; at <= 3; at++) enter(`known${at}`, 'home', NEVER, true)
  await endAll()
  expect(began).toEqual(['stranger1', 'known1', 'stranger2', 'known2', 'stranger3', 'known3', 'stranger4'])
})

test('a stranger makes room for a known device, where too many wait', async () => {
  const { enter, outcomes, endAll } = openQueue({ longest: 3 })
  for (let at = 0; at <= 3; at++) enter(`stranger${at}`, `network ${at}`)
  enter('known', 'home', NEVER, true)
  await endAll()
  expect(outcomes).toEqual({
    stranger0: 'done',
    stranger1: 'unavailable',
    stranger2: 'done',
    stranger3: 'done',
    known: 'done',
  })
})

test('work whose caller hangs up before it began is never done, and others go on', async () => {
  const { enter, began, outcomes, endAll } = openQueue()
  enter('first', 'a')
  const callers = Array.from({ length: 250 }, (_, at) => {
    const caller = new AbortController()
    enter(`gone${at}`, `network ${at}`, caller.signal)
    return caller
  })
  enter('right', 'b')
  for (const caller of callers) caller.abort()
  await endAll()
  expect(began).toEqual(['first', 'right'])
  expect(outcomes).toMatchObject({
    first: 'done',
    right: 'done',
    gone0: 'unavailable',
    gone249: 'unavailable',
  })
})

test('who has hung up already does not even wait', async () => {
  const { enter, began, outcomes, endAll } = openQueue()
  enter('gone', 'a', AbortSignal.abort())
  await endAll()
  expect([began, outcomes]).toEqual([[], { gone: 'unavailable' }])
})

test('when too many wait, the newest of the longest line makes room', async () => {
  const { enter, outcomes, endAll } = openQueue({ longest: 3 })
  enter('a0', 'a')
  for (const name of ['a1', 'a2', 'a3']) enter(name, 'a')
  enter('b1', 'b')
  await new Promise((resolve) => setImmediate(resolve))
  expect(outcomes).toEqual({ a3: 'unavailable' })
  enter('a4', 'a')
  await endAll()
  expect(outcomes).toEqual({
    a0: 'done',
    a1: 'done',
    a2: 'done',
    a3: 'unavailable',
    a4: 'unavailable',
    b1: 'done',
  })
})

test('work that fails hands its place on', async () => {
  const queue = createFairQueue({ atOnce: 1, longest: 10, patienceMs: 10_000 })
  const turn = { lane: 'a', hungUp: NEVER }
  const failing = queue.run(() => Promise.reject(new Error('no')), turn)
  const next = queue.run(async () => 'yes', turn)
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

describe('waiting', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('ends after a while, with when to come again', async () => {
    const queue = createFairQueue({ atOnce: 1, longest: 10, patienceMs: 8000 })
    let end = () => {}
    const first = queue.run(() => new Promise<void>((resolve) => (end = resolve)), {
      lane: 'a',
      hungUp: NEVER,
    })
    const second = queue.run(async () => 'too late', { lane: 'b', hungUp: NEVER })
    const outcome = second.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(8000)
    expect(await outcome).toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 })
    end()
    await first
    expect(await queue.run(async () => 'free again', { lane: 'c', hungUp: NEVER })).toBe('free again')
  })
})
