/** Where a site says what it serves, and who signed it. */
export const RELEASE_PATHS = {
  manifest: '/.well-known/release.json',
  /** A JWS in compact form (RFC 7515), signed with Ed25519; missing where nobody signed. */
  signature: '/.well-known/release.jws',
  /** CycloneDX, as JSON. */
  sbom: '/.well-known/sbom.cdx.json',
} as const

/** Every file of one build that is sent to the browser as it was built. Same commit, Node and settings: same bytes. */
export interface ReleaseManifest {
  form: 1
  /** Of package.json. */
  version: string
  /** Version of Node that built it. */
  node: string
  /** The variables of the environment that the build puts into pages. */
  settings: { SITE_NAME: string; BASE_URL: string }
  /** SHA-256 in hexadecimal digits of what comes uncompressed, by path on the site. */
  files: Record<string, string>
}

/** What is signed. */
export interface ReleaseSignature {
  /** SHA-256 of the manifest's bytes, in hexadecimal digits. */
  manifest: string
  /** Seconds since 1970: none older takes the place of a newer one. */
  signedAt: number
  /** Public keys (32 bytes, base64url) that may sign the next release; its own is the first. */
  keys: string[]
}
