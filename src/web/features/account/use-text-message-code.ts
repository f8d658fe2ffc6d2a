import { useEffect, type RefObject } from 'react'

/** https://wicg.github.io/web-otp/; not in TypeScript's own types. */
interface CodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] }
}

/** Where the browser offers to read the code out of the text message, fills it in: the person is asked by the browser. */
export function useTextMessageCode(isWanted: boolean, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return undefined
    const gone = new AbortController()
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: gone.signal }
    async function read() {
      const credential = (await navigator.credentials.get(request)) as { code?: string } | null
      const field = form.current?.elements.namedItem('code')
      if (!credential?.code || !(field instanceof HTMLInputElement)) return
      field.value = credential.code
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    // Refused, or gone: it can be typed.
    read().catch(() => {})
    return () => gone.abort()
  }, [isWanted, form])
}
