/** Pages for any value at the end of their address, which they read themselves. */
export const PAGES_WITH_VALUE: readonly string[] = ['/set-password']

/** Filled in with the site's address as the server starts, so no release lists them. */
export const MADE_AT_START: readonly string[] = ['/sitemap.xml']
