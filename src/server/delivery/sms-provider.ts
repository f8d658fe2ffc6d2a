import { createHmac } from 'node:crypto'
import { PerhapsSent, RefusedForGood, type OutgoingSms } from './delivery.ts'

const TIMEOUT_MS = 10_000

export type SendSms = (sms: OutgoingSms) => Promise<void>

/**
 * Sends by what the address names: `twilio://ACCOUNT_SID:AUTH_TOKEN@api.twilio.com?from=%2B15550100` is Twilio's
 * HTTP API, `https://:SECRET@sms.example/send` a webhook whose requests are signed with the secret. A `+http` in
 * the protocol's name, or `http:`, is for a program on this machine.
 */
export function createSmsProvider(address: string): SendSms {
  const url = new URL(address)
  return url.protocol.startsWith('twilio') ? sendByTwilio(url) : sendByWebhook(url)
}

/** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
function sendByTwilio(url: URL): SendSms {
  const [account, token] = [url.username, url.password].map(decodeURIComponent) as [string, string]
  const from = url.searchParams.get('from') ?? ''
  const protocol = url.protocol === 'twilio+http:' ? 'http' : 'https'
  const endpoint = `${protocol}://${url.host}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  return async ({ to, text }) => {
    const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
    await post(endpoint, new URLSearchParams({ To: to, ...sender, Body: text }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
    })
  }
}

/** The receiver checks the signature over `<timestamp>.<body>`, and that the time is near its own. */
function sendByWebhook(url: URL): SendSms {
  const secret = decodeURIComponent(url.password)
  const endpoint = new URL(url)
  endpoint.username = ''
  endpoint.password = ''
  return async ({ id, to, text }) => {
    const body = JSON.stringify({ id, to, text })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    await post(endpoint.href, body, {
      'content-type': 'application/json',
      'x-painpoint-timestamp': timestamp,
      'x-painpoint-signature': `sha256=${signature}`,
    })
  }
}

async function post(endpoint: string, body: string, headers: Record<string, string>): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const asked = fetch(endpoint, { method: 'POST', body, headers, signal, redirect: 'error' })
  const response = await asked.catch((error: unknown) => {
    throw isUnasked(error) ? error : new PerhapsSent('the SMS provider gave no answer', { cause: error })
  })
  await response.body?.cancel().catch(() => {})
  // 400 is about this number; everything else (a wrong password, too many, down) can pass.
  if (response.status === 400) throw new RefusedForGood('the SMS provider refuses this number')
  if (response.status >= 500) throw new PerhapsSent(`the SMS provider answered ${response.status}`)
  if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`)
}

const UNASKED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Whether no connection came about, so that nothing can have been sent. */
function isUnasked(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  return UNASKED.has(cause?.code ?? '')
}
