import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { lockBuild } from './build-lock.ts'

/**
 * `npm run build`: content/ and src/ -> build/knowledge, build/responses, build/site, build/server and build/release. With `--if-stale` it does
 * nothing when no file it reads has changed since the last build that came to its end.
 */
const INPUTS = [
  'content',
  'public',
  'scripts',
  'src',
  'tests/vignettes',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
]
/** Built into the pages: with another name or address they are built anew. */
const VARIABLES = ['SITE_NAME', 'BASE_URL', 'LANGUAGES']
/** Nothing of these is in what is built. */
const LEFT_OUT = /^src\/studio\/|\.test\.tsx?$/
const STAMP = 'build/stamp'

const current = stampOf(INPUTS)
if (process.argv.includes('--if-stale') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) {
  process.exit(0)
}

const other = lockBuild('build/lock')
if (other !== null) {
  console.error(
    `Another build is writing to build/ (process ${other}): wait until it is done, or stop it, and try again`,
  )
  process.exit(1)
}

rmSync(STAMP, { force: true })
await step('knowledge', ['--import', 'tsx', 'scripts/build-knowledge.ts'])
await Promise.all([
  step('responses', ['--import', 'tsx', 'scripts/build-responses.ts']),
  step('languages', ['--import', 'tsx', 'scripts/build-languages.ts']).then(() =>
    step('site', ['--import', 'tsx', 'scripts/build-site.ts']),
  ),
])
await step('server', ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts'])
await step('release', ['--import', 'tsx', 'scripts/build-release.ts'])
mkdirSync('build', { recursive: true })
writeFileSync(STAMP, current)

async function step(name: string, parameters: string[]): Promise<void> {
  const start = performance.now()
  const child = spawn(process.execPath, parameters, { stdio: 'inherit' })
  // When another step fails, nothing goes on writing.
  const stop = () => child.kill()
  process.once('exit', stop)
  const [status] = (await once(child, 'exit')) as [number | null]
  process.off('exit', stop)
  if (status !== 0) {
    console.error(`The build stopped: ${name} failed`)
    process.exit(1)
  }
  console.log(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Changes whenever a file comes, goes or is written. */
function stampOf(inputs: string[]): string {
  const hash = createHash('sha256')
  for (const name of VARIABLES) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const file of inputs
    .filter((path) => existsSync(path))
    .flatMap(filesIn)
    .sort()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (LEFT_OUT.test(path) || LEFT_OUT.test(`${path}/`)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesIn(`${path}/${name}`))
}
