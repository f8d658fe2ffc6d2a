declare global {
  interface Window {
    /** Of `before-paint.js`: the button pressed last before the page could answer; from now on the page does. */
    takeEarlyTap?: () => HTMLButtonElement | null
  }
}

/** Answers what was pressed while the page's scripts were still on their way. */
export function answerEarlyTap(): void {
  const pressed = window.takeEarlyTap?.()
  if (pressed?.isConnected) pressed.click()
}
