import { text } from './text.ts'

/** The paragraphs of everything that is sent by mail to people; `{link}` and `{code}` stand on lines of their own. */
export const mailMessages = {
  confirm: {
    subject: text('Your code for {site}'),
    intro: text('This is the code that confirms your email address at {site}:'),
    after: text(
      'It works for {time}. If you did not ask for it, you can ignore this message. Never tell the code to anybody.',
    ),
  },
  reset: {
    subject: text('Set a new password for {site}'),
    intro: text(
      'Somebody, we hope you, asked for a new password for your account at {site}. Open this page to set one:',
    ),
    after: text(
      'The link works once, for {time}. If you did not ask for it, you can ignore this message: your password stays as it is.',
    ),
  },
  passwordChanged: {
    subject: text('Your {site} password was changed'),
    intro: text('The password of your account at {site} has just been changed.'),
    notYou: 'If that was not you, set a new one at once:',
  },
  addressChanged: {
    subject: text('How you sign in to {site} was changed'),
    intro: text('The email address or phone number of your account at {site} has just been changed.'),
    notYou: 'If that was not you, set a new password at once, then look at your profile:',
  },
  passkeyAdded: {
    subject: text('A passkey was added to your {site} account'),
    intro: text(
      'A passkey has just been added to your account at {site}. A passkey lets you log in with your fingerprint, your face or the lock of your screen.',
    ),
  },
  passkeyRemoved: {
    subject: text('A passkey was removed from your {site} account'),
    intro: text(
      'A passkey has just been removed from your account at {site}. A passkey lets you log in with your fingerprint, your face or the lock of your screen.',
    ),
  },
  passkeyNotYou:
    'If that was not you, set a new password at once. It logs everybody out and removes every passkey:',
  addressDropped: {
    subject: text('This address was removed from your {site} account'),
    intro: text(
      'This email address has just been removed from your account at {site}. You can no longer log in with it, and this is the last message to it.',
    ),
    notYou: 'If that was not you, set a new password at once, by the phone number of your account:',
  },
  addressReplaced: {
    subject: text('This address was replaced in your {site} account'),
    intro: text(
      'Another email address has just taken the place of this one in your account at {site}. You can no longer log in with this one, and this is the last message to it.',
    ),
    notYou:
      'If that was not you, log in with your passkey, if you have one, and look at your profile. If you can not log in, write to us at once:',
  },
}

/** Everything that is sent by SMS: one line each, as short as it can be, since each 70 letters of Devanagari cost one more. */
export const smsMessages = {
  code: text('{code} is your {site} code, for {time}. Never tell it to anybody.'),
  passwordChanged: text('Your {site} password was changed. If that was not you, set a new one: {page}'),
  addressChanged: text('The email or phone of your {site} account was changed. If that was not you: {page}'),
  passkeyAdded: text(
    'A passkey was added to your {site} account. If that was not you, set a new password: {page}',
  ),
  passkeyRemoved: text(
    'A passkey was removed from your {site} account. If that was not you, set a new password: {page}',
  ),
  addressDropped: text(
    'This number was removed from your {site} account. If that was not you, set a new password by email: {page}',
  ),
  addressReplaced: text(
    'Another number took the place of this one in your {site} account. If that was not you, write to us: {page}',
  ),
}

/** What people are told of an error, by its code; sign-in, sign-up and contact in the specification's words. */
export const errorMessages = {
  invalid_request: 'Something in the request is not as it should be.',
  unknown_location: 'There is no such pain location.',
  location_not_covered: 'There is no knowledge about this pain location yet.',
  unknown_disease: 'There is no such disease.',
  not_found: 'There is nothing at this address.',
  wrong_credentials: 'Wrong email/password! Please try again',
  account_exists: 'Account already exist',
  passwords_differ: 'Wrong email/password! Try with right credential',
  weak_password: 'Please choose another password.',
  invalid_email: 'Please check the email address. It should look like name@example.com',
  invalid_phone: 'Please check the phone number and its country.',
  no_sms_there: 'We can not send codes to this number. Please use an email address instead.',
  no_sms_now:
    'We can not send a text message to this number just now. Please use an email address or a passkey instead, or try again later.',
  adults_only: 'Accounts are for people of 18 and over.',
  not_signed_in: 'Please log in.',
  sign_in_again: 'Please log in once more, so that we know it is you.',
  wrong_password: 'That is not your current password.',
  link_not_valid: 'This link is no longer valid. Please ask for a new one.',
  wrong_code: 'That code is wrong or no longer valid. Please check it, or ask for a new one.',
  consent_required: 'We keep this only if you agree to what it is for.',
  address_not_confirmed: 'Please confirm the address you signed up with first.',
  last_address: 'You sign in with this. Add another way to sign in first, or delete your account.',
  passkey_refused: 'That passkey did not work here. Please try again, or log in another way.',
  passkeys_elsewhere: 'Passkeys work only at the address of this site.',
  last_passkey:
    'This passkey is your only way in. Add another one or confirm an email address first, or delete your account.',
  too_many_passkeys: 'You have as many passkeys as we can keep. Please remove one first.',
  cross_site: 'This request came from another site.',
  too_many_requests: 'That was tried too often. Please wait a little and try again.',
  unavailable: 'Something went wrong. Please try again later',
  internal_error: 'Something went wrong on our side. Please try again.',
}

/** What says more than the code of an error does. */
export const explanationMessages = {
  waitAMinute: 'That was tried too often. Please wait a minute and try again.',
  waitMinutes: text('That was tried too often. Please wait {time} and try again.'),
  waitAnHour: 'That was tried too often. Please wait an hour or more and try again.',
  smsReach: text(
    'So far we can send codes only to mobile phones in {countries}. Please use an email address instead.',
  ),
  passkeysElsewhere: text('Passkeys work only at {address}. Please choose another way here.'),
  eitherEmailOrPhone: 'Please give an email address or a phone number, one of the two.',
  chooseFromList: 'Please choose one of the answers.',
  fillInName: 'Please fill in a name of at most 100 characters.',
  codeOfAnotherBrowser:
    'A code works only in the browser, and on the device, where you asked for it. Please type it there, or ask for a new one here.',
  nothingWaits: 'There is nothing to confirm.',
}

/** Why a password is refused. */
export const passwordMessages = {
  tooShort: text('Please use at least {count} characters. A few words in a row work well.'),
  tooLong: text('Please use at most {count} characters.'),
  common: 'Too many people use this password, so it is easy to guess. Please choose another.',
  pattern: 'This password follows a simple pattern, so it is easy to guess. Please choose another.',
  personal:
    'This password is made of your address, your name or ours, so it is easy to guess. Please choose another.',
}
