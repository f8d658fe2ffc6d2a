import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/**
 * `npm run check:same-bytes`: builds this checkout once more, in another folder, time zone and language, and compares every file
 * with what lies in build/. Two people who build the same commit with the same Node then have the same bytes. What is to be
 * compressed is made anew, but where it comes out alike it is not compressed again: that compressing gives the same bytes each
 * time is held by src/server/responses/bodies.test.ts, and that each compressed file of build/ is of the file beside it, here.
 */
const LEFT_OUT = new Set(['.git', 'build', 'data', 'node_modules', 'src/studio/node_modules'])
/** The build's own notes: when files were written, who is building, and the signature, which says when it was made. */
const NOTES = new Set(['stamp', 'lock', 'release/release.jws'])

const here = process.cwd()
const elsewhere = join(mkdtempSync(join(tmpdir(), 'painpoint-same-bytes-')), 'a folder of another name')
let differing: string[]
try {
  cpSync(here, elsewhere, { recursive: true, filter: (path) => !LEFT_OUT.has(pathFrom(here, path)) })
  symlinkSync(resolve('node_modules'), join(elsewhere, 'node_modules'), 'junction')
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: elsewhere,
    env: {
      ...process.env,
      COMPRESSED_BEFORE: here,
      RELEASE_KEY: '',
      TZ: 'Pacific/Chatham',
      LC_ALL: 'C',
      LANG: 'C',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The second build failed')
  const [first, second] = [hashesIn('build'), hashesIn(join(elsewhere, 'build'))]
  differing = [...new Set([...first.keys(), ...second.keys()])].filter(
    (path) => first.get(path) !== second.get(path),
  )
  console.log(`${first.size} files built twice, ${differing.length} of them with other bytes`)
} finally {
  rmSync(resolve(elsewhere, '..'), { recursive: true, force: true })
}
for (const path of differing.sort()) console.error(`build/${path} differs from one build to the next`)
const foreign = compressedFromOthers('build')
for (const path of foreign) console.error(`build/${path} is not what lies beside it, compressed`)
process.exit(differing.length + foreign.length > 0 ? 1 : 0)

function hashesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map(({ parentPath, name }) => pathFrom(folder, join(parentPath, name)))
  return new Map(
    paths
      .filter((path) => !NOTES.has(path))
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex'),
      ]),
  )
}

function compressedFromOthers(folder: string): string[] {
  const unpack = { br: brotliDecompressSync, gz: gunzipSync }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => {
    const [, plain, ending] = /^((?:responses|site).+)\.(br|gz)$/.exec(path.split(sep).join('/')) ?? []
    if (plain === undefined) return false
    const unpacked = unpack[ending as keyof typeof unpack](readFileSync(join(folder, path)))
    return !unpacked.equals(readFileSync(join(folder, plain)))
  })
}

function pathFrom(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/')
}
