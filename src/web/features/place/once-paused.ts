import { useEffect, useState } from 'react'

/** What it is once it has stayed the same for a while: a screen reader is not told of every letter typed. */
export function useOncePaused<Value>(now: Value, pauseMs: number): Value {
  const [paused, setPaused] = useState(now)
  useEffect(() => {
    const later = setTimeout(() => setPaused(now), pauseMs)
    return () => clearTimeout(later)
  }, [now, pauseMs])
  return paused
}
