import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Environment } from '../environment/environment.ts'

/**
 * With `PORT=0`, the environment with a port that is free just now, also in the address that links in mails begin
 * with unless BASE_URL was given; that is why it has to be known before anything starts. Any other stays as it is.
 */
export async function choosePort(environment: Environment): Promise<Environment> {
  if (environment.port !== 0) return environment
  const port = await findFreePort(environment.host)
  const { baseUrl, isBaseUrlGiven } = environment
  return { ...environment, port, baseUrl: isBaseUrlGiven ? baseUrl : baseUrl.replace(/:0$/, `:${port}`) }
}

/** 0 where the address can't be listened on at all: listening then tells why. */
async function findFreePort(host: string): Promise<number> {
  const probe = createServer()
  try {
    await once(probe.listen(0, host), 'listening')
    const { port } = probe.address() as AddressInfo
    probe.close()
    await once(probe, 'close')
    return port
  } catch {
    return 0
  }
}
