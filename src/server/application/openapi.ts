import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { App } from '../http/app-type.ts'
import type { Environment } from '../environment/environment.ts'

/** Describes every route that has a schema, from the very schemas that check requests. */
export function describeApi(app: App, { siteName, baseUrl }: Pick<Environment, 'siteName' | 'baseUrl'>) {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: siteName,
        version: '1.0.0',
        description:
          'General information about possible causes of pain, not medical advice. No call takes answers about pain: what the site knows is the same for everybody. An account is never needed for it.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: baseUrl }],
      tags: [
        { name: 'diagnosis', description: 'Possible causes, questions and self-test films' },
        { name: 'knowledge', description: 'The compiled knowledge as the site itself uses it' },
        { name: 'session', description: 'Signing in and out. Tokens are single-use or live 15 minutes' },
        { name: 'account', description: 'Making and deleting accounts, and setting passwords' },
        { name: 'passkey', description: 'Signing up and in without a password, by WebAuthn' },
        { name: 'profile', description: 'What is kept about a person, each part with consent' },
        { name: 'message', description: 'Writing to whoever runs the site' },
        { name: 'operation', description: 'For those who run the site or write programs for it' },
      ],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: '`access` of a login or refresh',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
}
