import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import { PAGE_LANGUAGE_HEADER } from '#api/page-language'

const languages = new AsyncLocalStorage<string | null>()

/** The shape of a BCP 47 tag as `content/languages/languages.yaml` has them. */
const TAG = /^[a-z]{2,3}(?:-[A-Z]{2})?$/

/** The language that a page says it is in; null for English, and for what is no tag. Nothing else tells the language. */
export function languageIn(headers: IncomingHttpHeaders): string | null {
  const given = headers[PAGE_LANGUAGE_HEADER]
  return typeof given === 'string' && given !== 'en' && TAG.test(given) ? given : null
}

/** Has all that comes of `then` know the language of the request it works for. */
export function inLanguageOf(headers: IncomingHttpHeaders, then: () => void): void {
  languages.run(languageIn(headers), then)
}

/** The language of the request that is being handled; null for English, and outside of one. */
export const languageOfRequest = (): string | null => languages.getStore() ?? null
