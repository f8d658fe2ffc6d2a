let isUnderWay = false

/** After so long it is done without: a browser that paints nothing, because it is short of processor time, still answers a tap. */
const UNPAINTED_MS = 1000

/**
 * Shows that a tap was received, and does what it asks for once that is painted: drawing a long page takes a slow phone half a
 * second, and until then a tap must not seem lost. Further taps meanwhile were meant for what is going away.
 */
export function afterPaint(work: () => void): void {
  if (isUnderWay) return
  isUnderWay = true
  const endWaiting = showWaiting()
  let isDone = false
  // The callbacks of a frame run before it is painted, a timer set there after.
  requestAnimationFrame(() => setTimeout(go))
  setTimeout(go, UNPAINTED_MS)

  function go() {
    if (isDone) return
    isDone = true
    isUnderWay = false
    endWaiting()
    work()
  }
}

/** Shows the bar of waiting at the top of the page (`base.css`). @returns what takes it away. */
export function showWaiting(): () => void {
  // An element of its own that is always there: a slow phone answers the tap without a new layout of the page.
  const bar = document.getElementById('waiting')
  bar?.toggleAttribute('data-shown', true)
  return () => {
    bar?.toggleAttribute('data-shown', false)
  }
}
