import { createTransport } from 'nodemailer'
import { RefusedForGood, type OutgoingMail } from './delivery.ts'

export interface Sender {
  name: string
  address: string
}

const TIMEOUT_MS = 10_000
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Sends by the SMTP server that the address names, such as `smtps://user:password@mail.example:465`. With
 * `smtp:` the connection must turn to TLS before anything is said, unless the server is on this machine or the
 * address ends with `?requireTLS=false`.
 */
export function createSmtp(address: string, from: Sender) {
  const url = new URL(address)
  const isLocal = LOOPBACK.has(url.hostname)
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    requireTLS: !isLocal && url.searchParams.get('requireTLS') !== 'false',
    ignoreTLS: isLocal,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.address.split('@').at(-1) ?? 'localhost'
  return {
    send: async ({ id, to, subject, text, replyTo }: OutgoingMail): Promise<void> => {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to,
          subject,
          text,
          ...(replyTo !== undefined && { replyTo }),
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        if (isRefused(error)) throw new RefusedForGood('the mail server refuses this recipient')
        throw error
      }
    },
    close: () => transport.close(),
  }
}

/** Whether the server said that it will never take mail for this recipient: a 5xx answer to RCPT TO. */
function isRefused(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}
