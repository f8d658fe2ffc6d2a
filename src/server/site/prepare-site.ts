import { PAGES_WITH_VALUE } from '#api/pages'
import type { PreparedResponse } from '../responses/prepared-response.ts'
import { prepareResponse } from '../responses/prepared-response.ts'
import { fileHeaders } from './file-headers.ts'
import { pageHeaders, prepareRobots, prepareSitemap, type Address } from './for-search-engines.ts'
import { pageAddress, readSiteFiles } from './site-files.ts'

/** The built site, ready to send. */
export interface PreparedSite {
  /** Where the films are read from; null when the site hasn't been built. */
  folder: string | null
  /** By the address people see, such as `/man-body`. */
  pages: Map<string, PreparedResponse>
  /** Pages whose address ends with a value that they read themselves: by the router's pattern. */
  pagesWithValue: Map<string, PreparedResponse>
  /** What a page is made of, by path from the site's folder. */
  files: Map<string, PreparedResponse>
  films: Set<string>
  /** What to show of an unknown page, by what its address begins with: `/hi`, and nothing for English. */
  notFoundPages: Map<string, Buffer>
}

/** Each language has one, in a folder of its own but for English. */
const NOT_FOUND = /^(?:([a-z-]+)\/)?404\.html$/
const SITEMAP = 'sitemap.xml'

/** Reads the built site and lays out every response that is the same for everybody, for about 10 MB of memory. */
export async function prepareSite(folder: string, address: Address): Promise<PreparedSite> {
  const { isBuilt, held, films } = readSiteFiles(folder)
  const site: PreparedSite = {
    folder: isBuilt ? folder : null,
    pages: new Map(),
    pagesWithValue: new Map(),
    files: new Map([['robots.txt', prepareRobots(address)]]),
    films,
    notFoundPages: new Map(),
  }
  for (const [path, bodies] of held) {
    const notFound = NOT_FOUND.exec(path)
    const page = pageAddress(path)
    if (notFound) site.notFoundPages.set(notFound[1] ? `/${notFound[1]}` : '', bodies.identity())
    else if (path === SITEMAP) site.files.set(path, await prepareSitemap(bodies, address))
    else if (page !== null) {
      // The first page of a language is below a slash (`serveSite`).
      const isFirst = held.has(`${page.slice(1)}/404.html`)
      site.pages.set(page, prepareResponse(bodies, pageHeaders(isFirst ? `${page}/` : page, address)))
      // Such an address holds a secret: the log shows the pattern alone, and no search engine may list it.
      const headers = { ...fileHeaders(path), 'x-robots-tag': 'noindex' }
      if (PAGES_WITH_VALUE.some((each) => page.endsWith(each)))
        site.pagesWithValue.set(`${page}/:slug`, prepareResponse(bodies, headers))
    } else site.files.set(path, prepareResponse(bodies, fileHeaders(path)))
  }
  return site
}
