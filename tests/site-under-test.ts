import { inject } from 'vitest'

let measured: string | undefined

/** Where the site answers that is tested or measured, without a slash at the end. */
export function siteUnderTest(): string {
  return measured ?? inject('site')
}

/** For measurements, which borrow the input methods of the tests but run by themselves. */
export function useSite(site: string): void {
  measured = site
}
