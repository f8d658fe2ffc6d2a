import type { ProfileField } from '#api/account-rules'

const day = (at: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(at))
const moment = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))

export const profileMessages = {
  heading: 'Your profile',
  hello: (name: string) => `Hello, ${name}.`,
  lead: 'What we keep about you, and how to change or delete it. Your answers about pain are not here: they stay on your device.',
  failed: 'Your profile could not be loaded.',
  retry: 'Retry',

  itemsHeading: 'What you let us keep',
  itemsLead:
    'Nothing here has to be filled in. Each is kept only if you agree, and goes at once when you take that back.',
  itemName: {
    email: 'Email',
    phone: 'Phone number',
    name: 'Name',
    age_range: 'Age range',
    sex: 'Sex',
    body_type: 'Body type',
  } satisfies Record<ProfileField, string>,
  notKept: 'Not kept',
  since: (at: string) => `With your consent since ${day(at)}.`,
  waiting: (address: string) => `${address} waits for its code.`,
  notConfirmed: 'Not confirmed yet',
  confirmed: 'Confirmed',
  add: 'Add',
  change: 'Change',
  remove: 'Remove',
  addNamed: (name: string) => `Add: ${name}`,
  changeNamed: (name: string) => `Change: ${name}`,
  removeNamed: (name: string) => `Remove: ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  choose: 'Choose',
  chooseFirst: 'Please choose one.',
  typeFirst: 'Please fill this in.',
  agree: {
    email: 'I agree that you keep my email address',
    phone: 'I agree that you keep my phone number',
    name: 'I agree that you keep my name',
    age_range: 'I agree that you keep my age range',
    sex: 'I agree that you keep my sex',
    body_type: 'I agree that you keep my body type',
  } satisfies Record<ProfileField, string>,
  agreeMissing: 'We keep this only if you agree.',
  saved: 'Saved.',
  codeSent: 'We sent a code to the new address.',
  removed: (name: string) => `${name}: your consent is taken back, and it is deleted.`,
  onlyAddress:
    'You sign in with this. To remove it, add another way to sign in first, or delete the account.',
  sexName: { female: 'Female', male: 'Male' },
  bodyTypeName: { female: 'Female body', male: 'Male body' },
  passwordWhy: 'So that nobody else can change how you sign in.',

  againHeading: 'Is it you?',
  againWhy:
    'You logged in some time ago. Please type your password once more, so that nobody else can do this.',
  againButton: 'Go on',

  passwordHeading: 'Password',
  passwordLead: 'Changing it logs you out everywhere else.',
  passwordOpen: 'Change the password',
  passwordSave: 'Save the new password',
  passwordSaved: 'Your password is changed. Everywhere else is logged out.',

  sessionsHeading: 'Where you are logged in',
  here: 'This device',
  sessionSince: (at: string) => `Logged in ${moment(at)}`,
  sessionUsed: (at: string) => `Last used ${moment(at)}`,
  logOutThere: 'Log out',
  logOutThereNamed: (device: string, at: string) => `Log out ${device}, logged in ${moment(at)}`,
  loggedOutThere: 'That session is ended.',
  logOutOthers: 'Log out everywhere else',
  loggedOutOthers: 'You are logged out everywhere else.',
  sessionsFailed: 'The list could not be loaded.',

  dataHeading: 'Your data',
  dataLead: 'Everything we hold about you, in one file that programs can read (JSON).',
  download: 'Download everything',
  downloaded: 'The file is in your downloads.',
  fileName: (at: Date) => `painpoint-${at.toISOString().slice(0, 10)}.json`,

  deleteHeading: 'Delete the account',
  deleteLead: 'Deletes everything we hold about you, at once. The answers on this device are not touched.',
  deleteOpen: 'Delete my account',
  deleteSure: 'Delete your account for ever?',
  deleteWhat: 'This goes at once, and nobody can bring it back:',
  deleteItems: [
    'your account, with email, phone and password',
    'your profile and every consent',
    'messages you sent us, logged in or from your confirmed email address',
    'every place where you are logged in',
  ],
  deleteYes: 'Yes, delete everything',
  deleteNo: 'Keep my account',
  deleted: 'Your account and everything in it is deleted.',
}
