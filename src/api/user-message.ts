import { z } from 'zod'
import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from './account-rules.ts'

const filled = (max: number, what: string) =>
  z
    .string()
    .trim()
    .min(1, `Please fill in ${what}`)
    .max(max, `Please keep ${what} under ${max + 1} characters`)

export const userMessagePayload = z.object({
  name: filled(MAX_NAME_LENGTH, 'your name'),
  email: filled(MAX_EMAIL_LENGTH, 'your email address'),
  msg: filled(MAX_MESSAGE_LENGTH, 'your message'),
})
