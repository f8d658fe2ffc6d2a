import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

/** Modules by their path, each with its source. */
export type Modules = Readonly<Record<string, string>>

/** Every module below a folder that is shipped or run, by its path in it; no tests, nor what serves them alone. */
export function modulesOf(folder: string): Modules {
  const paths = pathsBelow(folder).filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$/.test(path))
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]))
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return entry.name === 'node_modules' || entry.name === 'testing' ? [] : pathsBelow(path)
  })
}

/** What a module imports, types and modules loaded later as well. */
export function importsIn(source: string): string[] {
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier]) => specifier!)
}

/** What a module imports other than types, at once or later. */
export function valueImportsIn(source: string): string[] {
  return importsIn(source.replaceAll(/\b(?:import|export) type [^'=]*'[^']+'/g, ''))
}

/** The path in `src` of what a module there imports; null when it lies elsewhere. */
export function resolveInSrc(specifier: string, importer: string): string | null {
  const path = specifier.startsWith('.') ? join('src', dirname(importer), specifier) : pathOf(specifier)
  return path?.startsWith('src/') ? path.slice('src/'.length) : null
}

/** What `imports` of package.json makes of a specifier. */
function pathOf(specifier: string): string | null {
  for (const [name, target] of Object.entries(packageJson.imports)) {
    const [start, end] = name.split('*') as [string, string?]
    if (end === undefined ? specifier === name : specifier.startsWith(start))
      return join(target.replace('*', specifier.slice(start.length)))
  }
  return null
}
