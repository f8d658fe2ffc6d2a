import {
  isPrivateTab,
  replaceStorage,
  makeTabPrivate,
  parseJson,
  PRIVATE_KEY,
  TAB_LOGIN_KEY,
  type Backing,
} from '#web/domain/storage/device-storage.ts'

/** So long after the last that was heard of a private tab its answers are still there: it was left, opened or looked at again. */
const LONGEST_ABSENCE_MS = 30_000
/** Of a hidden one longer: a phone short of memory may put it out while somebody is in another app. */
const LONGER_IF_HIDDEN_MS = 150_000
/** A reload asks for the page before it leaves it, however long that takes to come: what takes longer was closed and reopened. */
const LONGEST_RELOAD_MS = 3000

/** Bytes that `crypto.getRandomValues` gives in one call. */
const MOST_AT_ONCE = 65_536

/** Read before anything of ours is there (`before-paint.js`), and telling nothing. */
const PLAIN: ReadonlySet<string> = new Set(['language'])

/**
 * What a private tab keeps lies in two halves, each of which is random without the other (a one-time pad): one in the tab's
 * storage, which browsers write to the disk and bring back with a tab; the other in the tab's name, which goes from page to page in
 * memory alone. Other sites may see the name.
 */
const inHalves: Backing = {
  getItem(name) {
    const half = window.sessionStorage.getItem(name)
    if (half === null || PLAIN.has(name)) return half
    const other = otherHalves()?.[name]
    return typeof other === 'string' ? new TextDecoder().decode(joined(toBytes(half), toBytes(other))) : null
  },
  setItem(name, value) {
    if (PLAIN.has(name)) return window.sessionStorage.setItem(name, value)
    const bytes = new TextEncoder().encode(value)
    const other = randomBytes(bytes.length)
    window.sessionStorage.setItem(name, toText(joined(bytes, other)))
    window.name = JSON.stringify({ ...otherHalves(), [name]: toText(other) })
  },
  removeItem(name) {
    window.sessionStorage.removeItem(name)
    const { [name]: _, ...others } = otherHalves() ?? {}
    window.name = JSON.stringify(others)
  },
}

/** Null where the tab's name isn't of this site: it was brought back, or another site has given it one. */
function otherHalves(): Record<string, unknown> | null {
  const halves = parseJson(window.name)
  return typeof halves === 'object' ? (halves as Record<string, unknown> | null) : null
}

function randomBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(count)
  for (let at = 0; at < count; at += MOST_AT_ONCE)
    crypto.getRandomValues(bytes.subarray(at, at + MOST_AT_ONCE))
  return bytes
}

const joined = (half: Uint8Array, other: Uint8Array) => half.map((byte, at) => byte ^ (other[at] ?? 0))
const toText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const toBytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** From now on this tab keeps nothing on the device, and shows neither what lies there nor what was begun in it. */
export function startPrivateTab(): void {
  empty()
  open()
}

/**
 * Opens what this private tab holds, unless it is over. Browsers bring back a tab that was closed or cut off, with all that was in
 * its storage, and by Back a page that was left, as it was: one that nothing was heard of for longer than a reload takes comes back empty.
 */
export function openPrivateTab(): void {
  emptyIfGoneFor(performance.timeOrigin)
  open()
}

let isOpen = false

function open(): void {
  replaceStorage(inHalves, () => emptyIfGoneFor(Date.now()))
  if (isOpen) return
  isOpen = true
  const beHeardOf = () => {
    if (isPrivateTab()) mark()
  }
  document.addEventListener('visibilitychange', () => {
    // A page that Back brings back comes into sight before it is looked at how long it was gone.
    if (!document.documentElement.hidden) beHeardOf()
  })
  document.addEventListener('click', openOutside, true)
  // Hidden before this handler runs: see `hideStalePages`.
  window.addEventListener('pagehide', beHeardOf)
}

/** Another site would see this tab's name: how long its halves are tells where it hurts. In a tab of its own it sees nothing. */
function openOutside({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || !isPrivateTab() || !/^https?:$/.test(link.protocol) || link.origin === window.location.origin)
    return
  link.target = '_blank'
  link.rel = 'noopener'
}

function empty(): void {
  makeTabPrivate()
  window.name = '{}'
  mark()
}

/** Notes that it was heard of now: below zero while it is there, above once it was left and its page hidden. */
function mark(): void {
  const now = Date.now()
  const isLeft = document.documentElement.hidden
  const heard = isLeft ? now : document.hidden ? -now - LONGER_IF_HIDDEN_MS : -now
  try {
    window.sessionStorage.setItem(PRIVATE_KEY, `${heard}`)
  } catch {
    // A browser that refuses storage keeps nothing anyway.
  }
}

/** @param back when the tab came back, in milliseconds since 1970 */
function emptyIfGoneFor(back: number): boolean {
  const heard = Number(window.sessionStorage.getItem(PRIVATE_KEY))
  const away = back - Math.abs(heard)
  // What is no number is old as well.
  const isOver = !(away <= LONGEST_ABSENCE_MS) || otherHalves() === null
  if (isOver) empty()
  else mark()
  // A copy of a tab was not left: two would go on with one refresh token, which is taken for theft.
  if (heard < 0 || away > LONGEST_RELOAD_MS) window.sessionStorage.removeItem(TAB_LOGIN_KEY)
  return isOver
}
