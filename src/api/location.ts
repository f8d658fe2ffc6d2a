import { z } from 'zod'

export const locationParams = z.object({
  painLocation: z
    .string()
    .min(1)
    .max(64)
    .describe('Key of a pain location, such as `low_back`, or its numeric id'),
})

export const locationSummary = z
  .object({
    id: z.number().int(),
    key: z.string(),
    name: z.string().describe('Plain name'),
    anatomical: z.string(),
    group: z.string().describe('Heading under which lists show it'),
    includes: z.string().describe('What belongs to this place, in plain words'),
    covered: z.boolean().describe('Whether there is knowledge about it yet'),
  })
  .meta({ id: 'Location', description: 'A place on the body where it can hurt' })

export const locationList = z.array(locationSummary)

export const lexicon = z
  .looseObject({
    phrases: z.record(z.string(), z.string()).describe('Finding: what people say who have it, in stems'),
  })
  .meta({
    id: 'Lexicon',
    description:
      'Lay words of all places, as compiled from content/: the type Lexicon in src/listening/lexicon.ts',
  })

export const locationBundle = z
  .looseObject({
    version: z.string().describe('Content hash: changes whenever anything in the bundle does'),
    location: locationSummary.loose(),
  })
  .meta({
    id: 'LocationBundle',
    description:
      'Everything the site knows about one place, as compiled from content/: the type LocationBundle in src/knowledge/bundle/bundle.ts',
  })
