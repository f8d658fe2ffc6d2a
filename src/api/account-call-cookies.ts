// What goes along with calls about accounts and is of no use to most pages.

/** HttpOnly, and sent to the two calls below `REFRESH_COOKIE_PATH` alone. */
export const REFRESH_COOKIE = 'pp_refresh'
export const REFRESH_COOKIE_PATH = '/api/session'
/** HttpOnly, and sent to signing in and to asking for a new password alone: that the account's owner has signed in here before. */
export const DEVICE_COOKIE = 'pp_device'
/** HttpOnly: the random name of a browser that was asked to use a passkey, for as long as it may take to. */
export const passkeyCookie = (isSecure: boolean) => (isSecure ? '__Host-pp_passkey' : 'pp_passkey')
/** How long somebody has to use a passkey once asked to. */
export const PASSKEY_SECONDS = 5 * 60
/**
 * Sent by a tab that keeps nothing. It holds its tokens itself, so that its login ends with it: no cookie of a login is set,
 * read or cleared.
 */
export const LOGIN_OF_TAB_HEADER = 'login-of-tab'
