import Fastify, { LogController, type FastifyBaseLogger } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App } from './app-type.ts'
import type { Environment } from './environment.ts'
import { sendError } from './http/error-response.ts'
import { logRequest } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { KnowledgeAnswers } from './knowledge/knowledge-answers.ts'
import { describeApi } from './openapi.ts'
import { getDiagnosisStep } from './routes/get-diagnosis-step.ts'
import { getDiseases } from './routes/get-diseases.ts'
import { getHealth } from './routes/get-health.ts'
import { getLocationBundle } from './routes/get-location-bundle.ts'
import { getLocations } from './routes/get-locations.ts'
import { getOpenapi } from './routes/get-openapi.ts'
import { getVideoByDisease } from './routes/get-video-by-disease.ts'
import { serveSite } from './site/serve-site.ts'

export interface AppParts {
  environment: Pick<Environment, 'baseUrl' | 'siteName'>
  knowledge: KnowledgeAnswers
  isDatabaseUp: () => Promise<boolean>
  siteFolder: string
  logger: FastifyBaseLogger
}

/** Puts the site together; it doesn't listen yet. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { environment, knowledge, isDatabaseUp, siteFolder, logger } = parts
  const app: App = Fastify({
    loggerInstance: logger,
    // Fastify's own lines would show the path and the address: `logRequest` writes ours.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: sendError,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)

  const headers = securityHeaders(environment.baseUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onResponse', logRequest)

  describeApi(app, environment)
  serveSite(app, siteFolder)
  app.after(() => {
    getDiseases(app, knowledge)
    getDiagnosisStep(app, knowledge)
    getVideoByDisease(app, knowledge)
    getLocations(app, knowledge)
    getLocationBundle(app, knowledge)
    getHealth(app, knowledge, isDatabaseUp)
    getOpenapi(app)
  })
  await app.ready()
  return app
}
