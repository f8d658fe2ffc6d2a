// The cookies that a page looks at to tell a login, and how long they count. Every page loads this.

/**
 * Readable by the page: the id of the session that this site has begun in this browser. The tokens in the other two count
 * only where they belong to it. Another host of the same domain can plant cookies under their names, which the
 * specification gives, but none under `__Host-`.
 */
export const sessionCookie = (isSecure: boolean) => (isSecure ? '__Host-pp_session' : 'pp_session')
/** Readable by the page, which tells from its `exp` whether it is still good. Its value is the bearer token. */
export const ACCESS_COOKIE = 'pp_access'
/** A session that was not used for so long has ended, and so have its cookies. */
export const SESSION_IDLE_SECONDS = 7 * 24 * 60 * 60
