import { writeSignature } from './release/write-signature.ts'

/** `npm run sign`: signs what lies in build/ with the key that `RELEASE_KEY` names. The build itself does so where it is set. */
try {
  if (!process.env['RELEASE_KEY'])
    throw new Error('RELEASE_KEY is not set: docs/operating.md says how a key is made')
  console.log(await writeSignature('build/release'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
