import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** JavaScript that a page loads at once, in bytes of gzip, over all its scripts and preloads. */
export interface PageBytes {
  page: string
  scriptGzipBytes: number
}

const site = 'build/site'

/** Measures every prerendered page. Throws where the site is not built. */
export function measurePages(): PageBytes[] {
  if (!existsSync(join(site, 'index.html'))) throw new Error('build the site first: npm run build')
  return pagesUnder(site).map((file) => {
    const html = readFileSync(file, 'utf8')
    const scripts = new Set([...html.matchAll(/"(\/[^"]+\.js)"/g)].map((match) => match[1]!))
    return {
      page: file.slice(site.length).replace(/index\.html$/, ''),
      scriptGzipBytes: [...scripts].reduce(
        (sum, path) => sum + gzipSync(readFileSync(join(site, path))).length,
        0,
      ),
    }
  })
}

function pagesUnder(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => {
      if (statSync(path).isDirectory()) return pagesUnder(path)
      return path.endsWith('.html') ? [path] : []
    })
}
