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

export const readiness = z
  .object({
    ready: z.boolean().describe('Whether to send it work: all of what follows is well'),
    db: z.boolean().describe('Whether the database answers'),
    stopping: z.boolean().describe('Whether the server is about to end'),
  })
  .meta({ id: 'Readiness' })

export type Readiness = z.infer<typeof readiness>
export type Health = z.infer<typeof health>
