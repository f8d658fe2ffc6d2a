import type { App } from '../http/app-type.ts'
import type { Environment } from '../environment/environment.ts'

const VALID_DAYS = 180

/** What programs look for at addresses of their own: whom to tell of a hole (RFC 9116), where a password is changed. */
export function getWellKnown(
  app: App,
  { baseUrl, operator }: Pick<Environment, 'baseUrl' | 'operator'>,
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
  app.get('/.well-known/change-password', hidden, (_request, reply) => reply.redirect('/profile', 302))
}
