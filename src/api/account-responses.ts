import type { ACCOUNT_PATHS } from './account-paths.ts'
import type {
  CreatedAccount,
  done,
  PasswordResetSlug,
  passwordResetSent,
  setPasswordCheck,
  Tokens,
} from './credentials.ts'
import type { AccountExport, Profile } from './profile.ts'
import type { CurrentSession, sessionList } from './session.ts'
import type { z } from 'zod'

type Done = z.infer<typeof done>

/** What each call about accounts and messages gives when it succeeds, by its method and the name of its path. */
export interface AccountResponses {
  'POST login': Tokens
  'POST createAccount': CreatedAccount
  'GET setPassword': z.infer<typeof setPasswordCheck>
  'POST setPassword': Done
  'POST deleteAccount': Done
  'POST userMessage': Done
  'GET session': CurrentSession
  'GET sessions': z.infer<typeof sessionList>
  'DELETE sessions': Done
  'DELETE sessionById': Done
  'POST passwordReset': z.infer<typeof passwordResetSent>
  'POST passwordResetCode': PasswordResetSlug
  'POST password': Done
  'GET profile': Profile
  'PUT profileField': Profile
  'DELETE profileField': Profile
  'POST confirmAddress': Profile
  'POST confirmationCode': Done
  'DELETE confirmationCode': Profile
  'GET export': AccountExport
}

export type AccountCall = keyof AccountResponses & `${string} ${keyof typeof ACCOUNT_PATHS}`
