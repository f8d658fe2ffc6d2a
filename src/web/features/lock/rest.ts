import { isLockOn } from '#web/domain/storage/device-storage.ts'

/** Signs that somebody is there. */
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const

/** Locks again once nobody has touched the page for so long, also while it was in the background. */
export function lockAfterRest(minutes: number): void {
  let last = Date.now()
  let timer = 0
  const isOver = () => Date.now() - last >= minutes * 60_000
  const wait = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(look, Math.max(1000, last + minutes * 60_000 - Date.now()))
  }
  const look = () => (isOver() ? lockNow() : wait())
  for (const sign of SIGNS)
    window.addEventListener(
      sign,
      () => {
        // The first touch after a long sleep is no sign that somebody was there.
        if (isOver()) lockNow()
        else last = Date.now()
      },
      { capture: true, passive: true },
    )
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  wait()
}

/** Nothing that was open is left in a page that is loaded anew. */
export function lockNow(): void {
  if (!isLockOn()) return
  document.documentElement.hidden = true
  window.location.reload()
}
