import { useHistoryState } from 'wouter/use-browser-location'
import { followOtherTabs } from '#web/domain/storage/device-store.ts'
import {
  deviceStorage,
  isPrivateTab,
  openDeviceStorage,
  parseJson,
} from '#web/domain/storage/device-storage.ts'

/**
 * What goes along from page to page in the browser's history: never in the address, never sent. No page can wipe the
 * history, so what is personal lies in the tab's storage.
 */
export interface HistoryState {
  /** Where to go on after logging in. */
  back?: string
  /** By which the page gone to knows what was handed on. */
  handedOn?: number
}

/** What one page of accounts hands on to the next. */
export interface HandedOn {
  /** The address just signed up with. */
  username?: string
  /** Number that a code was sent to, with its country. */
  phone?: string
  dialCode?: string
  /** Together with which alone the code is right, and whether the site sends no other yet. */
  ticket?: string | undefined
  isWaiting?: boolean | undefined
  /** What a code was traded for: good for setting a new password once. */
  slug?: string
}

/** Goes with the tab. A lock and a wipe remove it. */
export const HANDED_ON_KEY = 'handedOn'

let storage: ReturnType<typeof openDeviceStorage> | undefined

function tabStorage() {
  if (isPrivateTab()) return deviceStorage()
  if (storage) return storage
  const opened = openDeviceStorage(() => window.sessionStorage)
  followOtherTabs(
    (key) => key === null,
    () => opened.remove(HANDED_ON_KEY),
  )
  storage = opened
  return opened
}

/** Keeps it for the page that is gone to with this as its state of the history. What was handed on before is forgotten. */
export function handOn(values: HandedOn): HistoryState {
  const [handedOn = 0] = crypto.getRandomValues(new Uint32Array(1))
  tabStorage().write(HANDED_ON_KEY, JSON.stringify({ handedOn, values }))
  return { handedOn }
}

/** What was handed on to this page; nothing when it is a page of before, or all was wiped since. */
export function useHandedOn(): HandedOn {
  const handedOn = useHistoryState<HistoryState | null>()?.handedOn
  if (!handedOn) return {}
  const kept = parseJson(tabStorage().read(HANDED_ON_KEY)) as {
    handedOn?: number
    values?: HandedOn
  } | null
  return (kept?.handedOn === handedOn && kept.values) || {}
}

/** A page of this site to go back to; anything else is not followed. */
export function returnPathIn(state: HistoryState | null): string | null {
  const back = state?.back
  return back?.startsWith('/') && !back.startsWith('//') ? back : null
}
