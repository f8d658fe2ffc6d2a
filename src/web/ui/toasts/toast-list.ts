export type ToastKind = 'error' | 'success' | 'warning' | 'info'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
}

/** Time enough to read it twice; bad news stays longer. */
const SHOWN_MS: Record<ToastKind, number> = { success: 6000, info: 6000, warning: 10_000, error: 10_000 }

/** More at once would cover the page. */
const AT_ONCE = 3

interface Timers {
  set: (act: () => void, ms: number) => number
  clear: (timer: number) => void
}

/** What is shown now, oldest first. Each goes by itself after a while, but not while the list is held. */
export interface ToastList {
  current: () => readonly Toast[]
  /** The same words again start anew instead of standing there twice. What succeeds takes failures before it away. */
  show: (kind: ToastKind, text: string) => void
  dismiss: (id: number) => void
  /** Stops the clock of all while one is looked at; `letGo` starts it anew. */
  hold: () => void
  letGo: () => void
  subscribe: (listener: () => void) => () => void
}

const isSame = (a: Toast, b: Toast) => a.kind === b.kind && a.text === b.text

export function createToastList(timers: Timers): ToastList {
  const listeners = new Set<() => void>()
  const running = new Map<number, number>()
  let toasts: readonly Toast[] = []
  let isHeld = false
  let lastId = 0

  function put(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function stop(id: number) {
    timers.clear(running.get(id) ?? 0)
    running.delete(id)
  }

  function start({ id, kind }: Toast) {
    stop(id)
    if (!isHeld)
      running.set(
        id,
        timers.set(() => dismiss(id), SHOWN_MS[kind]),
      )
  }

  function dismiss(id: number) {
    stop(id)
    put(toasts.filter((toast) => toast.id !== id))
    // Nothing left to look at: what comes next is not held, though no event may tell that the pointer or focus has gone.
    if (toasts.length === 0) isHeld = false
  }

  return {
    current: () => toasts,
    show(kind, text) {
      lastId += 1
      const toast = { id: lastId, kind, text }
      const others = toasts.filter(
        (other) => !isSame(other, toast) && !(kind === 'success' && other.kind === 'error'),
      )
      const kept = others.slice(-(AT_ONCE - 1))
      for (const gone of toasts) if (!kept.includes(gone)) stop(gone.id)
      start(toast)
      put([...kept, toast])
    },
    dismiss,
    hold() {
      isHeld = true
      for (const { id } of toasts) stop(id)
    },
    letGo() {
      isHeld = false
      for (const toast of toasts) start(toast)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
