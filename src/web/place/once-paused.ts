import { useEffect, useState } from 'react'

/** Long enough for the next letter of somebody who types slowly, short enough not to be waited for. */
const PAUSE_MS = 500

/** What it is once it has stayed the same for a while: a screen reader is not told of every letter typed. */
export function useOncePaused<Told>(now: Told): Told {
  const [paused, setPaused] = useState(now)
  useEffect(() => {
    const later = setTimeout(() => setPaused(now), PAUSE_MS)
    return () => clearTimeout(later)
  }, [now])
  return paused
}
