import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readBodies, type Bodies } from '../responses/bodies.ts'

/** Large, and asked for in parts: they are left on the disk. */
const FILM = /\.(webm|mp4)$/
/** What the build leaves beside a file in another encoding. */
const COMPRESSED = /\.(br|gz)$/

export interface SiteFiles {
  /** Whether the site has been built. */
  isBuilt: boolean
  /** By path from the site's folder, such as `assets/app-1a2b.js`: everything but films. */
  held: Map<string, Bodies>
  films: Set<string>
}

/** Reads the built site into memory: some 10 MB, films not counted. Files and folders whose names begin with a dot are left out. */
export function readSiteFiles(folder: string): SiteFiles {
  if (!existsSync(folder)) return { isBuilt: false, held: new Map(), films: new Set() }
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)\./.test(path))
  const held = paths
    .filter((path) => !FILM.test(path) && !COMPRESSED.test(path))
    .map((path) => [path, readBodies(join(folder, path))] as const)
  return { isBuilt: true, held: new Map(held), films: new Set(paths.filter((path) => FILM.test(path))) }
}
