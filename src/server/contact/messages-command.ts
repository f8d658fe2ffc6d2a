import { legible } from '#api/user-message'
import type { Database } from '../database/connect.ts'
import { senderInWords } from '../outbox/sender.ts'
import { allMessages, findMessage, isMailed, listMessages, type ContactMessage } from './read-messages.ts'

const USAGE = `npm run messages                  lists the newest messages
npm run messages -- list 100      lists so many
npm run messages -- show 1a2b3c4d shows one, by the start of its id
npm run messages -- export        prints all as JSON lines, the oldest first`

const LISTED = 20
const SHOWN_ID = 8
const SHOWN_TEXT = 60

interface Printed {
  ok: boolean
  text: string
}

/** What the command prints. Expected failures are reported in words, with `ok: false`. */
export async function runMessagesCommand(db: Database, words: string[]): Promise<Printed> {
  const { ok, text } = await printed(db, words)
  // What a restored backup brought has not come through the form.
  return { ok, text: legible(text) }
}

async function printed(db: Database, [verb = 'list', parameter]: string[]): Promise<Printed> {
  switch (verb) {
    case 'list': {
      const most = Number(parameter ?? LISTED)
      if (!Number.isInteger(most) || most < 1) return { ok: false, text: USAGE }
      const messages = await listMessages(db, most)
      return { ok: true, text: messages.map(inOneLine).join('\n') || 'There are no messages.' }
    }
    case 'show': {
      const message = parameter === undefined ? null : await findMessage(db, parameter)
      if (message === null)
        return { ok: false, text: 'There is no message, or more than one, with such an id.' }
      const [sender, mailed] = await Promise.all([senderInWords(db, message), isMailed(db, message.id)])
      return { ok: true, text: inFull(message, sender, mailed) }
    }
    case 'export':
      return { ok: true, text: (await allMessages(db)).map((message) => JSON.stringify(message)).join('\n') }
    default:
      return { ok: false, text: USAGE }
  }
}

function inOneLine({ id, createdAt, name, email, message }: ContactMessage): string {
  const start = message.replaceAll(/\s+/g, ' ').slice(0, SHOWN_TEXT)
  return [id.slice(0, SHOWN_ID), minute(createdAt), `${name} <${email}>`, start].join('  ')
}

function inFull({ id, createdAt, message }: ContactMessage, sender: string, mailed: boolean): string {
  return [
    `Id:      ${id}`,
    `Written: ${minute(createdAt)} UTC${mailed ? '' : ', waits to be mailed'}`,
    `From:    ${sender}`,
    '',
    message,
  ].join('\n')
}

const minute = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ')
