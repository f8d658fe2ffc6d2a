import { ACCOUNT_PATHS } from '#api/account-paths'
import { done } from '#api/credentials'
import { errorBody } from '#api/errors'
import type { AccountRoute } from './account-route.ts'

/** For the browser's own cache, which a page can't wipe: the films in it tell where it hurt. Who is logged in stays so. */
export const postForgetCache: AccountRoute = (app) => {
  app.post(
    ACCOUNT_PATHS.forgetCache,
    {
      schema: {
        tags: ['session'],
        operationId: 'forgetCache',
        summary: 'Has the browser wipe what it has cached of this site',
        response: { 200: done, 403: errorBody },
      },
    },
    async (_, reply) => reply.header('clear-site-data', '"cache"').send({ ok: true as const }),
  )
}
