import { parseEmail, parsePhone, type Address } from '../../accounts/addresses.ts'
import { AppError } from '../../errors/app-error.ts'

interface GivenAddress {
  email?: string | undefined
  phone?: string | undefined
  dialCode?: string | undefined
}

/** Throws `invalid_request`, `invalid_email` or `invalid_phone` unless exactly one is given, and is right. */
export function readAddress(given: GivenAddress): Address {
  const address = readAddressIfAny(given)
  if (address === null) throw eitherOne()
  return address
}

/** As `readAddress`; null when none is given. */
export function readAddressIfAny({ email, phone, dialCode }: GivenAddress): Address | null {
  if (email === undefined && phone === undefined) return null
  if (email !== undefined && phone !== undefined) throw eitherOne()
  const kind = email === undefined ? 'phone' : 'email'
  const value = email === undefined ? parsePhone(phone ?? '', dialCode) : parseEmail(email)
  if (value === null) throw new AppError(`invalid_${kind}`, { field: kind })
  return { kind, value }
}

const eitherOne = () =>
  new AppError('invalid_request', {
    explanation: ({ explanationMessages }) => explanationMessages.eitherEmailOrPhone,
    field: 'email',
  })
