import { Readable } from 'node:stream'
import { ACCOUNT_PATHS } from '#api/account-paths'
import { errorBody } from '#api/errors'
import { accountExport, type AccountExport } from '#api/profile'
import { exportAccount } from '../../accounts/export-account.ts'
import { LIMITS } from '../../limits/limits.ts'
import { BEARER, recentlySignedInOf, type AccountRoute } from './account-route.ts'

export const getExport: AccountRoute = (app, { db, limiter }) => {
  app.get(
    ACCOUNT_PATHS.export,
    {
      schema: {
        tags: ['profile'],
        operationId: 'exportAccount',
        summary:
          'Everything that is kept about the person, to take along; the login at most five minutes old',
        security: BEARER,
        response: { 200: accountExport, 401: errorBody, 403: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const { accountId } = recentlySignedInOf(request)
      await limiter.charge([[LIMITS.exportByAccount, accountId]])
      const text = Readable.from(exportAccount(db, accountId))
      return (
        reply
          .header('content-disposition', 'attachment; filename="painpoint-account.json"')
          .type('application/json')
          // A stream goes out as it is; the type is that of the JSON in it.
          .send(text as unknown as AccountExport)
      )
    },
  )
}
