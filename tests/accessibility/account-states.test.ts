import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountMessages } from '#web/features/account/messages.ts'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { contactMessages } from '#web/features/contact/messages.ts'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { fill, logIn, signedIn, visitFromAfar } from '../end-to-end/accounts/people.ts'
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
      await page.getByLabel(accountMessages.code(6)).waitFor()
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
      await press(page, profileMessages.addNamed(profileMessages.itemName.phone))
      await press(page, profileMessages.addNamed(profileMessages.itemName.sex))
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
