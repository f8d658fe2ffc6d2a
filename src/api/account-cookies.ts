// What tells a login: cookies, the header of a tab that has none, and how long they count.

/**
 * Readable by the page: the id of the session that this site has begun in this browser. The tokens in the other two count
 * only where they belong to it. Another host of the same domain can plant cookies under their names, which the
 * specification gives, but none under `__Host-`.
 */
export const sessionCookie = (isSecure: boolean) => (isSecure ? '__Host-pp_session' : 'pp_session')
/** Readable by the page, which tells from its `exp` whether it is still good. Its value is the bearer token. */
export const ACCESS_COOKIE = 'pp_access'
/** HttpOnly, and sent to the two calls below `REFRESH_COOKIE_PATH` alone. */
export const REFRESH_COOKIE = 'pp_refresh'
export const REFRESH_COOKIE_PATH = '/api/session'
/** HttpOnly, and sent to signing in and to asking for a new password alone: that the account's owner has signed in here before. */
export const DEVICE_COOKIE = 'pp_device'
/** HttpOnly: the random name of a browser that was asked to use a passkey, for as long as it may take to. */
export const passkeyCookie = (isSecure: boolean) => (isSecure ? '__Host-pp_passkey' : 'pp_passkey')
/**
 * Sent by a tab that keeps nothing. It holds its tokens itself, so that its login ends with it: no cookie of a login is set,
 * read or cleared.
 */
export const LOGIN_OF_TAB_HEADER = 'login-of-tab'
/** How long somebody has to use a passkey once asked to. */
export const PASSKEY_SECONDS = 5 * 60
/** A session that was not used for so long has ended, and so have its cookies. */
export const SESSION_IDLE_SECONDS = 7 * 24 * 60 * 60
