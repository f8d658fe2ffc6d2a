import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A prerendered page: the address people see and the file that holds it, relative to the site's folder. */
export interface SitePage {
  address: string
  file: string
}

/** Every `index.html` under the folder; none when the site hasn't been built. */
export function findSitePages(siteFolder: string): SitePage[] {
  if (!existsSync(siteFolder)) return []
  return readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => {
      const folder = relative(siteFolder, entry.parentPath).split(sep).join('/')
      return { address: `/${folder}`, file: join(folder, 'index.html') }
    })
}
