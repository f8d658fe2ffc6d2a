import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MADE_AT_START } from '#api/pages'
import { RELEASE_PATHS, type ReleaseManifest } from '#api/release'
import { sha256 } from '#server/site/release-signature'
import { listFiles, pageAddress } from '#server/site/site-files'

/** What is sent as it was compiled, by the end of its file's name. */
const RESPONSES: readonly (readonly [file: RegExp, path: string])[] = [
  [/^(locations|lexicon)\.json$/, '/knowledge/$1.json'],
  [/^(\w+)\.bundle\.json$/, '/knowledge/$1.json'],
  [/^(\w+)\.diseases\.json$/, '/diagnosis/get-diseases/$1/'],
  [/^(\w+)\.diagnosisSteps\.json$/, '/diagnosis/get-diagnosis-step/$1/'],
]

/** What one build serves. @param build its folder @param sbom text of the bill of materials */
export function manifestOf(
  build: string,
  about: Pick<ReleaseManifest, 'version' | 'node' | 'settings'>,
  sbom: string,
): ReleaseManifest {
  const files = new Map([[RELEASE_PATHS.sbom as string, sha256(sbom)]])
  const add = (folder: string, pathOf: (name: string) => string | null) => {
    for (const name of listFiles(folder)) {
      const path = pathOf(name)
      if (path !== null && !MADE_AT_START.includes(path))
        files.set(path, sha256(readFileSync(join(folder, name))))
    }
  }
  add(join(build, 'site'), (name) => pageAddress(name) ?? `/${name}`)
  add(join(build, 'responses'), responsePath)
  return { form: 1, ...about, files: Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))) }
}

function responsePath(name: string): string | null {
  const kind = RESPONSES.find(([file]) => file.test(name))
  return kind ? name.replace(...kind) : null
}
