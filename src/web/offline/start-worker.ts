interface ScriptAddressPolicy {
  createScriptURL(address: string): string
}

/** Part of the browser that the library of DOM types does not know yet. */
interface NewerWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptAddressPolicy
  }
}

const WORKER = '/sw.js'

/** Whether the person asked their browser to spare data. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Starts keeping the site on the device, once the page has loaded: it must not slow the first visit down. Without a
 * service worker (plain http, an old browser, a private window) the site works as before.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || sparesData()) return
  const start = () => {
    navigator.serviceWorker.register(workerAddress()).catch(() => {})
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

/** The Content-Security-Policy wants addresses of scripts to come from a policy; this one knows a single address. */
function workerAddress(): string {
  const { trustedTypes } = window as unknown as NewerWindow
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER })
  return policy?.createScriptURL(WORKER) ?? WORKER
}
