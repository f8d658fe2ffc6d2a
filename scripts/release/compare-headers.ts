import { securityHeaders } from '#server/http/security-headers'

const { page, data } = securityHeaders('')
/** What keeps a page to itself. HSTS is left out: a proxy with TLS may have its own. */
const PROTECTIVE = Object.keys(page).filter((name) => name !== 'reporting-endpoints')
/** What data may have instead: of a host of files it has that of a page. */
const ofData: Record<string, string | undefined> = data

/** They lead away from a page, or have a browser delete what it knows of signed releases. */
const NEVER_SENT = ['refresh', 'clear-site-data']
/** Pages say by themselves how their text is encoded; a header that says something else goes before that. */
const PAGE_TYPE = /^text\/html(?:; ?charset="?utf-8"?)?$/i

/**
 * What is wrong with the headers that a file came with, by name: one that keeps a page to itself is missing or another, or one
 * leads away from the page or puts a style into it. What a file says can be as built, and the page another's all the same.
 */
export function wrongHeaders(path: string, headers: Headers): string[] {
  const isPage = !/\.(?!html$)\w+$/.test(path) && !path.startsWith('/diagnosis/')
  const isFit = (name: string) => {
    const value = headers.get(name)
    return value === page[name] || (!isPage && (value ?? undefined) === ofData[name])
  }
  return [
    ...PROTECTIVE.filter((name) => !isFit(name)),
    ...NEVER_SENT.filter((name) => headers.has(name)),
    ...(isPage && !PAGE_TYPE.test(headers.get('content-type') ?? '') ? ['content-type'] : []),
    ...(isCanonical(headers.get('link')) ? [] : ['link']),
  ]
}

/** The one address of a page is all that the server links to. */
const isCanonical = (link: string | null) => link === null || /^<[^>]*>; rel="canonical"$/.test(link)

/** One line for each header, however many files came with it. */
export function headerLines(pathsByHeader: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...pathsByHeader].map(([name, paths]) => {
    const [first, ...more] = [...paths].sort()
    const others = more.length > 0 ? ` and ${more.length} more` : ''
    return `${name}: another header than this checkout sends, at ${first}${others}`
  })
}
