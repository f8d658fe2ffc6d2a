export interface Alarm {
  /** Ends a sleep at once, or the next one if nobody sleeps. */
  ring: () => void
  /** Waits so long, or until it rings; it doesn't keep the process alive. */
  sleep: (ms: number) => Promise<void>
}

export function createAlarm(): Alarm {
  let wakeUp: (() => void) | null = null
  let rung = false
  return {
    ring: () => {
      rung = true
      wakeUp?.()
    },
    sleep: async (ms) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref()
          wakeUp = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wakeUp = null
      rung = false
    },
  }
}
