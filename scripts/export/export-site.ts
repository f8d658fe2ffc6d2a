import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { knowledgeResponses } from '#server/knowledge/knowledge-responses'
import { readResponses } from '#server/knowledge/response-files'
import type { PreparedResponse } from '#server/responses/prepared-response'
import { cacheControlOf } from '#server/site/file-headers'
import { prepareSite } from '#server/site/prepare-site'
import { prepareRelease } from '#server/site/release-files'
import { headerList, type Exported } from './header-list.ts'
import { redirectList } from './redirect-list.ts'

interface ExportOptions {
  /** Where `site`, `responses` and `release` lie. */
  build: string
  /** Made anew. */
  folder: string
  /** The one address of pages and API, without a slash at its end. */
  baseUrl: string
  /** Where the host of the files finds the server; null: it is told in another way. */
  server: string | null
}

/**
 * Writes pages, knowledge and all they need as files, each with the bytes that the server sends, and beside them `_headers` and
 * `_redirects`, which say how a host must send them and what it must leave to the server.
 * @returns how many files there are
 */
export async function exportSite({ build, folder, baseUrl, server }: ExportOptions): Promise<number> {
  const siteFolder = join(build, 'site')
  const site = await prepareSite(siteFolder, { baseUrl, isBaseUrlGiven: true })
  const responses = readResponses(join(build, 'responses'))
  const knowledge = knowledgeResponses(responses)
  const release = await prepareRelease(join(build, 'release'))
  if (site.folder === null || !site.notFoundPages.has('')) throw new Error(`There is no site in ${build}`)

  rmSync(folder, { recursive: true, force: true })
  const exported: Exported[] = []
  const write = (path: string, file: string, body: Buffer, headers: Record<string, string>) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), body)
    exported.push({ path, headers })
  }
  const add = (path: string, file: string, { identity }: PreparedResponse) =>
    write(path, file, identity.body(), identity.headers)

  for (const [page, response] of site.pages) {
    // The first page of a language is asked for as a folder: `/`, `/hi/`.
    const folder = page.replace(/\/$/, '')
    if (site.notFoundPages.has(folder)) add(`${folder}/`, `${folder}/index.html`, response)
    else add(page, `${page}.html`, response)
  }
  for (const [path, response] of site.files) add(`/${path}`, path, response)
  for (const [path, response] of release) add(path, path, response)
  for (const path of site.films) {
    cpSync(join(siteFolder, path), join(folder, path))
    exported.push({ path: `/${path}`, headers: { 'cache-control': cacheControlOf(path) } })
  }
  const addKnowledge = (name: string, response: PreparedResponse) =>
    add(`/knowledge/${name}.json`, `knowledge/${name}.json`, response)
  addKnowledge('locations', knowledge.locations)
  addKnowledge('lexicon', knowledge.lexicon)
  for (const key of responses.ofLocation.keys()) addKnowledge(key, knowledge.at(key).bundle)
  for (const [base, page] of site.notFoundPages) writeFileSync(join(folder, `${base}/404.html`), page)
  for (const [pattern, { identity }] of site.pagesWithValue)
    exported.push({ path: pattern.replace(/:\w+$/, '*'), headers: identity.headers })

  writeFileSync(join(folder, '_headers'), headerList(exported, baseUrl))
  writeFileSync(join(folder, '_redirects'), redirectList([...site.pagesWithValue.keys()], server))
  return exported.length
}
