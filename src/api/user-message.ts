import { z } from 'zod'
import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from './account-rules.ts'

const filled = (max: number, what: string) =>
  z
    .string()
    .trim()
    .min(1, `Please fill in ${what}`)
    .max(max, `Please keep ${what} under ${max + 1} characters`)

/** Signs that no keyboard has: they would end up in headers of a mail, or in a terminal. */
const CONTROL = /(?![\n\t])\p{Cc}/gu

export const userMessagePayload = z.object({
  name: filled(MAX_NAME_LENGTH, 'your name').transform((name) => name.replaceAll(/\p{Cc}/gu, ' ')),
  email: filled(MAX_EMAIL_LENGTH, 'your email address'),
  msg: filled(MAX_MESSAGE_LENGTH, 'your message').transform((text) =>
    text.replaceAll('\r\n', '\n').replaceAll(CONTROL, ' '),
  ),
})
