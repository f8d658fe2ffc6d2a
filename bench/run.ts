import { measureAccounts } from './accounts.ts'
import { measureEngine } from './engine.ts'
import { measureKnowledgeEndpoints } from './knowledge-endpoints.ts'
import { measurePages } from './page-bytes.ts'

/** `npm run bench`: the figures of the bars in docs/architecture.md, all measured in this one run. */
console.log('engine, one answer to the next question (bar: p99 under 2 ms at whole-body knowledge)')
const engine = measureEngine()
for (const { conditions, steps, answers, p50Ms, p99Ms } of engine) {
  console.log(
    `  ${conditions} conditions, ${steps} steps: p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms (${answers} answers)`,
  )
}
const [once, tenfold] = engine
if (once && tenfold)
  console.log(`  10 x the conditions costs ${(tenfold.p50Ms / once.p50Ms).toFixed(1)} x the time`)

console.log('\nJavaScript a page loads at once, gzip (bar: 80 kB on the first page, 130 kB on any)')
for (const { page, scriptGzipBytes } of measurePages())
  console.log(`  ${(scriptGzipBytes / 1000).toFixed(1).padStart(6)} kB  ${page}`)

console.log('\nknowledge endpoints against a bare node:http server sending the same bytes (bar: 70 %)')
for (const { path, requestsPerSecond, bareRequestsPerSecond, ratio } of await measureKnowledgeEndpoints()) {
  console.log(
    `  ${(100 * ratio).toFixed(0)} %  ${path}  ${Math.round(requestsPerSecond)} against ${Math.round(bareRequestsPerSecond)} requests/s`,
  )
}

const accounts = await measureAccounts()
console.log('\naccounts (bars: argon2 is 90 % of a login, a session check 50 % of a bare Fastify route)')
const inMs = (seconds: number) => `${(1000 * seconds).toFixed(1)} ms`
console.log(
  `  ${(100 * accounts.loginRatio).toFixed(0)} %  argon2 ${inMs(accounts.argon2)} of a login's ${inMs(accounts.login)} in the server and ${inMs(accounts.database)} in PostgreSQL`,
)
console.log(
  `  ${(100 * accounts.sessionRatio).toFixed(0)} %  session check  ${Math.round(accounts.sessionsPerSecond)} against ${Math.round(accounts.barePerSecond)} requests/s`,
)
process.exit(0)
