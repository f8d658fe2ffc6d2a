import { and, eq, gte, or } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { accounts, contactMessages, type outbox } from '../database/schema.ts'
import type { Keys } from '../secrets/keys.ts'
import { issueCode, issueLink, LINK_SECONDS, type CodePurpose } from '../secrets/one-time-secrets.ts'
import type { About, OutgoingMail, OutgoingSms } from '../delivery/delivery.ts'
import { pagesIn } from '../words/words.ts'
import { senderInWords } from './sender.ts'
import { digestToOperator, lettersIn, mailToOperator, type Letter } from './letters.ts'

export type OutboxRow = typeof outbox.$inferSelect

export interface Composing {
  db: Database
  keys: Pick<Keys, 'codes'>
  siteName: string
  baseUrl: string
  /** Null: nobody is notified of contact messages, which stay in the database. */
  operatorEmail: string | null
}

export type Composed = { about: About } & (
  | { by: 'mail'; mail: OutgoingMail }
  | {
      by: 'sms'
      sms: OutgoingSms
      /** Whether nobody has proven yet that the number is theirs. */
      isNew: boolean
    }
)

/**
 * Puts a message into words, with a fresh link or code where it needs one, made only now so that none lies about.
 * @returns null when there is nothing to send any more: no such account, no operator's address
 */
export async function compose(parts: Composing, row: OutboxRow): Promise<Composed | null> {
  if (row.kind === 'contact') return composeContact(parts, row)
  if (row.kind === 'contact_digest') return composeDigest(parts, row)
  return row.recipient === null ? null : composeForAccount(parts, row, row.recipient)
}

async function composeContact(
  { db, siteName, operatorEmail }: Composing,
  row: OutboxRow,
): Promise<Composed | null> {
  if (operatorEmail === null || row.contactMessageId === null) return null
  const [found] = await db.select().from(contactMessages).where(eq(contactMessages.id, row.contactMessageId))
  if (!found) return null
  const words = mailToOperator(siteName, { ...found, sender: await senderInWords(db, found) })
  const mail = { id: row.id, to: operatorEmail, replyTo: found.email, ...words }
  return { by: 'mail', mail, about: { ...row, accountId: found.accountId } }
}

async function composeDigest(
  { db, siteName, operatorEmail }: Composing,
  row: OutboxRow,
): Promise<Composed | null> {
  if (operatorEmail === null) return null
  const since = minuteBefore(row.createdAt)
  const count = await db.$count(contactMessages, gte(contactMessages.createdAt, since))
  // Deleted with their accounts meanwhile.
  if (count === 0) return null
  const mail = { id: row.id, to: operatorEmail, ...digestToOperator(siteName, count, since) }
  return { by: 'mail', mail, about: row }
}

async function composeForAccount(
  parts: Composing,
  row: OutboxRow,
  recipient: string,
): Promise<Composed | null> {
  const { siteName, baseUrl } = parts
  const isPhone = recipient.startsWith('+')
  const send = (
    words: Letter | null,
    text: string | null,
    { accountId = row.accountId, isNew = false } = {},
  ): Composed | null => {
    const about = { ...row, accountId }
    const address = { id: holdsSecret(row) ? `${row.id}.${row.attempts}` : row.id, to: recipient }
    if (isPhone) return text === null ? null : { by: 'sms', sms: { ...address, text }, isNew, about }
    return words && { by: 'mail', mail: { ...address, ...words }, about }
  }
  const host = new URL(baseUrl).hostname
  const { mail, sms } = lettersIn(row.language, siteName)
  const pages = `${baseUrl}${pagesIn(row.language)}`
  const notice = (kind: keyof typeof NOTICES) => {
    // No link for a new password comes to an address that is no longer the account's.
    const page = `${pages}${kind === 'address_replaced' ? '/contact-us' : '/forgot-password'}`
    const said = NOTICES[kind]
    return send(mail.notice(said, page), sms.notice(said, page))
  }
  const code = (accountId: string, purpose: CodePurpose) =>
    issueCode(parts.db, parts.keys.codes, { accountId, purpose, address: recipient, ticket: row.ticket })

  switch (row.kind) {
    case 'confirm_email':
    case 'confirm_phone': {
      if (row.accountId === null || !(await isAddressOf(parts.db, row.accountId, recipient))) return null
      const digits = await code(row.accountId, row.kind)
      return send(mail.confirm(digits), sms.code(digits, host), {
        isNew: true,
      })
    }
    case 'reset': {
      const [account] = await parts.db
        .select({ id: accounts.id, phoneConfirmedAt: accounts.phoneConfirmedAt })
        .from(accounts)
        .where(or(eq(accounts.email, recipient), eq(accounts.phone, recipient)))
      if (!account) return null
      const { id: accountId } = account
      if (isPhone) {
        const text = sms.code(await code(accountId, 'reset'), host)
        return send(null, text, { accountId, isNew: account.phoneConfirmedAt === null })
      }
      const link = await issueLink(parts.db, {
        accountId,
        address: recipient,
        seconds: LINK_SECONDS,
      })
      return send(mail.reset(`${pages}/set-password/${link}`), null, { accountId })
    }
    case 'password_changed':
    case 'address_changed':
    case 'passkey_added':
    case 'passkey_removed':
    case 'address_dropped':
    case 'address_replaced':
      return notice(row.kind)
    default:
      return null
  }
}

/** The full minute from which to count the messages of a digest: a message that was being stored as it began may be a little older. */
const minuteBefore = (begun: Date) => new Date(Math.floor((begun.getTime() - 5000) / 60_000) * 60_000)

/** The notice of a change, by what the words call it. */
const NOTICES = {
  password_changed: 'passwordChanged',
  address_changed: 'addressChanged',
  passkey_added: 'passkeyAdded',
  passkey_removed: 'passkeyRemoved',
  address_dropped: 'addressDropped',
  address_replaced: 'addressReplaced',
} as const

/** What holds a new code or link each time is no repeat: a mailbox that hid it as one would leave the void one. */
export const holdsSecret = ({ kind }: Pick<OutboxRow, 'kind'>) =>
  kind.startsWith('confirm_') || kind === 'reset'

/** Whether the account has, or still wants to have, the address. */
async function isAddressOf(db: Database, accountId: string, address: string): Promise<boolean> {
  const { email, phone, pendingEmail, pendingPhone } = accounts
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, accountId),
        or(eq(email, address), eq(phone, address), eq(pendingEmail, address), eq(pendingPhone, address)),
      ),
    )
  return found.length > 0
}
