import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment } from '#server/environment/environment'
import { exportSite } from './export/export-site.ts'
import { serverPaths } from './export/redirect-list.ts'

/**
 * `npm run export [-- folder] [--server https://origin]`: pages and knowledge as files, for a network of caches in front of the
 * server (docs/operating.md), into build/export or the folder given. `BASE_URL` is the one address of both.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { server: { type: 'string' } } })
const [folder = 'build/export'] = positionals
const { server } = values
const checked = readEnvironment(process.env)
if (!checked.ok) fail(checked.problems.join('\n'))
const { baseUrl, isBaseUrlGiven } = checked.environment
if (!isBaseUrlGiven) fail('BASE_URL is not set: which address will people use?')
if (server !== undefined && (!URL.canParse(server) || new URL(server).origin !== server))
  fail(`--server is "${server}": give where the server answers, such as https://origin.pain.example`)
if (!existsSync('build/release/release.json')) fail('Nothing is built here: run "npm run build" first')
// The folder is made anew: only one of an earlier export is emptied.
if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, '_headers')))
  fail(`${folder} has something else in it: give a folder that is empty or not there yet`)

const files = await exportSite({ build: 'build', folder, baseUrl, server: server ?? null })
console.log(`${folder}: ${files} addresses. Leave to the server: ${serverPaths().join(' ')}`)

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
