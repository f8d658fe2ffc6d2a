/** A message as it goes out. */
export interface OutgoingMail {
  /** The same at every try with the same words, so that a mailbox can tell a repeat. */
  id: string
  to: string
  subject: string
  text: string
  replyTo?: string
}

export interface OutgoingSms {
  /** As for mail. */
  id: string
  /** E.164. */
  to: string
  text: string
}

/** What a message is, and whom it belongs to. */
export interface About {
  /** Of its row in the outbox. */
  id: string
  kind: string
  accountId: string | null
  contactMessageId: string | null
}

export interface Delivery {
  /** Both throw when it didn't go out: `RefusedForGood` when trying again can't help. */
  sendMail: (mail: OutgoingMail, about: About) => Promise<void>
  sendSms: (sms: OutgoingSms, about: About) => Promise<void>
  /** Takes back what has not left this machine yet and belongs to these accounts, contact messages or messages. */
  takeBack: (ids: string[]) => Promise<void>
  /** Takes back what belongs to nobody any more, and what is older than the time given. */
  sweep: (doExist: (ids: string[]) => Promise<Set<string>>, before: Date) => Promise<void>
  close: () => void
}

/** The other side will never take this message: there is no such mailbox or number. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood'
}

/** Nobody can tell whether it went out, and so whether it will be paid for: the other side was reached and gave no answer. */
export class PerhapsSent extends Error {
  override name = 'PerhapsSent'
}
