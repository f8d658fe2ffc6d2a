import { loadavg } from 'node:os'
import type { Result } from 'lighthouse'
import { ARTICLES } from '../tests/articles.ts'
import { openLighthouse, scoreOf, type Category } from '../tests/thorough/lighthouse.ts'
import { startBuiltSite } from '../tests/start-site.ts'

/**
 * `npm run bench:pages`: Lighthouse as on a phone, on every public page of the built site, each at a first visit. Speed is
 * the median of five runs, a round over all pages at a time: a slow minute of the machine then costs each page one run and no
 * page all five. A busy machine makes it worse, so the load is printed beside it. `npm run bench:pages -- login` measures only
 * pages with that in their address.
 */
const RUNS = 5
const BAR = 98
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const satisfies Category[]

const wanted = process.argv[2] ?? ''
const { site, stop } = await startBuiltSite()
const browser = await openLighthouse()
const paths = [...(await listedPaths()), ...ARTICLES].filter((path) => path.includes(wanted))

console.log(`${RUNS} runs a page; load of the machine at the start: ${load()}`)
console.log(
  `performance (bar: ${BAR}), worst and best run, then what Lighthouse estimates for a slow phone on slow 4G:`,
)
console.log(
  'first paint, largest paint and blocked time in ms; then accessibility, best practices, SEO (bar: 100)\n',
)
const reports = new Map<string, Result[]>(paths.map((path) => [path, []]))
for (let run = 1; run <= RUNS; run++) {
  for (const path of paths) {
    const report = await browser.report(site + path, { categories: CATEGORIES })
    reports.get(path)!.push(report)
    console.error(`${run}: ${Math.round(scoreOf(report, 'performance'))}  ${path}`)
  }
}
const below: string[] = []
for (const [path, ofPage] of reports) {
  const { median, line } = summaryOf(path, ofPage)
  if (median < BAR) below.push(path)
  console.log(line)
}
console.log(`\nload at the end: ${load()}`)
console.log(
  below.length === 0 ? `all ${paths.length} pages reach ${BAR}` : `below ${BAR}: ${below.join(', ')}`,
)
browser.close()
await stop()

function summaryOf(path: string, reports: readonly Result[]): { median: number; line: string } {
  const speeds = reports.map((report) => scoreOf(report, 'performance')).toSorted((a, b) => a - b)
  const median = medianOf(speeds)
  const times = (['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const).map(
    (audit) => medianOf(reports.map(({ audits }) => audits[audit]!.numericValue ?? NaN)),
  )
  const others = CATEGORIES.slice(1).map((category) =>
    Math.min(...reports.map((report) => scoreOf(report, category))),
  )
  const columns = [median, speeds[0]!, speeds.at(-1)!, ...times, ...others].map((value) =>
    String(Math.round(value)).padStart(5),
  )
  return { median: Math.round(median), line: `${columns.join(' ')}  ${path}` }
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

/** The pages of the sitemap but its hundreds of articles, of which a few stand for all. */
async function listedPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map((match) => new URL(match[1]!).pathname)
    .filter((path) => !path.startsWith('/conditions/'))
}

function load(): string {
  return loadavg()[0]!.toFixed(1)
}
