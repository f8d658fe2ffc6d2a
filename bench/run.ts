import { measureAgainstNginx } from './against-nginx.ts'
import { measureAccounts, serveAccounts } from './accounts.ts'
import { measureEngine } from './engine.ts'
import { measureEndpoints, serveEndpoints } from './endpoints.ts'
import { measureMemory } from './memory.ts'
import { measurePages } from './page-bytes.ts'

/** `npm run bench [-- part ...]`: the figures of the bars in docs/architecture.md, all measured in this one run. */
const PARTS: Record<string, () => void | Promise<void>> = { engine, pages, endpoints, memory, accounts }
/** Those that need what not every machine has: measured when asked for. */
const MORE_PARTS: typeof PARTS = { nginx }
/** What the measurements start as processes of their own, by this same program. */
const SERVERS = { accounts: serveAccounts, endpoints: serveEndpoints }

const [command, ...names] = process.argv.slice(2)
if (command === '--serve') {
  const [server, ...parameters] = names
  await SERVERS[server as keyof typeof SERVERS](...(parameters as [never, never]))
} else {
  const chosen = command === undefined ? Object.keys(PARTS) : [command, ...names]
  const parts = { ...PARTS, ...MORE_PARTS }
  const unknown = chosen.find((name) => parts[name] === undefined)
  if (unknown !== undefined) {
    console.error(`There is no measurement "${unknown}": choose among ${Object.keys(parts).join(', ')}`)
    process.exit(1)
  }
  for (const name of chosen) await parts[name]!()
  process.exit(0)
}

function engine(): void {
  console.log('engine, one answer to the next question (bar: p99 under 2 ms at whole-body knowledge)')
  const figures = measureEngine()
  for (const { conditions, steps, answers, p50Ms, p99Ms, processP99Ms } of figures) {
    console.log(
      `  ${conditions} conditions, ${steps} steps: p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms (with V8's other threads ${processP99Ms.toFixed(2)} ms; ${answers} answers)`,
    )
  }
  const [once, tenfold] = figures
  if (once && tenfold)
    console.log(`  10 x the conditions costs ${(tenfold.p50Ms / once.p50Ms).toFixed(1)} x the time`)
}

function pages(): void {
  console.log('\nJavaScript a page loads at once, gzip (bar: 95 kB on the first page, 150 kB on any)')
  for (const { page, scriptGzipBytes } of measurePages())
    console.log(`  ${(scriptGzipBytes / 1000).toFixed(1).padStart(6)} kB  ${page}`)
}

async function endpoints(): Promise<void> {
  console.log(
    '\nwhat is the same for everybody, against a bare node:http server sending the same bytes (bar: 70 %)',
  )
  for (const { path, requestsPerSecond, bareRequestsPerSecond, ratio } of await measureEndpoints()) {
    console.log(
      `  ${(100 * ratio).toFixed(0)} %  ${path}  ${Math.round(requestsPerSecond)} against ${Math.round(bareRequestsPerSecond)} requests/s`,
    )
  }
}

async function nginx(): Promise<void> {
  console.log('\npages and knowledge against nginx with one worker sending the same bytes (bar: 70 %)')
  for (const {
    path,
    connections,
    ratio,
    bareRatio,
    ours,
    bare,
    theirs,
    seen,
  } of await measureAgainstNginx()) {
    const tail = ({ requestsPerSecond, p50Ms, p99Ms, worstMs }: typeof ours) =>
      `${Math.round(requestsPerSecond)} requests/s of a processor, half within ${p50Ms.toFixed(1)} ms, 99 in 100 within ${p99Ms.toFixed(1)}, the worst ${worstMs.toFixed(0)}`
    console.log(
      `  ${(100 * ratio).toFixed(0)} %  ${path} over ${connections} connections; a bare node:http server ${(100 * bareRatio).toFixed(0)} %\n    site:  ${tail(ours)}\n    bare:  ${tail(bare)}\n    nginx: ${tail(theirs)}`,
    )
    const inShort = ({ perSecond, p99Ms }: typeof seen.ours) =>
      `${Math.round(perSecond)} answers/s, 99 in 100 within ${p99Ms.toFixed(0)} ms`
    console.log(
      `    seen by a client that reads HTTP: ${((100 * seen.ours.perSecond) / seen.theirs.perSecond).toFixed(0)} %, site ${inShort(seen.ours)}; nginx ${inShort(seen.theirs)}`,
    )
  }
}

async function memory(): Promise<void> {
  console.log('\nmemory of the server (bar: 150 MB)')
  for (const { requests, resident, own } of await measureMemory()) {
    console.log(`  ${resident} MB, ${own} of them its own, after ${requests} requests`)
  }
}

async function accounts(): Promise<void> {
  const figures = await measureAccounts()
  console.log('\naccounts (bars: argon2 is 90 % of a login, a session check 50 % of a bare Fastify route)')
  const inMs = (seconds: number) => `${(1000 * seconds).toFixed(1)} ms`
  console.log(
    `  ${(100 * figures.loginRatio).toFixed(0)} %  argon2 ${inMs(figures.argon2)} of a login's ${inMs(figures.login)} in the server and ${inMs(figures.database)} in PostgreSQL`,
  )
  console.log(
    `  ${(100 * figures.sessionRatio).toFixed(0)} %  session check  ${Math.round(figures.sessionsPerSecond)} against ${Math.round(figures.barePerSecond)} requests/s`,
  )
}
