import type { App } from './app-type.ts'

/**
 * Takes bodies in JSON alone: a form on another site can't send those. A body that is announced as JSON and empty,
 * as some clients send it, is none.
 */
export function acceptJsonAlone(scope: App): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null)
    else void parse(request, body as string, done)
  })
}
