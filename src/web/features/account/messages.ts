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
  passwordHint: (min: number) =>
    `At least ${min} characters. A short sentence that only you know works well.`,
  passwordTooShort: (min: number) => `Please use at least ${min} characters.`,
  show: 'Show',
  hide: 'Hide',
  showPassword: (label: string) => `Show: ${label}`,
  hidePassword: (label: string) => `Hide: ${label}`,
  code: (digits: number) => `Code of ${digits} digits`,
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

  // Sign up
  signUpHeading: 'Get started',
  signUpLead: 'Free, and only for people of 18 and over.',
  signUpWith: 'Sign up with',
  byEmail: 'Email',
  byPhone: 'Phone',
  adult: 'I am 18 or older',
  adultMissing: 'Accounts are only for people of 18 and over. You can check your pain without one.',
  agree: {
    email: 'I agree that you keep my email address',
    phone: 'I agree that you keep my phone number',
  },
  agreeMissing: 'We can only make an account if you agree to this.',
  agreeMore: 'You can take this back at any time by deleting the account. More in the ',
  privacyPolicy: 'privacy policy',
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
  confirmText: (to: string) => `We sent a code to ${to}. Type it here, so that we know it is yours.`,
  confirmButton: 'Confirm',
  confirmed: 'Thank you. It is confirmed.',
  newCode: 'Send a new code',
  newCodeSent: 'A new code is on its way.',
  later: 'Later',
  giveUp: 'Cancel',
  givenUp: (address: string) => `${address} is not used, and is deleted.`,

  // Forgot password
  forgotHeading: 'Forgot your password?',
  forgotLead: 'How shall we help you to a new one?',
  forgotByEmail: 'By email',
  forgotByEmailNote: 'We send you a link.',
  forgotByPhone: 'By text message',
  forgotByPhoneNote: 'We send a code to your phone.',
  resetHeading: 'Get a link by email',
  resetLead: 'Type the email address of your account. We send you a link to set a new password.',
  resetButton: 'Send the link',
  resetSentHeading: 'Look at your email',
  resetSent: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It works for one hour, and once.`,
  resetSentMore: 'Nothing there after some minutes? Look in the spam folder, or try again.',
  resetAgain: 'Try again',
  resetPhoneHeading: 'Get a code on your phone',
  resetPhoneLead: 'Type the phone number of your account. We send you a code in a text message.',
  resetPhoneButton: 'Send the code',
  resetCodeHeading: 'Type the code',
  resetCodeText: (phone: string) =>
    `If there is an account for ${phone}, a text message with a code is on its way.`,
  resetCodeButton: 'Go on',
  resetCodeAgain: 'No message? Check the number and get a new code',
  newPasswordHeading: 'Choose a new password',
  newPasswordLead: 'After this you are logged out everywhere, and can log in with the new password.',
  newPasswordButton: 'Set the password',
  newPasswordSet: 'Your new password is set. Please log in with it.',
  linkEndedHeading: 'This link no longer works',
  linkEnded: 'A link works once, and for one hour. Please ask for a new one.',
  askForLink: 'Ask for a new link',
}
