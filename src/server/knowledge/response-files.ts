import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../errors/start-error.ts'
import { readBodies, type Bodies } from '../responses/bodies.ts'
import { compressFile } from '../responses/compress-file.ts'
import {
  RESPONSES_OF_LOCATION,
  type CompiledResponses,
  type KnowledgeIndex,
  type ResponseOfLocation,
} from './compile-responses.ts'

/** Responses about the knowledge as the build leaves them, in each encoding. */
export interface ReadResponses {
  index: KnowledgeIndex
  locations: Bodies
  lexicon: Bodies
  ofLocation: ReadonlyMap<string, Readonly<Record<ResponseOfLocation, Bodies>>>
  videos: CompiledResponses['videos']
}

const LEXICON = 'lexicon.json'

/**
 * Of what pages load: nearly the best compression there is, as a step better would take twice the time, longer than all else of the
 * build, to save a fiftieth of the bytes.
 */
const QUALITY = 10
/** Of the lists that only other programs call for: a tenth larger, in a tenth of the time. */
const QUALITY_OF_LISTS = 8

/**
 * Writes them, each encoding beside the plain file.
 * @param earlier a checkout built before, whose compressed forms of the same bytes are copied
 */
export async function writeResponses(
  folder: string,
  responses: CompiledResponses,
  earlier?: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = async (name: string, text: string, quality = QUALITY) => {
    writeFileSync(join(folder, name), text)
    await compressFile(join(folder, name), quality, earlier)
  }
  const ofLocations = [...responses.ofLocation].flatMap(([key, texts]) =>
    RESPONSES_OF_LOCATION.map((kind) =>
      write(fileOf(key, kind), texts[kind], kind === 'bundle' ? QUALITY : QUALITY_OF_LISTS),
    ),
  )
  await Promise.all([
    write('locations.json', responses.locations),
    write(LEXICON, responses.lexicon),
    ...ofLocations,
  ])
  writeFileSync(join(folder, 'videos.json'), JSON.stringify(responses.videos))
  writeFileSync(join(folder, 'index.json'), JSON.stringify(responses.index))
}

/** Reads what the build has written. Throws StartError when it isn't there or is broken. */
export function readResponses(folder: string): ReadResponses {
  if (!existsSync(join(folder, 'index.json'))) {
    throw new StartError(`There is no compiled knowledge in ${folder}: run "npm run build" first`)
  }
  const there = (name: string): string => {
    const file = join(folder, name)
    if (!existsSync(file)) throw new StartError(`${file} is missing: build again`)
    return file
  }
  const bodies = (name: string): Bodies => {
    const [file] = [name, `${name}.gz`, `${name}.br`].map(there)
    return readBodies(file!)
  }
  const parse = (name: string): unknown => {
    const file = there(name)
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      throw new StartError(`${file} is broken: build again`)
    }
  }
  const index = parse('index.json') as KnowledgeIndex
  const covered = index.locations.filter(({ covered }) => covered)
  return {
    index,
    locations: bodies('locations.json'),
    lexicon: bodies(LEXICON),
    ofLocation: new Map(
      covered.map(({ key }) => [
        key,
        {
          bundle: bodies(fileOf(key, 'bundle')),
          diseases: bodies(fileOf(key, 'diseases')),
          diagnosisSteps: bodies(fileOf(key, 'diagnosisSteps')),
        },
      ]),
    ),
    videos: parse('videos.json') as CompiledResponses['videos'],
  }
}

function fileOf(location: string, kind: ResponseOfLocation): string {
  return `${location}.${kind}.json`
}
