import { z } from 'zod'

export const health = z
  .object({
    ok: z.boolean().describe('Whether everything works'),
    db: z.boolean().describe('Whether the database answers'),
    knowledge: z.object({
      version: z.string().describe('Of all that is known, every location together'),
      locations: z.number().int().describe('Locations covered'),
      conditions: z.number().int().describe('Possible causes described'),
    }),
  })
  .meta({ id: 'Health' })

export type Health = z.infer<typeof health>
