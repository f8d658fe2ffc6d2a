import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountMessages } from '#web/features/account/messages.ts'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { arriveAt } from '../consult.ts'
import { allHasCome, nothingMoreComes } from '../visit.ts'
import { fill, logIn, logOut, PASSWORD, signedIn, toast, visitFromAfar } from './people.ts'

const DESKTOP = { width: 1280, height: 800 }
const LOGIN_CALL = '**/api/login-user/'

/** As the cookie policy says: that an owner has been here stays, and nothing of the login. */
const ONCE_LOGGED_OUT = ['pp_device']

const cookieNames = async (context: BrowserContext) => [
  ...new Set((await context.cookies()).map(({ name }) => name)),
]

test('the profile leads to logging in and back again; Back does not lead into the same redirect', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const email = await signedIn(visit)
  await context.clearCookies()
  await visit.go('/about-us')
  await page.getByText(layoutMessages.menu, { exact: true }).tap()
  await page
    .getByRole('navigation', { name: layoutMessages.menu })
    .getByRole('link', { name: 'Profile' })
    .tap()
  await arriveAt(page, accountMessages.loginHeading)
  await page.getByText(accountMessages.loginFirst).waitFor()
  await logIn(page, email)
  await arriveAt(page, profileMessages.heading)
  await page.getByText(email).first().waitFor()
  await page.goBack()
  await arriveAt(page, 'About us')
  expect(new URL(page.url()).pathname).toBe('/about-us')
  await visit.end()
})

test('a wrong password is said in a toast and in the form, in the dialog too, and nothing typed is lost', async () => {
  const visit = await visitFromAfar({ viewport: DESKTOP })
  const { page, context } = visit
  const email = await signedIn(visit)
  await context.clearCookies()
  await visit.go('/')
  await page.getByRole('link', { name: layoutMessages.login, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: accountMessages.loginHeading })
  const button = dialog.getByRole('button', { name: accountMessages.loginButton, exact: true })
  await dialog.waitFor()
  expect(await button.isDisabled()).toBe(true)
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('username')
  await logIn(page, email, 'not my password')
  await toast(page, 'Wrong email/password! Please try again')
  expect(await dialog.getByRole('alert').innerText()).toBe('Wrong email/password! Please try again')
  expect(await page.getByLabel(accountMessages.emailOrPhone).inputValue()).toBe(email)
  // A modal dialog takes everything outside out of reach: the toast is inside, and can be sent away.
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await fill(page, accountMessages.password, PASSWORD)
  await page
    .getByRole('button', { name: accountMessages.showPassword({ label: accountMessages.password }) })
    .click()
  expect(await page.getByLabel(accountMessages.password, { exact: true }).getAttribute('type')).toBe('text')
  await page.keyboard.press('Tab')
  await button.click()
  await toast(page, accountMessages.loggedIn)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByText(layoutMessages.account, { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(new URL(page.url()).pathname).toBe('/')
  visit.troubles.length = 0
  await visit.end()
})

test.each([
  ['no response', 'An error occurred during login', { abort: true }],
  ['a broken server', 'An error occurred during login', { status: 500, body: 'oops' }],
  ['no tokens in the response', 'Something went wrong', { status: 200, json: {} }],
] as const)('%s: %s', async (_, text, response) => {
  const visit = await visitFromAfar()
  const { page } = visit
  await page.route(LOGIN_CALL, (route) => ('abort' in response ? route.abort() : route.fulfill(response)))
  await visit.go('/login')
  await logIn(page, 'somebody@example.com')
  await toast(page, text)
  expect(await page.getByRole('alert').innerText()).toContain(text)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  visit.troubles.length = 0
  await visit.end()
})

test('a phone number without its country is asked for it', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  await visit.go('/login')
  await fill(page, accountMessages.emailOrPhone, '98450 12345')
  await page.getByLabel(accountMessages.country).selectOption('IN')
  const asked = page.waitForRequest(LOGIN_CALL)
  await fill(page, accountMessages.password, PASSWORD)
  await page.getByRole('button', { name: accountMessages.loginButton, exact: true }).tap()
  expect((await asked).postDataJSON()).toEqual({
    username: '98450 12345',
    password: PASSWORD,
    dialCode: '+91',
  })
  await toast(page, 'Wrong email/password! Please try again')
  visit.troubles.length = 0
  await visit.end()
})

test('logging out ends the session, here and in another tab, and leads home', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  await signedIn(visit)
  const other = await context.newPage()
  await other.goto('/about-us')
  await visit.go('/profile')
  await logOut(visit)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(await cookieNames(context)).toEqual(ONCE_LOGGED_OUT)
  await other.bringToFront()
  await other.evaluate(() => window.dispatchEvent(new Event('focus')))
  await other.getByText(layoutMessages.menu, { exact: true }).tap()
  await other.getByRole('link', { name: layoutMessages.login, exact: true }).waitFor()
  await visit.end()
})

test('Back after logging out shows no profile that the browser has kept as it was', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const email = await signedIn(visit)
  await visit.go('/profile')
  await page.getByRole('heading', { level: 1, name: profileMessages.heading, exact: true }).waitFor()
  // What the page still asks for would be refused without the cookies.
  await allHasCome(visit)
  await context.clearCookies()
  // As a browser shows a page anew that it has kept whole; not every one of those that run tests keeps any.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await arriveAt(page, accountMessages.loginHeading)
  expect(await page.getByText(email).count()).toBe(0)
  await visit.end()
})

test('logging out without a network holds here at once, and at the site as soon as it can be reached', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  await signedIn(visit)
  await visit.go('/about-us')
  const session = (await context.cookies()).find(({ name }) => name === 'pp_access')!.value
  const isAlive = async () => {
    const response = await context.request.get('/api/session/', {
      headers: { authorization: `Bearer ${session}` },
    })
    return ((await response.json()) as { authenticated: boolean }).authenticated
  }
  await page.getByText(layoutMessages.menu, { exact: true }).tap()
  await context.setOffline(true)
  await page.getByRole('button', { name: layoutMessages.logout }).tap()
  await toast(page, accountMessages.loggedOutHere)
  const held = await context.cookies()
  expect(held.find(({ name }) => name === 'pp_session')?.value).toBe('log_out_pending')
  expect(held.map(({ name }) => name)).not.toContain('pp_access')
  expect(held.map(({ name }) => name)).toContain('pp_refresh')
  const next = page.waitForRequest((request) => request.method() === 'POST')
  await context.setOffline(false)
  expect(new URL((await next).url()).pathname).toBe('/api/session/logout/')
  await expect.poll(() => cookieNames(context)).toEqual(ONCE_LOGGED_OUT)
  expect(await isAlive()).toBe(false)
  visit.troubles.length = 0
  await visit.end()
})

test('logging out at home leaves keyboard and screen reader at the heading of the page', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  await signedIn(visit)
  await visit.go('/')
  await logOut(visit)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await visit.end()
})

test('an ended token is renewed once, though two tabs notice at the same time', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const email = await signedIn(visit)
  const kept = (await context.cookies()).find(({ name }) => name === 'pp_access')!
  const ended = `h.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.s`
  await context.addCookies([{ ...kept, value: ended }])
  const other = await context.newPage()
  await Promise.all([visit.go('/profile'), other.goto('/profile')])
  await page.getByText(email).first().waitFor()
  await other.getByText(email).first().waitFor()
  await page.reload()
  await expect.poll(() => page.getByText(email).first().isVisible()).toBe(true)
  await visit.end()
})

test('a session that was ended elsewhere is over here, and both cookies go', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const email = await signedIn(visit)
  await visit.go('/profile')
  await page.getByText(email).first().waitFor()
  // All that the page asks for by itself has come: it would notice the end before the button is pressed.
  await page.getByText(profileMessages.passkeysNone).waitFor()
  const held = (await context.cookies()).filter(({ name }) => name !== 'pp_refresh')
  const { value } = held.find(({ name }) => name === 'pp_access')!
  const ended = await context.request.post('/api/session/logout/', {
    headers: { authorization: `Bearer ${value}`, cookie: '' },
  })
  expect(ended.ok()).toBe(true)
  await context.addCookies(held)
  await page.getByRole('button', { name: profileMessages.download }).tap()
  await arriveAt(page, accountMessages.loginHeading)
  await expect.poll(() => cookieNames(context)).toEqual(ONCE_LOGGED_OUT)
  visit.troubles.length = 0
  await visit.end()
})

test('cookies that another host has planted sign nobody in, and push nobody out', async () => {
  const attacker = await visitFromAfar()
  const email = await signedIn(attacker)
  const planted = (await attacker.context.cookies()).filter(({ name }) => name !== 'pp_session')

  const visitor = await visitFromAfar()
  await visitor.context.addCookies(planted)
  await visitor.go('/profile')
  await arriveAt(visitor.page, accountMessages.loginHeading)
  expect(await visitor.page.getByText(email).count()).toBe(0)

  const owner = await visitFromAfar()
  const own = await signedIn(owner)
  await owner.context.addCookies(planted.filter(({ name }) => name === 'pp_access'))
  await owner.go('/profile')
  await owner.page.getByText(own).first().waitFor()
  expect(await owner.page.getByText(email).count()).toBe(0)
  for (const visit of [attacker, visitor, owner]) await visit.end()
})

test('visitors without an account ask nothing about accounts', async () => {
  const visit = await visitFromAfar({ hasOwnClock: true })
  for (const path of ['/', '/contact-us', '/login', '/about-us']) {
    await visit.go(path)
    await nothingMoreComes(visit)
  }
  const paths = visit.requests.map((request) => new URL(request.url()).pathname)
  expect(paths.filter((path) => /^\/(api|user)\//.test(path))).toEqual([])
  await visit.end()
})
