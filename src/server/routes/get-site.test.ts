import { expect, test } from 'vitest'
import { API_PATHS } from '#api/paths'
import { buildTestApp } from '../testing/build-test-app.ts'

const environment = { baseUrl: 'http://localhost:3000', isBaseUrlGiven: false, siteName: 'Painpoint' }

test('says who runs the site, and null for what the operator has not given', async () => {
  const grievanceOfficer = { name: 'Asha Rao', email: null, address: '1 Main Road\nBengaluru' }
  const app = await buildTestApp({
    environment: { ...environment, operator: { email: 'hello@pain.example', grievanceOfficer } },
  })
  const response = await app.inject(API_PATHS.site)
  expect(response.json()).toEqual({
    operator_email: 'hello@pain.example',
    grievance_officer: { name: 'Asha Rao', email: null, address: '1 Main Road\nBengaluru' },
  })
  expect(response.headers['cache-control']).toMatch(/^public/)
  await app.close()
})
