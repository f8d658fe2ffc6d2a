/** What goes along from page to page in the browser's history: never in the address, never sent. */
export interface HistoryState {
  /** Where to go on after logging in. */
  back?: string
  /** The address just signed up with. */
  username?: string
  /** Number that a code was sent to, with its country. */
  phone?: string
  dialCode?: string
  /** What a code was traded for: good for setting a new password once. */
  slug?: string
}

/** A page of this site to go back to; anything else is not followed. */
export function returnPathIn(state: HistoryState | null): string | null {
  const back = state?.back
  return back?.startsWith('/') && !back.startsWith('//') ? back : null
}
