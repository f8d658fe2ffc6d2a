import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { manifestOf } from './release/manifest.ts'
import { sbomOf, type Lock } from './release/sbom.ts'
import { writeSignature } from './release/write-signature.ts'

/** The last step of `npm run build`: build/release says what was built, of what, and, where `RELEASE_KEY` is set, who signs it. */
const folder = 'build/release'
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const { SITE_NAME, BASE_URL } = process.env
const settings = { SITE_NAME: SITE_NAME || 'Painpoint', BASE_URL: BASE_URL?.replace(/\/+$/, '') ?? '' }
const sbom = sbomOf(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock)
const about = { version, node: process.versions.node, settings }
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/sbom.cdx.json`, sbom)
writeFileSync(`${folder}/release.json`, `${JSON.stringify(manifestOf('build', about, sbom), null, 1)}\n`)
console.log(await writeSignature(folder))
