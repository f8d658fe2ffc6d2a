import { REPORTS_PATH } from '#api/paths'
import { createMetrics } from '#server/metrics/metrics'
import { listenForMetrics } from '#server/metrics/metrics-listener'
import { attackMetrics, attackReports } from '#server/testing/hostile-others'
import { startTestPostgresql } from '#server/testing/start-test-database'
import { openAccountSite } from '#server/testing/account-site'
import { openTestDatabase } from '#server/testing/test-database'
import { attackReads, READ_PATHS } from '#server/testing/hostile-reads'
import { attack, describedCalls } from '#server/testing/hostile-run'

/**
 * `tsx bench/hostile.ts [requests] [calls ...]`: sends ten thousand random and hostile requests to each call, or to those
 * that have `calls` in their method and path. Ends with the first that is answered with a 5xx, too slowly, or with more
 * than anybody should know.
 */
const requests = Number(process.argv[2] ?? 10_000)
const wanted = process.argv.length > 3 ? process.argv.slice(3) : ['']
const postgresql = await startTestPostgresql()
const database = await openTestDatabase(postgresql.url)
const site = await openAccountSite({ databaseUrl: database.url, releaseFolder: 'build/release' })
const figures = await listenForMetrics(createMetrics(database), 0)
try {
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const attacks = [
    { name: `POST ${REPORTS_PATH}`, run: () => attackReports(site.app, requests) },
    { name: 'the port of the figures', run: () => attackMetrics(figures.port, requests) },
    ...READ_PATHS.map((path) => ({ name: `GET ${path}`, run: () => attackReads(site.app, path, requests) })),
    ...(await describedCalls(site)).map((call) => ({
      name: `${call.method} ${call.path}`,
      run: () => attack(site, call, requests),
    })),
  ]
  for (const { name, run } of attacks) {
    if (!wanted.some((part) => name.includes(part))) continue
    const started = performance.now()
    const before = process.cpuUsage()
    const { statuses, slowestMs } = await run()
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    const { user, system } = process.cpuUsage(before)
    const milliseconds = ((user + system) / 1000 / requests).toFixed(1)
    console.log(
      `${name}: ${requests} in ${seconds} s, ${milliseconds} ms each, slowest ${slowestMs.toFixed(0)} ms ${JSON.stringify(statuses)}`,
    )
  }
} finally {
  figures.close()
  await site.close()
  await database.close()
  await postgresql.stop()
}
