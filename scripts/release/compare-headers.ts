import { securityHeaders } from '#server/http/security-headers'
import { cacheControlOf, fileHeaders } from '#server/site/file-headers'

const { page, data } = securityHeaders('')
/** Of a host of files it has those of a page: stricter in nothing that matters for what can't run. */
const ofData: Record<string, string | undefined> = data
const ONE_YEAR_SECONDS = 31_536_000

/** What goes wrong where one of them is missing or another. */
const PROTECTION: Record<string, string> = {
  'content-security-policy': 'a page may run or load what is not its own',
  'cross-origin-opener-policy': 'a page of another site that opened this one keeps hold of its window',
  'cross-origin-resource-policy': 'pages of other sites may embed this',
  'permissions-policy': 'a page may ask for camera, microphone and more',
  'referrer-policy': 'other sites may learn which page led to them',
  'reporting-endpoints': 'browsers report what they refuse to nobody, or to somebody else',
  'x-content-type-options': 'browsers may take this for something else than its type says',
}

/** No file of this site comes with any of them. */
const NEVER: readonly (readonly [header: RegExp, harm: string])[] = [
  [/^set-cookie$/, 'it puts a cookie on the device of everybody who comes by'],
  [
    /^clear-site-data$/,
    'it has browsers delete what they keep of this site: answers, and trust in a release',
  ],
  [/^refresh$/, 'it leads people away from the page'],
  [/^access-control-/, 'pages of other sites may read this'],
  [/^timing-allow-origin$/, 'pages of other sites may learn how long this took, and so whether it was here'],
  [/-report-only$/, 'browsers report to somebody what this site does not ask about'],
  [/^(report-to|nel)$/, 'browsers tell somebody which addresses were visited'],
  [/^(accept-ch|critical-ch)$/, 'it has browsers tell more about the device'],
  [/^(attribution-reporting-|observe-browsing-topics$)/, 'it has browsers help advertisers'],
  [/^speculation-rules$/, 'it has browsers ask for pages that nobody has opened'],
  [/^(sourcemap|x-sourcemap)$/, 'it leads to another text of the program'],
  [/^service-worker-allowed$/, 'it lets a worker take hold of more addresses'],
  [/^content-disposition$/, 'it makes a download of what should be shown'],
]

/** What every file of this site is sent as; a JavaScript has an older name that some hosts keep to. */
const SAME_TYPE: Record<string, string> = {
  'application/javascript': 'text/javascript',
  'application/x-javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
}
const FILM_TYPES: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4' }

/** What kind of response it is: `api` is what belongs to one visitor alone. */
export type Kind = 'page' | 'file' | 'data' | 'api'

export interface Asked {
  kind: Kind
  isHttps: boolean
  mayHave?: string[]
}

export function kindOf(path: string): Kind {
  if (path.startsWith('/diagnosis/') || path.endsWith('.json')) return 'data'
  return /\.(?!html$)\w+$/.test(path) ? 'file' : 'page'
}

/**
 * What is wrong with the headers that something came with, each in words: one that protects is missing or another, or one does
 * what no file of this site does. What a file says can be as built, and the page another's all the same.
 * @param asked what was asked for, whether by https, and what may come with it though no file has it
 */
export function wrongHeaders(path: string, headers: Headers, { kind, isHttps, mayHave }: Asked): string[] {
  const own = kind === 'page' || kind === 'file' ? page : data
  const isFit = (name: string) => {
    const value = headers.get(name) ?? undefined
    return value === page[name] || (own === data && value === ofData[name])
  }
  return [
    ...Object.entries(PROTECTION).flatMap(([name, harm]) => (isFit(name) ? [] : [said(name, headers, harm)])),
    ...[...headers.keys()].flatMap((name) => {
      const never = NEVER.find(([pattern]) => pattern.test(name))
      return never && !mayHave?.includes(name) ? [`${name}: ${never[1]}`] : []
    }),
    ...(isCanonical(headers.get('link')) ? [] : [said('link', headers, 'it brings something into the page')]),
    ...(isHttps && !staysWithHttps(headers.get('strict-transport-security'))
      ? [said('strict-transport-security', headers, 'browsers may be led to this site without encryption')]
      : []),
    ...(isType(path, kind, headers.get('content-type'))
      ? []
      : [said('content-type', headers, 'browsers take this for something else than it is')]),
    ...(secondsKept(headers.get('cache-control')) <= mostSeconds(path, kind)
      ? []
      : [said('cache-control', headers, keptTooLong(kind))]),
  ]
}

const SHOWN = 60
const said = (name: string, headers: Headers, harm: string) => {
  const value = headers.get(name)
  const shown = value !== null && value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value
  return `${name} is ${shown === null ? 'missing' : `"${shown}"`}: ${harm}`
}

const keptTooLong = (kind: Kind) =>
  kind === 'api'
    ? 'what belongs to one visitor may be kept and shown to another'
    : 'browsers and hosts on the way may go on showing an old release'

/** The one address of a page is all that the server links to. */
const isCanonical = (link: string | null) => link === null || /^<[^>]*>; rel="canonical"$/.test(link)

/** A proxy with TLS may have its own, for longer. */
function staysWithHttps(value: string | null): boolean {
  const seconds = /(?:^|;)\s*max-age="?(\d+)/i.exec(value ?? '')?.[1]
  return Number(seconds ?? 0) >= ONE_YEAR_SECONDS && /includesubdomains/i.test(value ?? '')
}

function isType(path: string, kind: Kind, value: string | null): boolean {
  const [type, charset] = partsOf(value ?? '')
  const [expected, ownCharset] = partsOf(typeOf(path, kind))
  const isSame = (SAME_TYPE[type] ?? type) === expected
  // Pages say by themselves how their text is encoded, and what they load is read as they are; a header goes before that.
  return isSame && (charset === ownCharset || charset === '')
}

function typeOf(path: string, kind: Kind): string {
  if (kind === 'page') return fileHeaders('index.html')['content-type']
  if (path.endsWith('.cdx.json')) return 'application/vnd.cyclonedx+json; charset=utf-8'
  if (kind !== 'file') return fileHeaders('any.json')['content-type']
  return FILM_TYPES[path.split('.').at(-1)!] ?? fileHeaders(path)['content-type']
}

function partsOf(value: string): [type: string, charset: string] {
  const [type = '', ...parameters] = value
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  return [type, (charset ?? '').slice('charset='.length).replaceAll('"', '')]
}

/** How long it may be shown without asking whether it still holds; without a word browsers decide for themselves. */
function secondsKept(cacheControl: string | null): number {
  if (cacheControl === null) return Number.POSITIVE_INFINITY
  const says = cacheControl.toLowerCase()
  if (/\bno-(store|cache)\b/.test(says)) return 0
  const ages = [...says.matchAll(/\b(?:s-maxage|max-age)="?(\d+)/g)].map(([, seconds]) => Number(seconds))
  return ages.length > 0 ? Math.max(...ages) : Number.POSITIVE_INFINITY
}

const KNOWLEDGE_SECONDS = 300
/** The page that is shown where nothing is. */
export const NOT_FOUND = '/404.html'

function mostSeconds(path: string, kind: Kind): number {
  // Hosts of files decide by themselves how long they say that nothing is there.
  if (path.endsWith(NOT_FOUND)) return Number.POSITIVE_INFINITY
  if (/^\/(knowledge|diagnosis)\//.test(path)) return KNOWLEDGE_SECONDS
  return kind === 'api' ? 0 : secondsKept(cacheControlOf(path.slice(1)))
}

/** One line for each fault, however many files came with it. */
export function headerLines(pathsByFault: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...pathsByFault].map(([fault, paths]) => {
    const [first, ...more] = [...paths].sort()
    const others = more.length > 0 ? ` and ${more.length} more` : ''
    return `${fault} (${first}${others})`
  })
}
