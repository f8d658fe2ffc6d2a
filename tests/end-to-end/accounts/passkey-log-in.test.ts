// @module-tag thorough
import { expect, test } from 'vitest'
import { accountMessages } from '#web/features/account/messages.ts'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { legalMessages } from '#web/features/legal/messages.ts'
import { arriveAt } from '../consult.ts'
import { allHasCome, nothingMoreComes } from '../visit.ts'
import {
  button,
  focused,
  press,
  signUpByPasskey,
  touchWhenAsked,
  visitWithPasskeys,
} from './passkey-visit.ts'
import { logIn, logOut, signedIn, toast } from './people.ts'

test('logging in from the list of the browser, without pressing anything of the page', async () => {
  const visit = await visitWithPasskeys()
  const { page } = visit
  await signUpByPasskey(page)
  await logOut(visit)
  await page.goto('/login')
  // Chromium's own device chooses from the list when it is touched, which takes it some seconds.
  await expect.poll(() => new URL(page.url()).pathname).toBe('/profile')
  await arriveAt(page, profileMessages.heading)
  await visit.end()
})

test('logging in by the button, by keyboard alone', async () => {
  const visit = await visitWithPasskeys({ viewport: { width: 1280, height: 800 } })
  const { page, authenticator } = visit
  await signUpByPasskey(page)
  await authenticator.touched(false)
  await logOut(visit, layoutMessages.account)
  await visit.go('/login')
  const field = page.getByLabel(accountMessages.emailOrPhone)
  expect(await field.getAttribute('autocomplete')).toBe('username webauthn')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(accountMessages.passkeyLogin)
  await touchWhenAsked(page, authenticator)
  await page.keyboard.press('Enter')
  await arriveAt(page, profileMessages.heading)
  await visit.end()
})

test('logging in is told kindly when the device does not know who holds it, and can be tried again', async () => {
  const visit = await visitWithPasskeys()
  const { page, authenticator } = visit
  await signUpByPasskey(page)
  await authenticator.touched(false)
  await logOut(visit)
  await visit.go('/login')
  await authenticator.verifies(false)
  await touchWhenAsked(page, authenticator)
  await press(page, accountMessages.passkeyLogin)
  await page.getByRole('alert').getByText(accountMessages.passkeyStopped).waitFor()
  await authenticator.touched(false)
  await authenticator.verifies(true)
  await touchWhenAsked(page, authenticator)
  await press(page, accountMessages.passkeyLogin)
  await arriveAt(page, profileMessages.heading)
  expect(await page.getByRole('alert').count()).toBe(0)
  await visit.end()
})

test('logging in by the button is not ended by a list that comes later', async () => {
  const visit = await visitWithPasskeys()
  const { page, authenticator } = visit
  await signUpByPasskey(page)
  await authenticator.touched(false)
  await logOut(visit)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/login/options/', (route) => held.then(() => route.continue()), { times: 1 })
  const list = page.waitForRequest('**/login/options/')
  await visit.go('/login')
  await list
  const asked = page.waitForResponse('**/login/options/')
  await press(page, accountMessages.passkeyLogin)
  await asked
  release()
  // The list, had it gone on, would have ended it.
  await allHasCome(visit)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await button(page, accountMessages.oneMoment).count()).toBe(1)
  await visit.end()
})

test('logging in with a passkey that was removed is refused, and the password still works', async () => {
  const visit = await visitWithPasskeys()
  const { page, authenticator } = visit
  const email = await signedIn(visit)
  await visit.go('/profile')
  await press(page, profileMessages.passkeyAdd)
  await toast(page, profileMessages.passkeyIsAdded)
  await page.getByRole('button', { name: profileMessages.passkeyRemove }).tap()
  await press(page, profileMessages.passkeyRemoveYes)
  await toast(page, profileMessages.passkeyRemoved)
  await page.getByText(profileMessages.passkeysNone).waitFor()
  expect(await focused(page)).toBe(profileMessages.passkeysHeading)
  await authenticator.touched(false)
  await logOut(visit)
  await visit.go('/login')
  await touchWhenAsked(page, authenticator)
  await press(page, accountMessages.passkeyLogin)
  await page.getByText('That passkey did not work here.').first().waitFor()
  await authenticator.touched(false)
  await logIn(page, email)
  await arriveAt(page, profileMessages.heading)
  visit.troubles.length = 0 // The browser itself reports the refusal.
  await visit.end()
})

test('logging in asks for nothing but a challenge before it is known who comes, and the policy names its cookie', async () => {
  const visit = await visitWithPasskeys({ hasOwnClock: true })
  const { page, context } = visit
  for (const path of ['/', '/contact-us', '/register', '/about-us']) {
    await visit.go(path)
    await nothingMoreComes(visit)
  }
  const asked = () =>
    visit.requests
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => /^\/(api|user)\//.test(path))
  expect(asked()).toEqual([])
  await visit.go('/login')
  await expect.poll(asked).toEqual(['/api/passkeys/login/options/'])
  await expect.poll(async () => (await context.cookies()).length).toBe(1)
  const cookies = await context.cookies()
  expect(cookies).toMatchObject([{ name: 'pp_passkey', httpOnly: true, sameSite: 'Strict', path: '/' }])
  const minutes = (cookies[0]!.expires - Date.now() / 1000) / 60
  expect(minutes).toBeGreaterThan(4)
  expect(minutes).toBeLessThanOrEqual(5.01)
  await visit.go('/cookie-policy')
  await page.getByRole('heading', { name: legalMessages.cookieHeading, level: 1 }).waitFor()
  const entry = page.getByRole('listitem').filter({ has: page.locator('code:text-is("pp_passkey")') })
  expect(await entry.innerText()).toContain('after 5 minutes')
  await visit.end()
})

test('what the list asks for is renewed before it is void, while the page is in sight', async () => {
  const visit = await visitWithPasskeys()
  const { page, authenticator } = visit
  await authenticator.touched(false)
  await page.clock.install()
  await page.addInitScript(noteAsking)
  await visit.go('/login')
  const asked = () => visit.requests.filter((request) => request.url().endsWith('/login/options/')).length
  await expect.poll(asked).toBe(1)
  // Until the request of the browser is under way, there is nothing to renew.
  await page.waitForFunction(() => window.passkeyAsked)
  await page.clock.fastForward('03:55')
  await allHasCome(visit)
  expect(asked()).toBe(1)
  await page.clock.fastForward('00:10')
  await expect.poll(asked).toBe(2)
  await visit.end()
})

declare global {
  interface Window {
    /** Whether the page has asked the browser for a passkey. */
    passkeyAsked?: true
  }
}

/** Runs in the page before anything else. */
function noteAsking(): void {
  const get = navigator.credentials.get.bind(navigator.credentials)
  navigator.credentials.get = (options) => {
    window.passkeyAsked = true
    return get(options)
  }
}
