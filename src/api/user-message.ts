import { z } from 'zod'
import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from './account-rules.ts'

const filled = (max: number, what: string) =>
  z
    .string()
    .trim()
    .min(1, `Please fill in ${what}`)
    .max(max, `Please keep ${what} under ${max + 1} characters`)

/**
 * Signs that no keyboard has, those that turn the order of what follows round or begin a line among them: they would end up in
 * headers of a mail, or in a terminal.
 */
const CONTROL = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu
const CONTROL_BUT_LINES = /(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

/** A text of somebody else, to be shown in a terminal. */
export const legible = (text: string) => text.replaceAll(CONTROL_BUT_LINES, ' ')

export const userMessagePayload = z.object({
  // What looks like a word encoded for a header of a mail would be decoded there, whatever is in it.
  name: filled(MAX_NAME_LENGTH, 'your name').transform((name) =>
    name.replaceAll(CONTROL, ' ').replaceAll('=?', '= ?'),
  ),
  email: filled(MAX_EMAIL_LENGTH, 'your email address'),
  msg: filled(MAX_MESSAGE_LENGTH, 'your message').transform((text) => legible(text.replaceAll('\r\n', '\n'))),
})
