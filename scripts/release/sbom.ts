import { Enums, Models, Serialize, SPDX, Spec } from '@cyclonedx/cyclonedx-library'

interface LockedPackage {
  name?: string
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

const FOLDER = 'node_modules/'

/**
 * The software bill of materials of package-lock.json, in CycloneDX: every package with version, licence, hash and what it
 * needs. What only builds or tests the site is `excluded`. No date and no number of its own: the same lock gives the same text.
 */
export function sbomOf({ packages }: Lock): string {
  const components = new Map(
    Object.entries(packages).map(([path, locked]) => [path, componentOf(path, locked)]),
  )
  for (const [path, component] of components) {
    const { dependencies, optionalDependencies } = packages[path]!
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = components.get(resolvedPath(path, name, packages) ?? '-')
      if (needed) component.dependencies.add(needed.bomRef)
    }
  }
  const site = components.get('')
  if (!site) throw new Error('package-lock.json does not describe the site itself')
  components.delete('')
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: site }),
    components: new Models.ComponentRepository(components.values()),
  })
  const normalizers = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6)
  return new Serialize.JsonSerializer(normalizers).serialize(bom, { sortLists: true, space: 1 })
}

function componentOf(path: string, { name, version = '', license, integrity, dev }: LockedPackage) {
  const fullName = name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
  const [ownName, group] = fullName.split('/').toReversed()
  const about = {
    version,
    ...(group !== undefined && { group }),
    hashes: new Models.HashDictionary(integrity ? [sha512(integrity)] : []),
    licenses: new Models.LicenseRepository(license ? [licenseOf(license)] : []),
  }
  if (path === '')
    return new Models.Component(Enums.ComponentType.Application, ownName!, { ...about, bomRef: fullName })
  return new Models.Component(Enums.ComponentType.Library, ownName!, {
    ...about,
    // A package may be there more than once: its path tells which.
    bomRef: path,
    purl: `pkg:npm/${fullName.replace('@', '%40')}@${version}`,
    scope: dev ? Enums.ComponentScope.Excluded : Enums.ComponentScope.Required,
  })
}

function licenseOf(license: string): Models.License {
  // First: the other check leaves nothing for the compiler to be an expression.
  if (license.includes(' ')) return new Models.LicenseExpression(license)
  return SPDX.isSupportedSpdxId(license) ? new Models.SpdxLicense(license) : new Models.NamedLicense(license)
}

/** npm writes `sha512-` and base64, CycloneDX hexadecimal digits. */
function sha512(integrity: string): Models.Hash {
  const [algorithm, value] = integrity.split('-')
  if (algorithm !== 'sha512' || value === undefined)
    throw new Error(`package-lock.json has a hash of ${algorithm}`)
  return [Enums.HashAlgorithm['SHA-512'], Buffer.from(value, 'base64').toString('hex')]
}

/** Where Node finds a package that the one in `path` needs: in its own folder, or the nearest above. Null: not installed. */
function resolvedPath(path: string, name: string, packages: Lock['packages']): string | null {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))) {
    const candidate = `${folder}${folder === '' ? '' : '/'}${FOLDER}${name}`
    if (candidate in packages) return candidate
    if (folder === '') return null
  }
}
