import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import packageJson from '../package.json' with { type: 'json' }
import { writeArchive } from './pack/archive.ts'
import { bundleServer } from './pack/bundle-server.ts'
import { archiveContents } from './pack/contents.ts'

/**
 * `npm run pack`: what lies in build/ -> build/painpoint-<version>-<machine>.tar.gz, which runs with Node alone. The same
 * build, packed on the same kind of machine with the same Node, gives the same bytes.
 */
if (!existsSync('build/release/release.json')) {
  console.error('Nothing is built here to pack: run "npm run build" first')
  process.exit(1)
}
const { version } = packageJson
const root = `painpoint-${version}-${process.platform}-${process.arch}`
const file = `build/${root}.tar.gz`
mkdirSync('build', { recursive: true })
await bundleServer('build/pack')
await writeArchive(file, root, archiveContents('build/pack', version), dateOfRelease(version))
const megabytes = (statSync(file).size / 1e6).toFixed(0)
console.log(
  `${file}: ${megabytes} MB, SHA-256 ${createHash('sha256').update(readFileSync(file)).digest('hex')}`,
)

/** As the changelog has it: later than the release before, and the same for everybody who packs this one. */
function dateOfRelease(version: string): Date {
  const line = new RegExp(`^## ${version.replaceAll('.', '\\.')} \\((\\d{4}-\\d\\d-\\d\\d)\\)$`, 'm')
  const [, day] = line.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? []
  if (day === undefined) throw new Error(`CHANGELOG.md has no date of ${version}`)
  return new Date(`${day}T00:00:00Z`)
}
