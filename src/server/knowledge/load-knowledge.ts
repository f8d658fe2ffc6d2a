import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { LocationBundle, LocationSummary } from '#knowledge/bundle'
import { StartError } from '../errors/start-error.ts'

/** A compiled location: the file's bytes as they are served, and what they say. */
export interface LoadedBundle {
  bundle: LocationBundle
  bytes: Buffer
  /** The same bytes in brotli, when the build has left them beside the file. */
  brotli?: Buffer | undefined
}

export interface LoadedKnowledge {
  /** Of everything together; changes whenever any bundle does. */
  version: string
  locations: LocationSummary[]
  /** By location key. */
  bundles: Map<string, LoadedBundle>
  /** Different conditions over all locations. */
  conditionCount: number
}

/** Reads what the build has compiled. Throws StartError when it isn't there or is broken. */
export function loadKnowledge(folder: string): LoadedKnowledge {
  const listFile = join(folder, 'locations.json')
  if (!existsSync(listFile)) {
    throw new StartError(`There is no compiled knowledge in ${folder}: run "npm run build" first`)
  }
  const locations = parse(readFileSync(listFile), listFile) as LocationSummary[]
  const bundles = new Map(
    locations
      .filter(({ covered }) => covered)
      .map(({ key }) => [key, loadBundle(join(folder, `${key}.json`))] as const),
  )
  const conditions = new Set(
    [...bundles.values()].flatMap(({ bundle }) => bundle.conditions.map(({ key }) => key)),
  )
  return { version: versionOf(bundles), locations, bundles, conditionCount: conditions.size }
}

function loadBundle(file: string): LoadedBundle {
  if (!existsSync(file))
    throw new StartError(`${file} is missing although its location is covered: build again`)
  const bytes = readFileSync(file)
  return { bundle: parse(bytes, file) as LocationBundle, bytes, brotli: readBrotli(`${file}.br`, bytes) }
}

/** Left out when it belongs to an older build of the file. */
function readBrotli(file: string, original: Buffer): Buffer | undefined {
  if (!existsSync(file)) return undefined
  const compressed = readFileSync(file)
  try {
    return brotliDecompressSync(compressed).equals(original) ? compressed : undefined
  } catch {
    return undefined
  }
}

function parse(bytes: Buffer, file: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new StartError(`${file} is broken: build again`)
  }
}

function versionOf(bundles: Map<string, LoadedBundle>): string {
  const versions = [...bundles].map(([key, { bundle }]) => `${key} ${bundle.version}`).sort()
  return createHash('sha256').update(versions.join('\n')).digest('hex').slice(0, 16)
}
