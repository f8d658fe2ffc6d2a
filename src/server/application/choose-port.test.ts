import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { choosePort } from './choose-port.ts'
import { readEnvironment, type Environment } from '../environment/environment.ts'

function environmentOf(variables: Record<string, string>): Environment {
  const read = readEnvironment(variables)
  if (!read.ok) throw new Error(read.problems.join())
  return read.environment
}

test('port 0 becomes one that is free, in the address of the site too', async () => {
  const { port, baseUrl } = await choosePort(environmentOf({ PORT: '0' }))
  expect(port).toBeGreaterThan(0)
  expect(baseUrl).toBe(`http://localhost:${port}`)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
})

test('an address that was given stays', async () => {
  const given = environmentOf({ PORT: '0', BASE_URL: 'https://pain.example' })
  expect(await choosePort(given)).toMatchObject({ baseUrl: 'https://pain.example' })
})

test('so does any other port', async () => {
  const given = environmentOf({ PORT: '8080' })
  expect(await choosePort(given)).toBe(given)
})

test('where nothing can listen the port stays 0, for the start to say why', async () => {
  const given = environmentOf({ PORT: '0', HOST: '203.0.113.1' })
  expect(await choosePort(given)).toMatchObject({ port: 0 })
})
