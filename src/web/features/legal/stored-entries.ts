import { ACCESS_COOKIE, sessionCookie } from '#api/account-cookies'
import { DEVICE_COOKIE, passkeyCookie, REFRESH_COOKIE } from '#api/account-call-cookies'

/** What the site keeps on the device. Not cookies: the browser never sends these along with a request. */
export interface StoredEntry {
  /** Its name on the device. */
  key: string
  what: string
  /** For this tab only, and gone with it. */
  tabOnly?: true
}

export const storedEntryMessages: readonly StoredEntry[] = [
  {
    key: 'userAnswers',
    what: 'Your answers, what you told in your own words, where it hurts and how strongly, sex, age range and weight, so that a reload loses nothing. "Start again" wipes it.',
  },
  {
    key: 'answersFor',
    what: 'For which place and sex the answers were given. "Start again" wipes it.',
  },
  {
    key: 'resultReached',
    what: 'When you came to your result and for which place on the body, so that the home page can lead you back to it and say which it is. "Start again" wipes it.',
  },
  {
    key: 'diseases',
    what: 'Texts about the possible causes at the place you looked at last. They are the same for everybody. "Start again" wipes them.',
  },
  {
    key: 'keptResults',
    what: 'Results you pressed "Keep" for, with their answers, until you delete them under "Earlier Results". Nothing is kept there unless you ask for it.',
  },
  {
    key: 'privateTab',
    what: 'That you chose to start without keeping anything, and when this tab was last open: one that is opened again later comes back empty. All of the above is then for this tab only as well, and can be read only while it is open: half of it lies in the name of the tab, which goes with it.',
    tabOnly: true,
  },
  {
    key: 'lock',
    what: 'There only if you put on a lock: how it opens, with a PIN or a passkey, and after how many minutes it closes. It does not hold your PIN.',
  },
  {
    key: 'kept',
    what: 'All of the above but the lock, and what you have ticked, encrypted while there is a lock.',
  },
  { key: 'lockTries', what: 'How often a wrong PIN was typed, and when the last time.' },
  { key: 'weightUnit', what: 'Whether you last gave your weight in kilograms or pounds.' },
  { key: 'theme', what: 'Whether you chose light or dark colours.' },
  { key: 'language', what: 'Which language of this site you chose last.' },
  {
    key: 'draftAnswers',
    what: 'What you have ticked or written before you press "Continue". "Start again" wipes it.',
    tabOnly: true,
  },
  {
    key: 'tabLogin',
    what: 'There only if you log in in a tab that keeps nothing: what the cookies for logging in would hold. They are not set then.',
    tabOnly: true,
  },
]

/** Set by going to log in, by logging in, or by setting a new password, and by nothing else. */
export const cookieMessages: readonly StoredEntry[] = [
  {
    key: ACCESS_COOKIE,
    what: 'Says for 15 minutes at a time that you are logged in. It holds random numbers for your account and for this login, no name and no address. It goes when you log out, 7 days after your last visit, or after 30 days at most.',
  },
  {
    key: REFRESH_COOKIE,
    what: 'Renews the other one. Scripts cannot read it, it works only once, and it goes at the same time.',
  },
  {
    key: sessionCookie(false),
    what: 'The random number of this login, by which the page tells that the other two are its own. It goes at the same time. Where this site is reached by https, "__Host-" stands before its name.',
  },
  {
    key: passkeyCookie(false),
    what: 'A random number. By it we know that the browser we asked for a passkey is the one that answers. It is set when you go to log in, create an account with a passkey or add one. Scripts cannot read it. It goes when that is done, or after 5 minutes. Where this site is reached by https, "__Host-" stands before its name.',
  },
  {
    key: DEVICE_COOKIE,
    what: 'Lets you log in here, or get a code for a new password, even while somebody else tries to guess your password or asks for codes to your number. It does not log you in, and nobody can tell from it whose it is. Scripts cannot read it. It stays for 90 days after your last login, also when you log out, and goes when you delete your account or wipe everything from this device. Where this site is reached by https, "__Secure-" stands before its name.',
  },
]
