import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { RELEASE_PATHS, type ReleaseManifest } from '#api/release'

/** Compressed forms of a file, which hold the same. */
const COMPRESSED = /\.(br|gz)$/
const INDEX = /(^|\/)index\.html$/
/** Filled in with the site's address as the server starts; nothing of the pages reads it. */
const MADE_AT_START = new Set(['/sitemap.xml'])
/** What is sent as it was compiled, by the end of its file's name. */
const RESPONSES: readonly (readonly [file: RegExp, path: string])[] = [
  [/^(locations|lexicon)\.json$/, '/knowledge/$1.json'],
  [/^(\w+)\.bundle\.json$/, '/knowledge/$1.json'],
  [/^(\w+)\.diseases\.json$/, '/diagnosis/get-diseases/$1/'],
  [/^(\w+)\.diagnosisSteps\.json$/, '/diagnosis/get-diagnosis-step/$1/'],
]

/** What one build serves. @param build its folder @param sbom text of the bill of materials */
export function manifestOf(
  build: string,
  about: Pick<ReleaseManifest, 'version' | 'node' | 'settings'>,
  sbom: string,
): ReleaseManifest {
  const files = new Map([[RELEASE_PATHS.sbom as string, sha256(sbom)]])
  const add = (path: string | null, file: string) => {
    if (path !== null && !MADE_AT_START.has(path)) files.set(path, sha256(readFileSync(file)))
  }
  for (const [name, file] of filesIn(join(build, 'site'))) add(sitePath(name), file)
  for (const [name, file] of filesIn(join(build, 'responses'))) add(responsePath(name), file)
  return { form: 1, ...about, files: Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** A page's path is the address that people see. */
function sitePath(name: string): string {
  return `/${name.replace(INDEX, '')}`
}

function responsePath(name: string): string | null {
  const kind = RESPONSES.find(([file]) => file.test(name))
  return kind ? name.replace(...kind) : null
}

/** Name from the folder and path of each file but the compressed ones and hidden ones. */
function filesIn(folder: string): [name: string, path: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, string] => [relative(folder, path).split(sep).join('/'), path])
    .filter(([name]) => !/(^|\/)\./.test(name))
}
