import { CODE_DIGITS, MAX_PHONE_DIGITS } from '#api/account-rules'

/** What is typed in a form, by the name of the field; a ticked box is `on`. */
export type FormValues = Readonly<Record<string, string>>

const isGiven = (text: string | undefined) => (text?.trim() ?? '') !== ''

export function canLogIn({ username, password }: FormValues): boolean {
  return isGiven(username) && Boolean(password)
}

/** Both are filled in, and not the same. */
export function passwordsDiffer({ password, confirmPassword }: FormValues): boolean {
  return Boolean(password) && Boolean(confirmPassword) && password !== confirmPassword
}

/** A password is there, and twice the same. */
export function hasPassword({ password, confirmPassword }: FormValues): boolean {
  return Boolean(password) && password === confirmPassword
}

/** A passkey needs nothing beside it. */
export function canSignUp(values: FormValues): boolean {
  if (values['mode'] === 'passkey') return true
  return (isGiven(values['email']) || isGiven(values['phone'])) && hasPassword(values)
}

export function canSendMessage({ name, email, msg }: FormValues): boolean {
  return isGiven(name) && isGiven(email) && isGiven(msg)
}

export function isWholeCode(typed: string | undefined): boolean {
  return digitsOf(typed ?? '').length === CODE_DIGITS
}

/** A number is typed that could be a phone's, and doesn't name its country itself. */
export function needsCountry(username: string | undefined): boolean {
  return /^[\d\s().-]{4,}$/.test(username?.trim() ?? '')
}

/** A phone number as typed, without what follows its fifteenth digit: no number has more. */
export function limitPhoneDigits(typed: string): string {
  let digits = 0
  return typed.replaceAll(/\d/g, (digit) => (++digits > MAX_PHONE_DIGITS ? '' : digit))
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
