import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createPublicKey } from 'node:crypto'
import { nameOfKey, readReleaseKeys, signRelease } from './sign.ts'

/** Signs the manifest in a folder with the key of the environment. @returns what was done, for people @throws Error when a key can't be read */
export async function writeSignature(folder: string): Promise<string> {
  const manifest = `${folder}/release.json`
  if (!existsSync(manifest)) throw new Error(`There is no ${manifest}: run "npm run build" first`)
  const keys = readReleaseKeys(process.env)
  if (!keys) return 'Release: not signed, RELEASE_KEY is not set (docs/operating.md)'
  const now = Math.floor(Date.now() / 1000)
  writeFileSync(`${folder}/release.jws`, await signRelease(readFileSync(manifest, 'utf8'), keys, now))
  const named = keys.next.length > 0 ? `, next by ${keys.next.join(' or ')}` : ''
  return `Release: signed by ${nameOfKey(createPublicKey(keys.own))}${named}`
}
