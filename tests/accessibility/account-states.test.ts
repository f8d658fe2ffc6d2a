// @module-tag thorough
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountMessages } from '#web/features/account/messages.ts'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { contactMessages } from '#web/features/contact/messages.ts'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { fill, logIn, signedIn, visitFromAfar } from '../end-to-end/accounts/people.ts'
import { visitWithPasskeys } from '../end-to-end/accounts/passkey-visit.ts'
import { faultsOf } from './faults.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

async function openLogin(page: Page): Promise<void> {
  await page.getByText(layoutMessages.menu, { exact: true }).tap()
  await page.getByRole('link', { name: layoutMessages.login, exact: true }).filter({ visible: true }).tap()
  await page.getByRole('dialog').waitFor()
}

async function failToSignUp(page: Page): Promise<void> {
  await fill(page, accountMessages.email, 'somebody@example.com')
  await fill(page, accountMessages.password, 'short')
  await fill(page, accountMessages.confirmPassword, 'short')
  await press(page, accountMessages.signUpButton)
  await page.getByText(accountMessages.adultMissing).waitFor()
}

const states: [called: string, path: string, act?: (page: Page) => Promise<void>][] = [
  ['the login page after a failure, with its toast', '/login', (page) => logIn(page, '98450 12345')],
  ['the sign-up page with everything missing', '/register', failToSignUp],
  ['the login dialog', '/', openLogin],
  [
    'the sign-up dialog by phone',
    '/forgot-password',
    async (page) => {
      await openLogin(page)
      await press(page, accountMessages.createAccount)
      await page.getByRole('radio', { name: accountMessages.byPhone }).check()
    },
  ],
  ['the choice of a way to a new password', '/forgot-password'],
  ['asking for a link', '/reset-password'],
  ['asking for a code', '/reset-password-phone'],
  [
    'typing the code',
    '/reset-password-phone',
    async (page) => {
      await page.getByLabel(accountMessages.country, { exact: true }).selectOption('IN')
      await fill(page, accountMessages.phone, '98860 12345')
      await press(page, accountMessages.resetPhoneButton)
      await page.getByLabel(accountMessages.code({ digits: 6 })).waitFor()
    },
  ],
  [
    'a link that has ended',
    '/set-password/none',
    (page) => page.getByRole('heading', { name: accountMessages.linkEndedHeading }).waitFor(),
  ],
  ['the contact page', '/contact-us'],
  [
    'a message that could not be sent',
    '/contact-us',
    async (page) => {
      await page.route('**/user/user-msg/', (route) => route.abort())
      await fill(page, contactMessages.name, 'Asha')
      await fill(page, contactMessages.email, 'somebody@example.com')
      await fill(page, contactMessages.message, 'Hello')
      await press(page, contactMessages.send)
      await page.getByRole('alert').waitFor()
    },
  ],
]

test.each(states)('%s', async (_, path, act) => {
  const visit = await visitFromAfar({ reducedMotion: 'reduce' })
  await visit.go(path)
  await act?.(visit.page)
  expect(await faultsOf(visit.page)).toEqual([])
  visit.troubles.length = 0 // The browser itself reports refusals.
  await visit.end()
})

const profileStates: [called: string, act?: (page: Page) => Promise<void>][] = [
  [
    'the profile with all its forms open',
    async (page) => {
      await press(page, profileMessages.addNamed({ name: profileMessages.itemName.phone }))
      await press(page, profileMessages.addNamed({ name: profileMessages.itemName.sex }))
      await press(page, profileMessages.passwordOpen)
    },
  ],
  ['asking once more before deleting', (page) => press(page, profileMessages.deleteOpen)],
  [
    'asking for the password once more',
    async (page) => {
      const error = { code: 'sign_in_again', message: 'Please log in once more.' }
      await page.route('**/api/export/', (route) => route.fulfill({ status: 403, json: { error } }))
      await press(page, profileMessages.download)
      await page.getByRole('dialog', { name: profileMessages.againHeading }).waitFor()
    },
  ],
  ['the menu of somebody signed in', (page) => page.getByText(layoutMessages.menu, { exact: true }).tap()],
]

test.each(profileStates)('%s', async (_, act) => {
  const visit = await visitFromAfar({ reducedMotion: 'reduce' })
  const email = await signedIn(visit)
  await visit.go('/profile')
  await visit.page.getByText(email).first().waitFor()
  await act?.(visit.page)
  expect(await faultsOf(visit.page)).toEqual([])
  visit.troubles.length = 0
  await visit.end()
})

async function signUpByPasskey(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByRole('checkbox', { name: accountMessages.adult }).check()
  await press(page, accountMessages.passkeySignUp)
  await page.getByRole('heading', { name: profileMessages.passkeysHeading }).waitFor()
}

const passkeyStates: [called: string, act: (page: Page) => Promise<void>][] = [
  [
    'signing up with a passkey, with everything missing',
    async (page) => {
      await page.goto('/register')
      await fill(page, accountMessages.emailIfYouLike, 'nobody')
      await press(page, accountMessages.passkeySignUp)
      await page.getByText(accountMessages.agreeMissing).waitFor()
    },
  ],
  [
    'logging in with a passkey that nobody has',
    async (page) => {
      await page.goto('/login')
      await press(page, accountMessages.passkeyLogin)
      await page.getByRole('alert').waitFor()
    },
  ],
  [
    'the profile of who has one passkey alone, which is being renamed',
    async (page) => {
      await signUpByPasskey(page)
      await page.getByRole('button', { name: /^Rename: / }).tap()
    },
  ],
  [
    'asking before a passkey is removed',
    async (page) => {
      await signUpByPasskey(page)
      await page.route('**/api/passkeys/', (route) => route.fulfill({ json: TWO_PASSKEYS }))
      await page.reload()
      await page.getByRole('button', { name: profileMessages.passkeyRemove }).first().tap()
    },
  ],
  [
    'asking for the passkey once more',
    async (page) => {
      await signUpByPasskey(page)
      const error = { code: 'sign_in_again', message: 'Please log in once more.' }
      await page.route('**/api/export/', (route) => route.fulfill({ status: 403, json: { error } }))
      await press(page, profileMessages.download)
      await page.getByRole('dialog', { name: profileMessages.againHeading }).waitFor()
    },
  ],
]

const TWO_PASSKEYS = ['My phone', 'A very long name that somebody gave to the key in the drawer'].map(
  (name, at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    name,
    backed_up: at === 0,
    created_at: '2026-11-20T10:00:00.000Z',
    last_used_at: at === 0 ? '2026-11-24T10:00:00.000Z' : null,
  }),
)

test.each(passkeyStates)('%s', async (_, act) => {
  const visit = await visitWithPasskeys({ reducedMotion: 'reduce' })
  await act(visit.page)
  expect(await faultsOf(visit.page)).toEqual([])
  visit.troubles.length = 0
  await visit.end()
})
