/** A heading that arrives by going on also shows the page from its top; by going back, the browser finds the place. */
export type FocusDue = 'going_on' | 'going_back'

let due: FocusDue | null = null

/**
 * Marks every change of address as one whose new heading takes the focus. Called once, before React listens, so that
 * the mark is set when the new page renders. `pushState` and `replaceState` are the events wouter sends.
 */
export function markFocusOnNavigation(): void {
  const mark = (direction: FocusDue) => () => {
    due = direction
  }
  window.addEventListener('popstate', mark('going_back'))
  window.addEventListener('pushState', mark('going_on'))
  window.addEventListener('replaceState', () => {
    due ??= 'going_on'
  })
}

/**
 * The navigation that still waits for its heading, if any; asking clears it. While the page of the new address is on its way
 * (`showWaiting`) it is kept for it: the page before may draw another heading meanwhile, as its address has changed.
 */
export function takeFocusDue(): FocusDue | null {
  if (document.querySelector('#waiting[data-shown]')) return null
  const was = due
  due = null
  return was
}
