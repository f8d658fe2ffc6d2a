declare global {
  interface Window {
    /**
     * Of `before-paint.js`: what was chosen and the button pressed last before the page could answer; from now on the page
     * does.
     */
    takeEarlyTaps?: () => { chosen: HTMLInputElement[]; pressed: HTMLButtonElement | null }
  }
}

/** Answers what was chosen and pressed while the page's scripts were still on their way. */
export function answerEarlyTaps(): void {
  const { chosen = [], pressed } = window.takeEarlyTaps?.() ?? {}
  for (const input of chosen) {
    // The browser has checked it, but React does not know: chosen again, it does.
    input.checked = !input.checked
    if (input.isConnected) input.click()
  }
  // Once the page has taken in what was chosen.
  setTimeout(() => {
    if (pressed?.isConnected) pressed.click()
  })
}
