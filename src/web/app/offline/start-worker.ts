import { addressOf, isEnglish } from '#web/language/language.ts'
import { sparesData, wasWiped } from '#web/domain/offline/keep-for-offline.ts'
import { GUARD, RELEASE_STORE } from '#web/domain/offline/stores.ts'

interface ScriptAddressPolicy {
  createScriptURL(address: string): string
}

/** Part of the browser that the library of DOM types does not know yet. */
interface NewerWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptAddressPolicy
  }
}

const WORKER = addressOf('/sw.js')
/** When nothing came for so long, the page is painted, alive and has fetched what comes next, on a cheap phone as well. */
const SETTLED_MS = 3_000

/**
 * Starts keeping the site on the device, once nothing more has come for some seconds: its fifty requests must not slow the first
 * visit down, and who goes on at once fetches page after page. Without a service worker (plain http, an old browser, a private
 * window) the site works as before.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || sparesData()) return
  sayWhatIsRefused().catch(() => {})
  const startWhenSettled = (before?: number) => {
    if (wasWiped()) return
    const came = performance.getEntriesByType('resource').length
    if (came === before) register().catch(() => {})
    else setTimeout(startWhenSettled, SETTLED_MS, came)
  }
  if (document.readyState === 'complete') startWhenSettled()
  else window.addEventListener('load', () => startWhenSettled(), { once: true })
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerAddress(WORKER))
  // That of another language has the pages below its own address alone.
  if (!isEnglish) await (await import('./start-guard.ts')).startGuard(registration, workerAddress)
}

/** Loads what says so only where a signed release was seen. */
async function sayWhatIsRefused(): Promise<void> {
  if (await caches.has(RELEASE_STORE)) await (await import('./say-refused.ts')).sayWhatIsRefused()
}

let policy: ScriptAddressPolicy | undefined

/** The Content-Security-Policy wants addresses of scripts to come from a policy; this one knows those of our workers. */
function workerAddress(address: string): string {
  const { trustedTypes } = window as unknown as NewerWindow
  policy ??= trustedTypes?.createPolicy('service-worker', { createScriptURL: ourWorker })
  return policy?.createScriptURL(address) ?? address
}

function ourWorker(address: string): string {
  if (address !== WORKER && (isEnglish || address !== GUARD))
    throw new TypeError(`${address} is no worker of ours`)
  return address
}
