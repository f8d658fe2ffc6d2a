import type { Database } from '../database/connect.ts'
import type { Environment } from '../environment/environment.ts'
import { createRateLimiter, type RateLimiter } from '../limits/rate-limiter.ts'
import type { SmsCountries } from '../delivery/sms-reach.ts'
import type { Delivery } from '../delivery/delivery.ts'
import type { SmsBudget } from '../delivery/sms-budget.ts'
import { createPseudonyms, type Pseudonym } from '../http/pseudonyms.ts'
import type { Keys } from '../secrets/keys.ts'
import { createAccessTokens, type AccessTokens } from '../sessions/access-tokens.ts'
import { createKnownDevices, type KnownDevices } from '../sessions/known-devices.ts'
import { createPasskeyBrowsers, type PasskeyBrowsers } from '../sessions/passkey-browsers.ts'
import { createSessionCookies, type SessionCookies } from '../sessions/session-cookies.ts'
import { createSessionLookup, type FindSession } from '../sessions/session-lookup.ts'

/** What the calls about accounts and messages work with. */
export interface AccountServices {
  db: Database
  keys: Keys
  limiter: RateLimiter
  tokens: AccessTokens
  cookies: SessionCookies
  devices: KnownDevices
  passkeyBrowsers: PasskeyBrowsers
  findSession: FindSession
  /** Has the outbox looked at right away. */
  wakeOutbox: () => void
  takeBack: Delivery['takeBack']
  baseUrl: string
  siteName: string
  smsCountries: SmsCountries
  smsBudget: Pick<SmsBudget, 'reserve' | 'release' | 'requireSome'>
  /** Under which the log tells of an account or a network. */
  pseudonym: Pseudonym
}

export interface AccountServiceParts {
  db: Database
  keys: Keys
  environment: Pick<Environment, 'baseUrl' | 'siteName' | 'smsCountries'>
  wakeOutbox: () => void
  takeBack: Delivery['takeBack']
  smsBudget: AccountServices['smsBudget']
}

export function createAccountServices({ environment, ...parts }: AccountServiceParts): AccountServices {
  const { db, keys } = parts
  const { baseUrl, siteName, smsCountries } = environment
  const isSecure = baseUrl.startsWith('https:')
  return {
    ...parts,
    limiter: createRateLimiter(db, keys.limits),
    tokens: createAccessTokens(keys.accessToken),
    cookies: createSessionCookies(isSecure),
    devices: createKnownDevices(keys.devices, isSecure),
    passkeyBrowsers: createPasskeyBrowsers(isSecure),
    findSession: createSessionLookup(db),
    baseUrl,
    siteName,
    smsCountries,
    pseudonym: createPseudonyms(),
  }
}
