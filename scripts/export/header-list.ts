import { securityHeaders } from '#server/http/security-headers'

/** How one address is sent: what the server would send with it. */
export interface Exported {
  /** As people and pages ask for it. */
  path: string
  headers: Record<string, string>
}

/**
 * Of a body that the host of the files measures, names and compresses itself; and the one address of a page for search engines,
 * which would be a rule for each of hundreds of articles: hosts take a hundred.
 */
const LEFT_OUT = new Set(['content-length', 'content-encoding', 'etag', 'vary', 'link'])
/** What any host makes of a file's ending. */
const KNOWN_TYPE = /^(text|image|video|application\/(json|manifest|xml|octet))/

/**
 * The headers that each address must be sent with, as the `_headers` file that several hosts of static files read: a line with a
 * path, where a star at its end stands for anything and `:file` for one name, and below it the headers. Of all rules that match
 * an address no two name the same header, since hosts join those differently.
 */
export function headerList(files: readonly Exported[], baseUrl: string): string {
  const everywhere = securityHeaders(baseUrl).page
  const own = files.map(({ path, headers }) => ({ path, headers: withoutCommon(headers, everywhere) }))
  const rules = own.filter(({ path }) => folderOf(path) === null)
  const folders = new Set(own.flatMap(({ path }) => folderOf(path) ?? []))
  for (const folder of folders) {
    const inside = own.filter(({ path }) => folderOf(path) === folder)
    const isAlike = new Set(inside.map(({ headers }) => JSON.stringify(headers))).size === 1
    const hasFolders = [...folders].some((other) => other.startsWith(`${folder}/`))
    const all = { path: `${folder}/${hasFolders ? ':file' : '*'}`, headers: inside[0]!.headers }
    rules.push(...(isAlike ? [all] : inside))
  }
  rules.sort((a, b) => (a.path < b.path ? -1 : 1))
  return [{ path: '/*', headers: everywhere }, ...rules].map(ruleText).join('\n')
}

/** `/assets` of `/assets/app.js`; null of what lies in no folder, as the first page of a language, `/hi/`. */
function folderOf(path: string): string | null {
  const end = path.lastIndexOf('/')
  return end === 0 || end === path.length - 1 ? null : path.slice(0, end)
}

function withoutCommon(headers: Record<string, string>, everywhere: Record<string, string>) {
  const isOwn = ([name, value]: [string, string]) =>
    !(name in everywhere) && !LEFT_OUT.has(name) && !(name === 'content-type' && KNOWN_TYPE.test(value))
  return Object.fromEntries(Object.entries(headers).filter(isOwn))
}

function ruleText({ path, headers }: Exported): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}
