import { CODE_SECONDS, LINK_SECONDS } from '../secrets/one-time-secrets.ts'

const CODE_MINUTES = CODE_SECONDS / 60
const LINK_MINUTES = LINK_SECONDS / 60
const NOT_YOU_CODE = 'If you did not ask for it, you can ignore this message. Never tell the code to anybody.'

export interface Words {
  subject: string
  text: string
}

const mail = (subject: string, ...paragraphs: string[]): Words => ({
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
})

/** The words of everything that is sent by mail. */
export const MAIL = {
  confirm: (site: string, code: string) =>
    mail(
      `${code} is your ${site} code`,
      `This is the code that confirms your email address at ${site}:`,
      code,
      `It works for ${CODE_MINUTES} minutes. ${NOT_YOU_CODE}`,
    ),
  reset: (site: string, link: string) =>
    mail(
      `Set a new password for ${site}`,
      `Somebody, we hope you, asked for a new password for your account at ${site}. Open this page to set one:`,
      link,
      `The link works once, for ${LINK_MINUTES} minutes. If you did not ask for it, you can ignore this message: your password stays as it is.`,
    ),
  passwordChanged: (site: string, page: string) =>
    mail(
      `Your ${site} password was changed`,
      `The password of your account at ${site} has just been changed.`,
      `If that was not you, set a new one at once:`,
      page,
    ),
  addressChanged: (site: string, page: string) =>
    mail(
      `How you sign in to ${site} was changed`,
      `The email address or phone number of your account at ${site} has just been changed.`,
      'If that was not you, set a new password at once, then look at your profile:',
      page,
    ),
  passkeyChanged: (site: string, what: 'added to' | 'removed from', page: string) =>
    mail(
      `A passkey was ${what} your ${site} account`,
      `A passkey has just been ${what} your account at ${site}. A passkey lets you log in with your fingerprint, your face or the lock of your screen.`,
      'If that was not you, set a new password at once. It logs everybody out and removes every passkey:',
      page,
    ),
  addressDropped: (site: string, page: string) =>
    mail(
      `This address was removed from your ${site} account`,
      `This email address has just been removed from your account at ${site}. You can no longer log in with it, and this is the last message to it.`,
      'If that was not you, set a new password at once, by the phone number of your account:',
      page,
    ),
  contact: (site: string, message: { name: string; email: string; message: string; signedIn: boolean }) =>
    mail(
      `Message to ${site} from ${message.name}`,
      `From: ${message.name} <${message.email}>${message.signedIn ? ', signed in' : ''}`,
      message.message,
    ),
}

/** The words of everything that is sent by SMS: one line each, and the form browsers fill codes in from. */
export const SMS = {
  code: (site: string, code: string, host: string) =>
    `${code} is your ${site} code, for ${CODE_MINUTES} minutes. Never tell it to anybody.\n\n@${host} #${code}`,
  passwordChanged: (site: string, page: string) =>
    `Your ${site} password was changed. If that was not you, set a new one: ${page}`,
  addressDropped: (site: string, page: string) =>
    `This number was removed from your ${site} account. If that was not you, set a new password by email: ${page}`,
  passkeyChanged: (site: string, what: 'added to' | 'removed from', page: string) =>
    `A passkey was ${what} your ${site} account. If that was not you, set a new password: ${page}`,
  addressChanged: (site: string, page: string) =>
    `The email or phone of your ${site} account was changed. If that was not you: ${page}`,
}
