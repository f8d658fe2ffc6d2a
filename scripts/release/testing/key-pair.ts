import { generateKeyPairSync } from 'node:crypto'
import { nameOfKey } from '../sign.ts'

/** A new key to sign releases with, and the name by which a signature calls it. */
export function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey, publicKey, name: nameOfKey(publicKey) }
}
