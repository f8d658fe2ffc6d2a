import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNT_PATHS } from '#api/account-paths'
import { API_PATHS } from '#api/paths'
import type { App } from '../http/app-type.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

interface Description {
  openapi: string
  paths: Record<string, { get?: { responses: Record<string, unknown>; parameters?: { name: string }[] } }>
  components: { schemas: Record<string, unknown> }
}

let app: App
let description: Description
beforeAll(async () => {
  app = await buildTestApp()
  description = (await app.inject(API_PATHS.openapi)).json<Description>()
})
afterAll(() => app.close())

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate({ ...structuredClone(description) })
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('describes every call, as the contract spells it, and no page', () => {
  const contract = [...Object.values(API_PATHS), ...Object.values(ACCOUNT_PATHS)]
  expect(Object.keys(description.paths).sort()).toEqual(contract.sort())
})

test('names the shapes and shows what each call can answer', () => {
  expect(Object.keys(description.components.schemas)).toEqual(
    expect.arrayContaining(['Disease', 'DiagnosisStep', 'Video', 'Error', 'Health', 'Readiness', 'Location']),
  )
  const { get } = description.paths[API_PATHS.diseases]!
  expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400', '404'])
  expect(get?.parameters?.map(({ name }) => name)).toEqual(['painLocation'])
  expect(description.paths[API_PATHS.videosByDisease]?.get?.parameters?.map(({ name }) => name)).toEqual([
    'diseases',
  ])
})
