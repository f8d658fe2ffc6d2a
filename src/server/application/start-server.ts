import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from './app.ts'
import type { App } from '../http/app-type.ts'
import { createStopping } from '../http/connections.ts'
import { choosePort } from './choose-port.ts'
import { recordKnowledgeRelease } from '../database/knowledge-releases.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Environment } from '../environment/environment.ts'
import { knowledgeResponses } from '../knowledge/knowledge-responses.ts'
import { readResponses } from '../knowledge/response-files.ts'
import type { Log } from '../logging/log.ts'
import { describeRelease } from '../site/release-files.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { listenForMetrics, type MetricsListener } from '../metrics/metrics-listener.ts'
import { startBackground, type Background } from './start-background.ts'
import { StartError } from '../errors/start-error.ts'

export interface StartOptions {
  environment: Environment
  /** Where the build has left `responses/`, `site/` and `release/`. */
  buildFolder: string
  log: Log
}

export interface RunningServer {
  /** Where it listens, for people: `http://localhost:3000`. */
  address: string
  database: string
  /** What is written to which folder instead of being sent; null when all is sent. */
  outbox: string | null
  /** Who signed what is served. */
  release: string
  /** Takes work for as long as is set, and says that it won't; then ends requests, database and locks within three seconds. */
  stop: () => Promise<void>
}

/** How long requests under way may take to end once the server stops. */
const GRACE_MS = 700

/** Starts everything. Throws StartError with what to do about it, having stopped what it had started. */
export async function startServer({ buildFolder, log, ...options }: StartOptions): Promise<RunningServer> {
  const releaseFolder = join(buildFolder, 'release')
  const environment = await choosePort(options.environment)
  const knowledge = knowledgeResponses(readResponses(join(buildFolder, 'responses')))
  const database = await openDatabase(environment, log.logger)
  let background: Background | null = null
  let metricsListener: MetricsListener | null = null
  const stopAllElse = async () => {
    metricsListener?.close()
    await background?.stop()
    await database.close()
  }
  try {
    await recordKnowledgeRelease(database.db, {
      version: knowledge.version,
      locations: knowledge.locationCount,
      conditions: knowledge.conditionCount,
    })
    const release = await describeRelease(releaseFolder)
    const { metricsPort } = environment
    const metrics = metricsPort === null ? null : createMetrics(database)
    if (metrics !== null && metricsPort !== null)
      metricsListener = await listenForMetrics(metrics, metricsPort)
    background = await startBackground(environment, database, log, metrics)
    const stopping = createStopping()
    const app = await buildApp({
      environment,
      knowledge,
      isDatabaseUp: database.isUp,
      accounts: background.accounts,
      siteFolder: join(buildFolder, 'site'),
      releaseFolder,
      stopping,
      ...(metrics !== null && { countReport: metrics.countReport }),
      log: metrics === null ? log : { ...log, logRequest: metrics.counting(log.logRequest) },
    })
    await listen(app, environment)
    return {
      address: environment.baseUrl,
      database: database.place,
      outbox: background.outbox,
      release,
      stop: async () => {
        stopping.begin()
        // One that is sent and not recorded when the process ends is sent again by another server, two minutes later.
        background?.takeNoMoreMessages()
        await sleep(environment.drainSeconds * 1000)
        await closeApp(app)
        await stopAllElse()
      },
    }
  } catch (error) {
    await stopAllElse()
    throw error
  }
}

async function listen(app: App, { host, port }: Environment): Promise<void> {
  try {
    await listenQuietly(app, { host, port })
  } catch (error) {
    await app.close()
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} on ${host} is taken by another program: stop that one, or set PORT to another`,
      )
    }
    if (code === 'EACCES')
      throw new StartError(`Port ${port} needs more rights than we have: set PORT to 1024 or more`)
    throw new StartError(`The server can't listen on ${host}, port ${port}: ${message}`)
  }
}

/** Fastify logs every address it listens on; the start says the one that people use, and that is enough. */
async function listenQuietly(app: App, to: { host: string; port: number }): Promise<void> {
  const { level } = app.log
  if (['trace', 'debug', 'info'].includes(level)) app.log.level = 'warn'
  try {
    await app.listen(to)
  } finally {
    app.log.level = level
  }
}

async function closeApp(app: App): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
  await app.close()
  clearTimeout(impatience)
}
