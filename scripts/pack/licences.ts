import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import licences from 'spdx-license-list/full.js'

interface PackageJson {
  name: string
  version: string
  license?: string
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-]|$)/i
/** What the programs of the built-in PostgreSQL bring along, with the SPDX name of each one's licence. */
const OF_POSTGRESQL = [
  ['PostgreSQL 18, The PostgreSQL Global Development Group', 'PostgreSQL'],
  ['OpenSSL 1.1 (libssl, libcrypto), The OpenSSL Project', 'OpenSSL'],
  ['ICU 60 (libicuuc, libicui18n, libicudata), Unicode, Inc. and others', 'Unicode-DFS-2016'],
  ['libxml2, Copyright (C) 1998-2017 Daniel Veillard', 'MIT'],
  ['zlib, Copyright (C) 1995-2017 Jean-loup Gailly and Mark Adler', 'Zlib'],
  ['liblzma of XZ Utils', null],
] as const
const RULE = '='.repeat(78)

/**
 * The licence of each package that the site is made of or runs with, as npm has installed them, and of what the built-in
 * PostgreSQL brings along.
 * @throws Error when a package has neither a licence file nor the name of a known licence
 */
export function licencesOf(folder: string): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const used = Object.entries(packages)
    .filter(([path, { dev }]) => path.startsWith(`${folder}/`) && !dev && existsSync(path))
    .map(([path]) => path)
    .sort()
  return [
    ...OF_POSTGRESQL.map(([name, spdx]) =>
      section(name, spdx === null ? 'In the public domain.' : text(spdx)),
    ),
    ...used.map(licenceOf),
  ].join('\n')
}

function licenceOf(path: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(path, 'package.json'), 'utf8'),
  ) as PackageJson
  const files = readdirSync(path).filter((file) => LICENCE_FILE.test(file))
  const found = files.map((file) => readFileSync(join(path, file), 'utf8').trim())
  if (found.length === 0 && license === undefined) throw new Error(`${path} does not say its licence`)
  return section(`${name} ${version} (${license})`, ...(found.length > 0 ? found : [text(license!)]))
}

/** @param spdx name of a licence */
function text(spdx: string): string {
  const licence = licences[spdx]
  if (licence === undefined) throw new Error(`SPDX knows no licence "${spdx}"`)
  return licence.licenseText.trim()
}

const section = (title: string, ...texts: string[]) => [RULE, title, RULE, '', ...texts, ''].join('\n')
