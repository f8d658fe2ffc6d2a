import type { ACCOUNT_PATHS } from './account-paths.ts'
import type {
  CreatedAccount,
  CreatedByPasskey,
  done,
  PasswordResetSlug,
  passwordResetSent,
  setPasswordCheck,
  Tokens,
} from './credentials.ts'
import type { Passkey, PasskeyCreationOptions, PasskeyRequestOptions } from './passkeys.ts'
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
  'POST forgetBrowser': Done
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
  'GET passkeys': Passkey[]
  'POST passkeys': Passkey[]
  'POST passkeyOptions': PasskeyCreationOptions
  'PUT passkeyById': Passkey[]
  'DELETE passkeyById': Passkey[]
  'POST passkeyLogin': Tokens
  'POST passkeyLoginOptions': PasskeyRequestOptions
  'POST passkeySignUp': CreatedByPasskey
  'POST passkeySignUpOptions': PasskeyCreationOptions
}

export type AccountCall = keyof AccountResponses & `${string} ${keyof typeof ACCOUNT_PATHS}`
