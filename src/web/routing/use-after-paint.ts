import { startTransition, useEffect, useState } from 'react'

/**
 * The value as it was until the change of it is painted. What a tap leads to elsewhere on the page can take a slow phone
 * 100 ms in one go; React's own `useDeferredValue` may begin with it before the browser has painted the answer to the tap.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(() => value)
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined
    // The callbacks of a frame run before it is painted, a timer set there after.
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setPainted(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  }, [value])
  return painted
}
