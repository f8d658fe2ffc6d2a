import { startTestPostgresql } from '#server/testing/start-test-database'
import { openAccountSite } from '#server/testing/account-site'
import { openTestDatabase } from '#server/testing/test-database'
import { attack, describedCalls } from '#server/testing/hostile-run'

/**
 * `tsx bench/hostile.ts [requests] [calls ...]`: sends ten thousand random and hostile requests to each call about
 * accounts and messages, or to those that have `calls` in their method and path. Ends with the first that is answered
 * with a 5xx, too slowly, or with more than anybody should know.
 */
const requests = Number(process.argv[2] ?? 10_000)
const wanted = process.argv.length > 3 ? process.argv.slice(3) : ['']
const postgresql = await startTestPostgresql()
const database = await openTestDatabase(postgresql.url)
const site = await openAccountSite({ databaseUrl: database.url })
try {
  for (const call of await describedCalls(site)) {
    if (!wanted.some((part) => `${call.method} ${call.path}`.includes(part))) continue
    const started = performance.now()
    const before = process.cpuUsage()
    const { statuses, slowestMs } = await attack(site, call, requests)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    const { user, system } = process.cpuUsage(before)
    const milliseconds = ((user + system) / 1000 / requests).toFixed(1)
    console.log(
      `${call.method} ${call.path}: ${requests} in ${seconds} s, ${milliseconds} ms each, slowest ${slowestMs.toFixed(0)} ms ${JSON.stringify(statuses)}`,
    )
  }
} finally {
  await site.close()
  await database.close()
  await postgresql.stop()
}
