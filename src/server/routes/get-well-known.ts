import type { App } from '../http/app-type.ts'
import type { Environment } from '../environment/environment.ts'
import type { PreparedResponse } from '../responses/prepared-response.ts'
import type { SendPrepared } from '../responses/send-prepared.ts'

const VALID_DAYS = 180

/**
 * What programs look for at addresses of their own: whom to report a vulnerability to (RFC 9116), where a password is changed, and what
 * was built and who signed it.
 */
export function getWellKnown(
  app: App,
  { baseUrl, operator }: Pick<Environment, 'baseUrl' | 'operator'>,
  release: ReadonlyMap<string, PreparedResponse>,
  send: SendPrepared,
): void {
  const { email } = operator
  const hidden = { schema: { hide: true } }
  if (email !== null) {
    app.get('/.well-known/security.txt', hidden, (_request, reply) => {
      const expires = new Date(Date.now() + VALID_DAYS * 24 * 3_600_000)
      const lines = [
        `Contact: mailto:${email}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${baseUrl}/.well-known/security.txt`,
      ]
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(`${lines.join('\n')}\n`)
    })
  }
  for (const [path, response] of release)
    app.get(path, hidden, (request, reply) => send(request, reply, response))
  app.get('/.well-known/change-password', hidden, (_request, reply) => reply.redirect('/profile', 302))
}
