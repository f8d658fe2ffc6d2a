import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

interface Kept {
  /** Addresses of prerendered pages. */
  pages: readonly string[]
  /** Paths of files; one may be named several times. */
  files: readonly string[]
}

/** Builds `sw.js` into the site: it keeps these pages and files, and a change of any of them is a new version. */
export async function buildServiceWorker(site: string, { pages, files }: Kept): Promise<void> {
  const named = [...new Set(files)]
  const contents = createHash('sha256')
  for (const path of [...pages.map((page) => join(page, 'index.html')), ...named]) {
    contents.update(await readFile(join(site, path)))
  }
  const version = contents.digest('hex').slice(0, 12)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify({ version, files: [...pages, ...named] }) },
    build: {
      target: 'es2023',
      outDir: site,
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: {
        input: 'src/web/offline/service-worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}
