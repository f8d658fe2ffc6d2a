import { PASSWORD_LENGTH } from '#api/account-rules'

/** Why a password is refused. */
export const PASSWORD_MESSAGES = {
  tooShort: `Please use at least ${PASSWORD_LENGTH.min} characters. A few words in a row work well.`,
  tooLong: `Please use at most ${PASSWORD_LENGTH.max} characters.`,
  common: 'Too many people use this password, so it is easy to guess. Please choose another.',
  pattern: 'This password follows a simple pattern, so it is easy to guess. Please choose another.',
  personal:
    'This password is made of your address, your name or ours, so it is easy to guess. Please choose another.',
}

export const EITHER_EMAIL_OR_PHONE = 'Please give an email address or a phone number, one of the two.'
export const CHOOSE_FROM_LIST = 'Please choose one of the answers.'
export const FILL_IN_NAME = 'Please fill in a name of at most 100 characters.'
export const NOTHING_WAITS = 'There is nothing to confirm.'
