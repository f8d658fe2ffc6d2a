import { createSmtp, type Sender } from './smtp.ts'
import { createSmsProvider } from './sms-provider.ts'
import type { Delivery } from './delivery.ts'
import { createOutboxFolder } from './outbox-folder.ts'

export interface DeliverySettings {
  /** Null: mail is written to the folder. */
  smtpUrl: string | null
  /** Null: SMS are written to the folder. */
  smsUrl: string | null
  /** What mail says it is from. */
  from: Sender
  folder: string
}

/** Sends by what is set up, and writes the rest to the outbox folder, which is made only if it is needed. */
export function createDelivery({ smtpUrl, smsUrl, from, folder: path }: DeliverySettings): Delivery {
  const folder = smtpUrl === null || smsUrl === null ? createOutboxFolder(path) : null
  const smtp = smtpUrl === null ? null : createSmtp(smtpUrl, from)
  const sms = smsUrl === null ? null : createSmsProvider(smsUrl)
  return {
    sendMail: async (mail, about) => {
      if (smtp) return smtp.send(mail)
      const { to, subject, text, replyTo } = mail
      const head = [
        `From: ${from.name} <${from.address}>`,
        `To: ${to}`,
        ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
      ]
      return folder?.write(about, [...head, `Subject: ${subject}`, '', text])
    },
    sendSms: async (message, about) => {
      if (sms) return sms(message)
      return folder?.write(about, [`To: ${message.to}`, '', message.text])
    },
    takeBack: async (ids) => folder?.takeBack(ids),
    sweep: async (doExist, before) => folder?.sweep(doExist, before),
    close: () => smtp?.close(),
  }
}
