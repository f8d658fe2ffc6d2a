import { readFileSync } from 'node:fs'
import type { LocationBundle, LocationSummary } from '#knowledge/bundle/bundle'
import type { Lexicon } from '#listening'
import { compileResponses } from '#server/knowledge/compile-responses'
import { writeResponses } from '#server/knowledge/response-files'

/**
 * The part of `npm run build` that makes of the compiled knowledge what the server says of it, in each encoding:
 * build/knowledge -> build/responses. A process of its own, as each compressor makes the garbage collector go through all of
 * the heap: beside the whole content that took a third of the time of building the knowledge.
 */
const read = (name: string): unknown => JSON.parse(readFileSync(`build/knowledge/${name}.json`, 'utf8'))

const locations = read('locations') as LocationSummary[]
const bundles = locations.filter(({ covered }) => covered).map(({ key }) => read(key) as LocationBundle)
await writeResponses(
  'build/responses',
  compileResponses(locations, bundles, read('lexicon') as Lexicon),
  process.env['COMPRESSED_BEFORE'],
)
