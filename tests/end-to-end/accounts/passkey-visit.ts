import type { CDPSession, Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Visit, VisitOptions } from '../visit.ts'
import { visitFromAfar } from './people.ts'
import { accountMessages } from '#web/features/account/messages.ts'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { arriveAt } from '../consult.ts'

/** What holds a visitor's passkeys: a device of Chromium's own making. */
export interface Authenticator {
  /** Whether somebody touches it as soon as it is asked. */
  touched: (isTouched: boolean) => Promise<void>
  /** Whether it knows who touches it. */
  verifies: (isVerified: boolean) => Promise<void>
  count: () => Promise<number>
}

/** By the name of the machine: passkeys do not work at an address that is a number. */
export const NAMED_SITE = () => inject('site').replace('127.0.0.1', 'localhost')

/** One that is built into the device, knows who holds it, and is touched as soon as it is asked. */
export const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

export async function visitWithPasskeys(
  options: VisitOptions = {},
): Promise<Visit & { authenticator: Authenticator }> {
  const visit = await visitFromAfar({ ...options, baseURL: NAMED_SITE() })
  const browser = await visit.context.newCDPSession(visit.page)
  return { ...visit, authenticator: await addAuthenticator(browser) }
}

/**
 * Touches the authenticator for the button that is pressed next: a touch before would be taken by the browser's own list, and the
 * virtual authenticator answers no request that has come before the touch.
 */
export async function touchWhenAsked(page: Page, authenticator: Authenticator): Promise<void> {
  await page.route(
    '**/login/options/',
    async (route) => {
      await authenticator.touched(true)
      await route.continue()
    },
    { times: 1 },
  )
}

async function addAuthenticator(browser: CDPSession): Promise<Authenticator> {
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: AUTHENTICATOR,
  })
  return {
    touched: async (enabled) => {
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    verifies: async (isUserVerified) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    count: async () =>
      (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const press = (page: Page, name: string) => button(page, name).tap()
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { labels, innerText } = document.activeElement as HTMLInputElement
    return labels?.[0]?.innerText ?? innerText
  })

/** Makes an account with a passkey by the page, and arrives at the profile. */
export async function signUpByPasskey(page: Page, email = ''): Promise<void> {
  await page.goto('/register')
  await page.getByLabel(accountMessages.emailIfYouLike).fill(email)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await press(page, accountMessages.passkeySignUp)
  await arriveAt(page, profileMessages.heading)
}
