import type { ProfileField } from '#api/account-rules'
import type { Profile } from '#api/profile'
import type { Queryable } from '../database/connect.ts'
import { listConsentsInForce } from './consents.ts'
import { listPasskeys } from './list-passkeys.ts'
import { findById, type Account } from './find-account.ts'

/** The account as its owner sees it. */
export async function readProfile(db: Queryable, accountId: string): Promise<Profile> {
  const account = await findById(db, accountId)
  const kept = await listPasskeys(db, accountId)
  return presentProfile(account, await listConsentsInForce(db, accountId), kept.length)
}

/** @param given consents of the account, those in force among them */
export function presentProfile(
  account: Account,
  given: Awaited<ReturnType<typeof listConsentsInForce>>,
  passkeys: number,
): Profile {
  const consentTo = (field: ProfileField) => {
    const found = given.find((consent) => consent.field === field && consent.withdrawnAt === null)
    const { purpose, version, givenAt } = found ?? { purpose: '', version: '', givenAt: account.createdAt }
    return { purpose, version, given_at: givenAt.toISOString() }
  }
  const kept = <Value>(field: ProfileField, value: Value | null) =>
    value === null ? null : { value, consent: consentTo(field) }
  const address = (field: 'email' | 'phone', value: string | null, confirmedAt: Date | null) =>
    value === null ? null : { value, consent: consentTo(field), confirmed: confirmedAt !== null }
  return {
    created_at: account.createdAt.toISOString(),
    adult_confirmed_at: account.adultConfirmedAt?.toISOString() ?? null,
    fields: {
      email: address('email', account.email, account.emailConfirmedAt),
      phone: address('phone', account.phone, account.phoneConfirmedAt),
      name: kept('name', account.name),
      age_range: kept('age_range', account.ageRange),
      sex: kept('sex', account.sex),
      body_type: kept('body_type', account.bodyType),
    },
    sign_in: { password: account.passwordHash !== null, passkeys },
    pending: { email: account.pendingEmail, phone: account.pendingPhone },
  }
}
