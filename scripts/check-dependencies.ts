import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * `npm run check:dependencies`: packages of the running site with known holes, by the registry, and packages
 * of any kind without a licence that lets everybody use them. It fails too when the registry does not answer: who runs it
 * by night would otherwise take silence for safety.
 */
const FREE =
  /^\(?((0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|CC-BY-[34]\.0|ISC|MIT|MIT-0|MPL-2\.0|PostgreSQL|PSF-2\.0|Python-2\.0|Unicode-DFS-2016|Unlicense|Zlib)( (OR|AND) )?)+\)?$/

/** Packages that say it in a file alone, which was read: path and version, so that another version is looked at again. */
const READ: Record<string, string> = { 'node_modules/parse-cache-control 1.0.1': 'BSD-3-Clause' }

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; optional?: boolean }>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const unfree = Object.entries(packages)
  .filter(([path]) => path !== '')
  .flatMap(([path, { version, license = READ[`${path} ${version}`] ?? 'no licence' }]) =>
    FREE.test(license) ? [] : [`${path}: ${license}`],
  )
console.log(unfree.length === 0 ? 'Licences: all free' : `Licences to look at:\n  ${unfree.join('\n  ')}`)

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 })
const holes = readHoles(stdout)
if (holes === null) console.log('Known holes: not known, the registry did not tell')
else console.log(holes.length === 0 ? 'Known holes: none' : `Known holes:\n  ${holes.join('\n  ')}`)
process.exit(unfree.length > 0 || holes === null || holes.length > 0 ? 1 : 0)

function readHoles(text: string): string[] | null {
  try {
    const { vulnerabilities } = JSON.parse(text) as {
      vulnerabilities?: Record<string, { name: string; severity: string }>
    }
    if (!vulnerabilities) return null
    return Object.values(vulnerabilities).map(({ name, severity }) => `${name}: ${severity}`)
  } catch {
    return null
  }
}
