import { ACCOUNT_PATHS } from '#api/account-paths'
import { done } from '#api/credentials'
import { errorBody } from '#api/errors'
import type { AccountRoute } from './account-route.ts'

/** For what a page can't wipe itself: the browser's cache, with the films that tell where it hurt, and two cookies. */
export const postForgetBrowser: AccountRoute = (app, { devices, passkeyBrowsers }) => {
  app.post(
    ACCOUNT_PATHS.forgetBrowser,
    {
      schema: {
        tags: ['session'],
        operationId: 'forgetBrowser',
        summary:
          'Has the browser wipe what it has cached of this site, and that an owner has logged in with it',
        response: { 200: done, 403: errorBody },
      },
    },
    async (_, reply) => {
      devices.forget(reply)
      passkeyBrowsers.forget(reply)
      return reply.header('clear-site-data', '"cache"').send({ ok: true as const })
    },
  )
}
