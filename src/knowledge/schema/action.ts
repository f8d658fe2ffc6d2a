import { z } from 'zod'
import { key, sentence, transport } from './parts.ts'

export const actionSchema = z.strictObject({
  key: key.describe('What the rules of red-flags/ name it by'),
  do: sentence.describe('What to do, an instruction in whole sentences'),
  where: sentence.optional().describe('Where or by whom; of actions that send somebody somewhere'),
  transport: transport
    .optional()
    .describe(
      'Of actions that get somebody to a hospital: by an ambulance that is called, or by their own means',
    ),
  how_fast: sentence.optional().describe('How soon, said as a time'),
})

export type ActionSource = z.infer<typeof actionSchema>
