import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { App } from './app-type.ts'
import type { Environment } from './environment.ts'

/** Describes every route that has a schema, from the very schemas that check requests. */
export function describeApi(app: App, { siteName, baseUrl }: Pick<Environment, 'siteName' | 'baseUrl'>) {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: siteName,
        version: '1.0.0',
        description:
          'General information about possible causes of pain, not medical advice. No call takes anything about a person: every answer is the same for everybody.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: baseUrl }],
      tags: [
        { name: 'diagnosis', description: 'Possible causes, questions and self-test films' },
        { name: 'knowledge', description: 'The compiled knowledge as the site itself uses it' },
        { name: 'operation', description: 'For those who run the site or write programs for it' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
}
