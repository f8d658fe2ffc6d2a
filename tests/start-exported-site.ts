import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { chromiumCommand } from './chromium.ts'
import { freePort, startBuiltSite } from './start-site.ts'
import { startStaticHost } from './static-host.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server behind the host of an exported site, as the host reaches it. */
    server: string
  }
}

const FOLDER = 'build/export'

/** The exported site on a host of static files, which leaves to the built server what is no file: one address for both. */
export default async function startExportedSite(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const { site: server, outbox, stop } = await startBuiltSite({ BASE_URL: baseUrl })
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/export.ts', FOLDER, '--server', server],
    { env: { ...process.env, BASE_URL: baseUrl }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`the site was not exported: ${stderr}`)
  const host = await startStaticHost(FOLDER, port)
  project.provide('chromium', await chromiumCommand())
  project.provide('site', host.site)
  project.provide('server', server)
  project.provide('outbox', outbox)
  return async () => {
    await host.close()
    await stop()
  }
}
