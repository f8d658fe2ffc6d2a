import { AppError } from '../errors/app-error.ts'

/** On whose behalf work is done. */
export interface Turn {
  /** Who takes turns with the others: a network. */
  lane: string
  /** Whether it is on a device whose owner is known: strangers keep nobody there waiting. */
  isKnown?: boolean
  /** Aborted when nobody waits for the result any more. */
  hungUp: AbortSignal
}

export interface FairQueue {
  /**
   * Does the work when its turn comes. Lanes take turns, however many one of them has waiting, and so do known devices and all
   * others: however many strangers wait, every second turn is for those. Work whose caller hangs up before it began is not done.
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
  line: Line
  start: () => void
  refuse: () => void
}

/** Lanes, in the order of whose turn is next. */
type Line = Map<string, Waiting[]>

const RETRY_AFTER_SECONDS = 10

export function createFairQueue({ atOnce, longest, patienceMs }: FairQueueSettings): FairQueue {
  const ofStrangers: Line = new Map()
  const ofKnown: Line = new Map()
  let wasKnown = false
  let running = 0
  let waitingInAll = 0

  const remove = (waiting: Waiting) => {
    const lane = waiting.line.get(waiting.lane)
    const at = lane?.indexOf(waiting) ?? -1
    if (lane === undefined || at === -1) return
    lane.splice(at, 1)
    waitingInAll--
    if (lane.length === 0) waiting.line.delete(waiting.lane)
  }

  const add = (waiting: Waiting) => {
    const lane = waiting.line.get(waiting.lane) ?? []
    lane.push(waiting)
    waiting.line.set(waiting.lane, lane)
    waitingInAll++
    if (waitingInAll <= longest) return
    // Of lanes that are as long, a stranger's.
    const fullest = [...ofStrangers.values(), ...ofKnown.values()].reduce((most, other) =>
      other.length > most.length ? other : most,
    )
    fullest.at(-1)?.refuse()
  }

  const startNext = () => {
    const isKnown = ofKnown.size > 0 && !(wasKnown && ofStrangers.size > 0)
    const line = isKnown ? ofKnown : ofStrangers
    const [first] = line
    if (first === undefined) {
      running--
      return
    }
    const [name, [waiting]] = first
    // Its lane is last in line from now on.
    const lane = line.get(name)!
    line.delete(name)
    line.set(name, lane)
    wasKnown = isKnown
    remove(waiting!)
    waiting!.start()
  }

  const untilTurn = ({ lane, isKnown, hungUp }: Turn) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => {
        settle()
        remove(waiting)
        reject(refused())
      }
      const waiting: Waiting = {
        lane,
        line: isKnown ? ofKnown : ofStrangers,
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
