import type { Duplex } from 'node:stream'
import Fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AccountServices } from '../accounts/services.ts'
import type { App } from '../http/app-type.ts'
import type { Environment } from '../environment/environment.ts'
import {
  CONNECTION_LIMITS,
  createHttpServer,
  createStopping,
  refuseConnection,
  statusOfParserError,
  type ConnectionLimits,
  type Stopping,
} from '../http/connections.ts'
import { sendError } from '../http/error-response.ts'
import { createReportCount, type ReportCount } from '../http/report-count.ts'
import { headersFor, securityHeaders } from '../http/security-headers.ts'
import type { KnowledgeResponses } from '../knowledge/knowledge-responses.ts'
import type { Log } from '../logging/log.ts'
import { createSendPrivate } from '../responses/send-private.ts'
import { createSendPrepared } from '../responses/send-prepared.ts'
import { CONNECTION_COUNTS, limitConnections, type ConnectionCounts } from '../limits/connection-limit.ts'
import { describeApi } from './openapi.ts'
import { accountRoutes } from '../routes/account-routes.ts'
import { getHealth } from '../routes/get-health.ts'
import { getReady } from '../routes/get-ready.ts'
import { getOpenapi } from '../routes/get-openapi.ts'
import { getSite } from '../routes/get-site.ts'
import { getWellKnown } from '../routes/get-well-known.ts'
import { postReports } from '../routes/post-reports.ts'
import { knowledgeRoutes } from '../routes/knowledge-routes.ts'
import { prepareRelease } from '../site/release-files.ts'
import { prepareSite } from '../site/prepare-site.ts'
import { serveSite, sendNotFoundPage } from '../site/serve-site.ts'

export interface AppParts {
  environment: Pick<Environment, 'baseUrl' | 'isBaseUrlGiven' | 'siteName' | 'operator' | 'trustedProxies'>
  knowledge: KnowledgeResponses
  isDatabaseUp: () => Promise<boolean>
  accounts: AccountServices
  siteFolder: string
  releaseFolder: string
  log: Log
  /** Counts what browsers report, besides the log. */
  countReport?: ReportCount
  /** Shorter ones in tests. */
  connections?: ConnectionLimits
  /** Fewer in tests. */
  connectionCounts?: ConnectionCounts
  /** Begun some time before the app is closed, where it is to take no more work first. */
  stopping?: Stopping
}

/** Five thousand letters of any script, however they are escaped, and what goes with them. */
const BODY_LIMIT_BYTES = 64 * 1024

/** Puts the site together; it doesn't listen yet. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { environment, knowledge, isDatabaseUp, accounts, siteFolder, releaseFolder, log } = parts
  const headers = securityHeaders(environment.baseUrl)
  const site = await prepareSite(siteFolder, environment)
  const release = await prepareRelease(releaseFolder)
  const stopping = parts.stopping ?? createStopping()
  const refuse = (socket: Duplex, status: number) => refuseConnection(socket, status, headers.data)
  const app: App = Fastify({
    loggerInstance: log.logger,
    // Fastify's own lines would show the path and the address: `logRequest` writes ours, and needs no logger a request.
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handle) => {
      const server = createHttpServer(handle, parts.connections ?? CONNECTION_LIMITS, refuse, stopping)
      const { trustedProxies } = environment
      const counts = parts.connectionCounts ?? CONNECTION_COUNTS
      limitConnections(server, counts, { trustedProxies, logger: log.logger })
      return server
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET') socket.destroy()
      else refuse(socket, statusOfParserError(error))
    },
    routerOptions: { ignoreTrailingSlash: true },
    // An address that can't be read never reaches a route, nor the hook below.
    frameworkErrors: (error, request, reply) => {
      if (!sendNotFoundPage(site, request, reply, headers.page))
        sendError(error, request, reply.headers(headers.data))
      log.logRequest(request, reply, reply.statusCode)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)

  // Prepared responses carry the same headers and log themselves: they pass this hook by.
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headersFor(headers, reply.getHeader('content-type')))
    log.logRequest(request, reply, reply.statusCode)
    done()
  })

  app.addHook('preClose', (done) => {
    stopping.begin()
    done()
  })

  const send = createSendPrepared((type) => headersFor(headers, type), log.logRequest)
  describeApi(app, environment)
  serveSite(app, site, send)
  app.after(() => {
    knowledgeRoutes(app, knowledge, send)
    getSite(app, environment.operator, send)
    accountRoutes(app, accounts, environment.trustedProxies, createSendPrivate(headers.data, log.logRequest))
    getWellKnown(app, environment, release, send)
    getHealth(app, knowledge, isDatabaseUp)
    getReady(app, isDatabaseUp, stopping)
    getOpenapi(app, send)
    const logReport = createReportCount(log.logger)
    const count: ReportCount = (directive) => {
      logReport(directive)
      parts.countReport?.(directive)
    }
    postReports(app, count, environment.trustedProxies)
  })
  await app.ready()
  return app
}
