import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compareSite, printable } from './release/compare-site.ts'

/**
 * `npm run verify -- https://site`: compares what a running site serves with what this checkout builds, and says which file differs.
 * With `--key` it must be signed by that public key.
 */
const MANIFEST = 'build/release/release.json'
const { positionals, values } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } })
const [address] = positionals
if (!address || !URL.canParse(address)) fail('Which site? npm run verify -- https://site')
if (!existsSync(MANIFEST)) fail('Nothing is built here to compare with: run "npm run build" first')

const site = new URL(address).origin
try {
  const { differences, signedBy, fileCount } = await compareSite(
    site,
    readFileSync(MANIFEST, 'utf8'),
    values.key ?? null,
  )
  console.log(signedBy === null ? 'Signed by nobody' : `Signed by ${signedBy}`)
  for (const difference of differences) console.error(difference)
  if (differences.length > 0) fail(`${site} is not what this checkout builds`)
  console.log(`${site} serves what this checkout builds: ${fileCount} files compared`)
} catch (error) {
  fail(`${site} can't be compared: ${printable(error instanceof Error ? error.message : String(error))}`)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
