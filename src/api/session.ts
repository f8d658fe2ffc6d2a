import { z } from 'zod'

export const refreshPayload = z
  .object({ refresh: z.string().max(300).nullish().describe('Only for clients that keep no cookies') })
  .nullish()

export const currentSession = z
  .discriminatedUnion('authenticated', [
    z.object({ authenticated: z.literal(false) }),
    z.object({
      authenticated: z.literal(true),
      account: z.object({
        email: z.string().nullable(),
        phone_number: z.string().nullable(),
        name: z.string().nullable(),
      }),
    }),
  ])
  .meta({ id: 'CurrentSession' })

export const session = z
  .object({
    id: z.uuid(),
    current: z.boolean().describe('Whether this request belongs to it'),
    device: z.string().describe('Browser and system in words, as far as they can be told'),
    signed_in_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
  })
  .meta({ id: 'Session', description: 'A place where the account is signed in' })

export const sessionList = z.array(session)
export const sessionParams = z.object({ id: z.uuid() })

export type CurrentSession = z.infer<typeof currentSession>
export type Session = z.infer<typeof session>
