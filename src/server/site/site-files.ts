import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readBodies, type Bodies } from '../responses/bodies.ts'

/** Large, and asked for in parts: they are left on the disk. */
const FILM = /\.(webm|mp4)$/
const INDEX = /(^|\/)index\.html$/
/** What the build leaves beside a file in another encoding. */
const COMPRESSED = /\.(br|gz)$/

export interface SiteFiles {
  /** Whether the site has been built. */
  isBuilt: boolean
  /** By path from the site's folder, such as `assets/app-1a2b.js`: everything but films. */
  held: Map<string, Bodies>
  films: Set<string>
}

/** Reads the built site into memory: some 10 MB, films not counted. */
export function readSiteFiles(folder: string): SiteFiles {
  if (!existsSync(folder)) return { isBuilt: false, held: new Map(), films: new Set() }
  const names = listFiles(folder)
  const held = names
    .filter((name) => !FILM.test(name))
    .map((name) => [name, readBodies(join(folder, name))] as const)
  return { isBuilt: true, held: new Map(held), films: new Set(names.filter((name) => FILM.test(name))) }
}

/** Names from the folder of each file but compressed forms, and those whose own or folder's name begins with a dot. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name))
}

/** Where people see a page, such as `/man-body`; null for another file. */
export function pageAddress(name: string): string | null {
  return INDEX.test(name) ? `/${name.replace(INDEX, '')}` : null
}
