/**
 * Names the language of the page that calls, as a BCP 47 tag; pages in English leave it out. In it are the sentence of an
 * error, and a mail or SMS that comes of the call.
 */
export const PAGE_LANGUAGE_HEADER = 'page-language'
