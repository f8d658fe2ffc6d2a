import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  /** Headers and body as they came. */
  source: string
}

export interface SmtpSink {
  url: string
  received: ReceivedMail[]
  close: () => Promise<void>
}

export interface SmtpSinkOptions {
  port?: number
  /** What to answer to a recipient instead of taking mail for it. */
  refuse?: (recipient: string) => { code: number } | null
  /** Awaited before a mail is taken; one that fails has it refused for now. */
  beforeTaking?: () => Promise<void>
}

/** A mail server that keeps what it gets. */
export async function startSmtpSink({
  port = 0,
  refuse,
  beforeTaking,
}: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const refused = refuse?.(address)
      done(refused ? Object.assign(new Error('no such mailbox'), { responseCode: refused.code }) : null)
    },
    onData: (stream, session, done) => {
      const take = async () => {
        const source = await text(stream)
        try {
          await beforeTaking?.()
        } catch {
          done(Object.assign(new Error('try again later'), { responseCode: 451 }))
          return
        }
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
        done()
      }
      void take()
    },
  })
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
