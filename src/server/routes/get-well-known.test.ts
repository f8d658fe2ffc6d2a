import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

const grievanceOfficer = { name: null, email: null, address: null }

test('says whom to tell of a hole, for as long as somebody is named', async () => {
  const app = await buildTestApp({
    environment: {
      baseUrl: 'https://pain.example',
      operator: { email: 'op@pain.example', grievanceOfficer },
    },
  })
  const { headers, body } = await app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^Contact: mailto:op@pain\.example\nExpires: \d{4}-.*Z\n/)
  expect(body).toContain('Canonical: https://pain.example/.well-known/security.txt\n')
  const expires = new Date(/^Expires: (.*)$/m.exec(body)?.[1] ?? 0)
  expect(expires.getTime() - Date.now()).toBeLessThan(366 * 24 * 3_600_000)
  await app.close()
})

test('nobody named, no file; password managers find the profile either way', async () => {
  const app = await buildTestApp()
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404)
  const response = await app.inject('/.well-known/change-password')
  expect([response.statusCode, response.headers.location]).toEqual([302, '/profile'])
  await app.close()
})
