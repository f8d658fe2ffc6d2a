import { text } from '#web/language/text.ts'

/** Those marked "as specified" are fixed word for word. */
export const accountMessages = {
  unreachable: 'We could not reach the site. Please check your connection and try again.',
  oneMoment: 'One moment…',
  loading: 'Loading…',
  back: 'Back',
  close: 'Close',

  // Fields
  emailOrPhone: 'Email/Phone',
  email: 'Email',
  phone: 'Phone number',
  phoneHint: 'As you would dial it in that country.',
  country: 'Country',
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  confirmPassword: 'Password again',
  passwordHint: text('At least {min} characters. A short sentence that only you know works well.'),
  passwordTooShort: text('Please use at least {min} characters.'),
  show: 'Show',
  hide: 'Hide',
  showPassword: text('Show: {label}'),
  hidePassword: text('Hide: {label}'),
  code: text('Code of {digits} digits'),
  codeHint: 'It works for 10 minutes.',
  /** As specified. */
  passwordsDiffer: 'Wrong email/password! Try with right credential',
  passwordsDifferMore: 'The two passwords are not the same.',
  checkEmail: 'Please check the email address. It should look like name@example.com',

  // Log in
  login: 'Login',
  loginHeading: 'Log in',
  loginLead: 'You need no account to check your pain. With one you can keep a profile.',
  loginButton: 'Log in',
  forgotPassword: 'Forgot password?',
  createAccount: 'Create an account',
  noAccount: 'No account yet?',
  loggedIn: 'You are logged in.',
  loggedOut: 'You are logged out.',
  loggedOutHere:
    'You are logged out in this browser. We could not reach the site: it hears of it as soon as it can be reached.',
  /** As specified. */
  loginNoTokens: 'Something went wrong',
  /** As specified. */
  loginException: 'An error occurred during login',
  loginFirst: 'Please log in to see your profile.',
  loginOfTab:
    'This tab keeps nothing. You are logged in in this tab alone. Closing it logs you out, and so does half an hour without using it.',

  // Passkeys
  passkeyLogin: 'Log in with a passkey',
  orPassword: 'or with your password',
  passkeySignUp: 'Create account with a passkey',
  emailIfYouLike: 'Email (you can leave this out)',
  passkeyStopped: 'The passkey was not used. It was stopped, or it took too long. You can try again.',
  passkeyAlready: 'This device already has a passkey for your account.',
  passkeyNotOnDevice:
    'This device can not keep a passkey. It needs a screen lock, a fingerprint or a face to open it. Set one up, or choose another way.',
  passkeyNotHere: 'Passkeys do not work at this web address. Please choose another way.',
  onlyPasskeyName: 'Do not lose your passkey.',
  onlyPasskey:
    'It is the only way into your account. If it is lost, nobody can open the account again. We can not either. Add a second passkey or an email address.',
  onlyPasskeyConfirm:
    'Your address is not confirmed yet. If the passkey is lost, you may not get back into your account. Confirm the address, or add a second passkey.',
  passkeyMadeHeading: 'Your account is ready',
  toProfile: 'Go to your profile',

  // Sign up
  signUpHeading: 'Get started',
  signUpLead: 'Free, and only for people of 18 and over.',
  signUpWith: 'Sign up with',
  byPasskey: 'Passkey',
  byEmail: 'Email',
  byPhone: 'Phone',
  adult: 'I am 18 or older',
  adultMissing: 'Accounts are only for people of 18 and over. You can check your pain without one.',
  agree: {
    email: 'I agree that you keep my email address',
    phone: 'I agree that you keep my phone number',
  },
  agreeMissing: 'We can only make an account if you agree to this.',
  agreeMore: 'You can take this back at any time by deleting the account. More in the [privacy policy].',
  passkeyMore: 'You can delete the account at any time. More in the [privacy policy].',
  signUpButton: 'Create account',
  haveAccount: 'Do you have an account?',
  toLogin: 'Log in',
  /** As specified. */
  created: 'Your account has been created',
  /** As specified. */
  accountExists: 'Account already exist',
  accountExistsMore: 'There is an account with this already. Log in, or ask for a new password.',

  // Confirm
  confirmHeading: {
    email: 'Confirm your email address',
    phone: 'Confirm your phone number',
  },
  confirmText: text('We sent a code to {to}. Type it here, so that we know it is yours.'),
  confirmButton: 'Confirm',
  confirmed: 'Thank you. It is confirmed.',
  newCode: 'Send a new code',
  newCodeSent: 'A new code is on its way.',
  later: 'Later',
  giveUp: 'Cancel',
  givenUp: text('{address} is not used, and is deleted.'),

  // Forgot password
  forgotHeading: 'Forgot your password?',
  forgotLead: 'How shall we help you to a new one? This also helps if you have lost your passkey.',
  forgotByEmail: 'By email',
  forgotByEmailNote: 'We send you a link.',
  forgotByPhone: 'By text message',
  forgotByPhoneNote: 'We send a code to your phone.',
  resetHeading: 'Get a link by email',
  resetLead: 'Type the email address of your account. We send you a link to set a new password.',
  resetButton: 'Send the link',
  resetSentHeading: 'Look at your email',
  resetSent: text(
    'If there is an account for {email}, a link is on its way. It works for one hour, and once.',
  ),
  resetSentMore: 'Nothing there after some minutes? Look in the spam folder, or try again.',
  resetAgain: 'Try again',
  resetPhoneHeading: 'Get a code on your phone',
  resetPhoneLead: 'Type the phone number of your account. We send you a code in a text message.',
  resetPhoneButton: 'Send the code',
  resetCodeHeading: 'Type the code',
  resetCodeText: text('If there is an account for {phone}, a text message with a code is on its way.'),
  resetCodeWaiting: text(
    'We do not send another text message to {phone} yet. If there is an account for it, the code of the last one works for 10 minutes. After that you can ask for a new one.',
  ),
  resetCodeButton: 'Go on',
  resetCodeAgain: 'No message? Check the number and get a new code',
  newPasswordHeading: 'Choose a new password',
  newPasswordLead:
    'After this you are logged out everywhere, and can log in with the new password. Passkeys you had are removed. You can add them again on your profile.',
  newPasswordButton: 'Set the password',
  newPasswordSet: 'Your new password is set. Please log in with it.',
  linkEndedHeading: 'This link no longer works',
  linkEnded: 'A link works once, and for one hour. Please ask for a new one.',
  askForLink: 'Ask for a new link',
}
