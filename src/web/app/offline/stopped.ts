let stopped = false

/** From when the device was wiped: nothing is kept any more. */
export function stop(): void {
  stopped = true
}

export const isStopped = () => stopped
