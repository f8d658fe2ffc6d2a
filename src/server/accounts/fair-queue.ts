import { AppError } from '../errors/app-error.ts'

/** On whose behalf work is done. */
export interface Turn {
  /** Who takes turns with the others: a network. */
  lane: string
  /** Aborted when nobody waits for the result any more. */
  hungUp: AbortSignal
}

export interface FairQueue {
  /**
   * Does the work when its turn comes. Lanes take turns, however many one of them has waiting; work whose caller hangs
   * up before it began is not done.
   * @throws AppError `unavailable` after too long a wait, when too many wait, or when the caller has hung up
   */
  run: <Result>(work: () => Promise<Result>, turn: Turn) => Promise<Result>
  /** How many wait in all. */
  waiting: () => number
}

export interface FairQueueSettings {
  atOnce: number
  /** How many may wait in all; then the newest of the longest lane makes room. */
  longest: number
  patienceMs: number
}

interface Waiting {
  lane: string
  start: () => void
  refuse: () => void
}

const RETRY_AFTER_SECONDS = 10

export function createFairQueue({ atOnce, longest, patienceMs }: FairQueueSettings): FairQueue {
  /** In the order of whose turn is next. */
  const lanes = new Map<string, Waiting[]>()
  let running = 0
  let waitingInAll = 0

  const remove = (waiting: Waiting) => {
    const lane = lanes.get(waiting.lane)
    const at = lane?.indexOf(waiting) ?? -1
    if (lane === undefined || at === -1) return
    lane.splice(at, 1)
    waitingInAll--
    if (lane.length === 0) lanes.delete(waiting.lane)
  }

  const add = (waiting: Waiting) => {
    const lane = lanes.get(waiting.lane) ?? []
    lane.push(waiting)
    lanes.set(waiting.lane, lane)
    waitingInAll++
    if (waitingInAll <= longest) return
    const fullest = [...lanes.values()].reduce((most, other) => (other.length > most.length ? other : most))
    fullest.at(-1)?.refuse()
  }

  const startNext = () => {
    const [first] = lanes
    if (first === undefined) {
      running--
      return
    }
    const [name, [waiting]] = first
    // Its lane is last in line from now on.
    const lane = lanes.get(name)!
    lanes.delete(name)
    lanes.set(name, lane)
    remove(waiting!)
    waiting!.start()
  }

  const untilTurn = ({ lane, hungUp }: Turn) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => {
        settle()
        remove(waiting)
        reject(refused())
      }
      const waiting: Waiting = {
        lane,
        refuse,
        start: () => {
          settle()
          resolve()
        },
      }
      const timer = setTimeout(refuse, patienceMs)
      timer.unref()
      const settle = () => {
        clearTimeout(timer)
        hungUp.removeEventListener('abort', refuse)
      }
      hungUp.addEventListener('abort', refuse)
      add(waiting)
    })

  return {
    waiting: () => waitingInAll,
    run: async (work, turn) => {
      if (turn.hungUp.aborted) throw refused()
      // Whoever starts us hands its place over: `running` stays as it is.
      if (running >= atOnce) await untilTurn(turn)
      else running++
      try {
        return await work()
      } finally {
        startNext()
      }
    },
  }
}

const refused = () => new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
