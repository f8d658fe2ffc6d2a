import { isLockOn, reloadHidden } from '#web/domain/storage/device-storage.ts'

/** Signs that somebody is there. */
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const

let watch: { tabs: BroadcastChannel; end: () => void } | undefined

/**
 * Locks again once nobody has touched the page for so many minutes, also while it was in the background; when another tab
 * is locked by hand; and when Back brings the page back as it was left. From a second call on, what it says holds.
 */
export function lockWhenIdle(idleMinutes: number): void {
  stopWatching()
  const ending = new AbortController()
  const { signal } = ending
  let last = Date.now()
  let timer = 0
  const isOver = () => {
    // A clock that was put back must not keep it open for longer.
    last = Math.min(last, Date.now())
    return Date.now() - last >= idleMinutes * 60_000
  }
  const wait = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(look, Math.max(1000, last + idleMinutes * 60_000 - Date.now()))
  }
  const look = () => (isOver() ? lockNow() : wait())
  const touched = () => {
    // The first touch after a long sleep is no sign that somebody was there.
    if (isOver()) lockNow()
    else last = Date.now()
  }
  for (const sign of SIGNS) window.addEventListener(sign, touched, { capture: true, passive: true, signal })
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('pageshow', ({ persisted }) => (persisted ? reloadHidden() : look()), { signal })
  const tabs = new BroadcastChannel('lock')
  tabs.addEventListener('message', lockNow)
  watch = {
    tabs,
    end() {
      window.clearTimeout(timer)
      ending.abort()
      tabs.close()
    },
  }
  wait()
}

/** The lock was taken off. */
export function stopWatching(): void {
  watch?.end()
  watch = undefined
}

export function lockAllTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  watch?.tabs.postMessage('lock')
  lockNow()
}

function lockNow(): void {
  if (isLockOn()) reloadHidden()
}
