import { createWriteStream, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'

/** What lies at a path of the archive: text of its own, or a copy of a file or of a whole folder. */
export type Content = { text: string; isProgram?: boolean } | { from: string; without?: RegExp }

interface Entry {
  path: string
  body: Buffer | { link: string }
  isProgram: boolean
}

const FILE_MODE = 0o644
const PROGRAM_MODE = 0o755

/**
 * Writes a gzipped tar. The same contents give the same bytes: entries are in order, belong to nobody in particular, and
 * carry the one time given; of a file's own mode only counts whether it is a program.
 * @param root the folder that everything unpacks into
 */
export async function writeArchive(
  file: string,
  root: string,
  contents: ReadonlyMap<string, Content>,
  mtime: Date,
): Promise<void> {
  const entries = [...contents].flatMap(([path, content]) => entriesOf(path, content))
  entries.sort((a, b) => (a.path < b.path ? -1 : 1))
  const tar = pack()
  const written = pipeline(tar, createGzip({ level: 6 }), createWriteStream(file))
  for (const entry of entries) await add(tar, root, entry, mtime)
  tar.finalize()
  await written
}

function entriesOf(path: string, content: Content): Entry[] {
  if ('text' in content)
    return [{ path, body: Buffer.from(content.text), isProgram: content.isProgram ?? false }]
  const { from, without } = content
  if (without?.test(from)) return []
  const stats = lstatSync(from)
  if (stats.isSymbolicLink()) return [{ path, body: { link: readlinkSync(from) }, isProgram: false }]
  if (stats.isDirectory())
    return readdirSync(from).flatMap((name) =>
      entriesOf(`${path}/${name}`, { ...content, from: join(from, name) }),
    )
  return [{ path, body: readFileSync(from), isProgram: (stats.mode & 0o100) !== 0 }]
}

/** Resolves once the entry is on its way, so that what waits in memory stays small. */
function add(tar: Pack, root: string, { path, body, isProgram }: Entry, mtime: Date): Promise<void> {
  const head = {
    name: `${root}/${path}`,
    mode: isProgram ? PROGRAM_MODE : FILE_MODE,
    uid: 0,
    gid: 0,
    uname: 'root',
    gname: 'root',
    mtime,
  }
  return new Promise((resolve, reject) => {
    const done = (error?: Error | null) => (error ? reject(error) : resolve())
    if (Buffer.isBuffer(body)) tar.entry({ ...head, size: body.length }, body, done)
    else tar.entry({ ...head, type: 'symlink', linkname: body.link }, done)
  })
}
