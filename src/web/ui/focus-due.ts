let due = false

/**
 * Marks every change of address as one whose new heading takes the focus. Called once, before React listens, so that
 * the mark is set when the new page renders. `pushState` and `replaceState` are the events wouter sends.
 */
export function markFocusOnNavigation(): void {
  for (const event of ['pushState', 'replaceState', 'popstate', 'hashchange']) {
    window.addEventListener(event, () => {
      due = true
    })
  }
}

/** Whether a navigation still waits for its heading; asking clears it. */
export function takeFocusDue(): boolean {
  const was = due
  due = false
  return was
}
