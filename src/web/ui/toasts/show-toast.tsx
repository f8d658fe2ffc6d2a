import { createRoot } from 'react-dom/client'
import { createToastList, type ToastKind } from './toast-list.ts'
import { Toasts } from './toasts.tsx'

const toasts = createToastList({
  set: (act, ms) => window.setTimeout(act, ms),
  clear: (timer) => window.clearTimeout(timer),
})

let isMounted = false

/**
 * Says something at the top of the page, whichever page comes next. Lives beside the app, so that pages that never say
 * anything don't load it.
 */
export function showToast(kind: ToastKind, text: string): void {
  if (!isMounted) {
    isMounted = true
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts toasts={toasts} />)
    // Screen readers announce what is added to a live region, not what it already holds when it appears.
    window.setTimeout(() => toasts.show(kind, text), 100)
    return
  }
  toasts.show(kind, text)
}
