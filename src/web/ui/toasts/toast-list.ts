import { createStore, type Store } from '#web/state/store.ts'

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
export interface ToastList extends Store<readonly Toast[]> {
  /** The same words again start anew instead of standing there twice. What succeeds takes failures before it away. */
  show: (kind: ToastKind, text: string) => void
  dismiss: (id: number) => void
  /** Stops the clock of all while one is looked at; `letGo` starts it anew. */
  hold: () => void
  letGo: () => void
}

const isSame = (a: Toast, b: Toast) => a.kind === b.kind && a.text === b.text

export function createToastList(timers: Timers): ToastList {
  const { current, put, subscribe } = createStore<readonly Toast[]>([])
  const running = new Map<number, number>()
  let isHeld = false
  let lastId = 0

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
    put(current().filter((toast) => toast.id !== id))
    // Nothing left to look at: what comes next is not held, though no event may tell that the pointer or focus has gone.
    if (current().length === 0) isHeld = false
  }

  return {
    current,
    subscribe,
    show(kind, text) {
      lastId += 1
      const toast = { id: lastId, kind, text }
      const others = current().filter(
        (other) => !isSame(other, toast) && !(kind === 'success' && other.kind === 'error'),
      )
      const kept = others.slice(-(AT_ONCE - 1))
      for (const gone of current()) if (!kept.includes(gone)) stop(gone.id)
      start(toast)
      put([...kept, toast])
    },
    dismiss,
    hold() {
      isHeld = true
      for (const { id } of current()) stop(id)
    },
    letGo() {
      isHeld = false
      for (const toast of current()) start(toast)
    },
  }
}
