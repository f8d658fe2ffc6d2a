/** One of the account calls, apart: the pages of a consultation use no other. */
export const FORGET_CACHE_PATH = '/api/session/forget-cache/'
