import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { ADULT_AGE_RANGES, BODY_TYPES, MAX_NAME_LENGTH, SEXES } from '#api/account-rules'
import type { Database, Queryable } from '../database/connect.ts'
import { accounts, contactMessages } from '../database/schema.ts'
import { AppError } from '../errors/app-error.ts'
import { giveConsent, withdrawConsent } from './consents.ts'
import { lockAccount } from './find-account.ts'

/** Fields that are no address, where each is kept, and what it can hold. */
const FIELDS = {
  name: {
    column: 'name',
    value: z
      .string()
      .trim()
      .min(1)
      .max(MAX_NAME_LENGTH)
      .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u)
      .regex(/[^\p{C}\p{Z}]/u),
    problem: 'fillInName',
  },
  age_range: { column: 'ageRange', value: z.enum(ADULT_AGE_RANGES), problem: 'chooseFromList' },
  sex: { column: 'sex', value: z.enum(SEXES), problem: 'chooseFromList' },
  body_type: { column: 'bodyType', value: z.enum(BODY_TYPES), problem: 'chooseFromList' },
} as const

export type PlainField = keyof typeof FIELDS

/** Keeps what the person gave, together with the consent to keep it. Throws `invalid_request` for a wrong value. */
export async function keepField(
  db: Database,
  accountId: string,
  field: PlainField,
  given: string,
): Promise<void> {
  const { column, value, problem } = FIELDS[field]
  const checked = value.safeParse(given)
  if (!checked.success)
    throw new AppError('invalid_request', {
      explanation: ({ explanationMessages }) => explanationMessages[problem],
      field: 'value',
    })
  await db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId)
    await transaction
      .update(accounts)
      .set({ [column]: checked.data })
      .where(eq(accounts.id, accountId))
    await giveConsent(transaction, accountId, field)
  })
}

/** Withdraws the consent, and with it goes what was kept. */
export async function dropField(db: Database, accountId: string, field: PlainField): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId)
    await transaction
      .update(accounts)
      .set({ [FIELDS[field].column]: null })
      .where(eq(accounts.id, accountId))
    await withdrawConsent(transaction, accountId, field)
  })
}

/**
 * Forgets what may be another's: an account that was made with an address which nobody had proven may have been a stranger's, until
 * its owner takes it over. Messages stay the operator's, and are no longer of the account.
 */
export async function forgetWritten(transaction: Queryable, accountId: string): Promise<void> {
  const empty = Object.fromEntries(Object.values(FIELDS).map(({ column }) => [column, null]))
  await transaction.update(accounts).set(empty).where(eq(accounts.id, accountId))
  for (const field of Object.keys(FIELDS)) await withdrawConsent(transaction, accountId, field as PlainField)
  await transaction
    .update(contactMessages)
    .set({ accountId: null })
    .where(eq(contactMessages.accountId, accountId))
}
