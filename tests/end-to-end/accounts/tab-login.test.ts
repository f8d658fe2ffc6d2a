// @module-tag thorough
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountMessages } from '#web/features/account/messages.ts'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { personMessages } from '#web/features/person/messages.ts'
import { startPrivateMessages } from '#web/features/this-device/start-private-messages.ts'
import { arriveAt } from '../consult.ts'
import { touch } from '../input-methods/touch.ts'
import { heldInTab, leaveEarlierBy, withItsStorage } from '../keeping-nothing.ts'
import { settled, type Visit } from '../visit.ts'
import { logIn, logOut, signedIn, visitFromAfar } from './people.ts'

const OF_A_LOGIN = /pp_(access|refresh|session|device)$/

/** Somebody with an account, whom nobody knows here, in a tab that keeps nothing. */
async function startPrivate(visit: Visit): Promise<string> {
  const email = await signedIn(visit)
  await visit.context.clearCookies()
  await visit.go('/')
  await touch(visit.page).press('button', startPrivateMessages.start)
  await arriveAt(visit.page, personMessages.bodyHeading)
  return email
}

async function logInHere({ page, go }: Visit, email: string): Promise<void> {
  await go('/login')
  await page.getByText(accountMessages.loginOfTab).waitFor()
  await logIn(page, email)
  await page.waitForURL((url) => url.pathname !== '/login')
}

const entriesOf = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).sort())

async function openProfile(page: Page, heading: string): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

test('a login in a tab that keeps nothing is its own: no cookie, kept over a reload and renewed, gone with the tab', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const email = await startPrivate(visit)
  await logInHere(visit, email)
  await openProfile(page, profileMessages.heading)
  await page.getByText(email).first().waitFor()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => OF_A_LOGIN.test(name))).toEqual([])

  // A token that is of no more use, as after a quarter of an hour.
  const login = JSON.parse((await heldInTab(page, 'tabLogin'))!) as { cookies: string }
  const cookies = login.cookies.replace(/pp_access=.*$/, 'pp_access=a.b.c')
  await page.evaluate(
    (held) => {
      // All in one half, and nothing in the other.
      sessionStorage.setItem('tabLogin', held)
      const name = JSON.parse(window.name) as Record<string, string>
      window.name = JSON.stringify({ ...name, tabLogin: '\0'.repeat(held.length) })
    },
    JSON.stringify({ ...login, cookies }),
  )
  await openProfile(page, profileMessages.heading)
  await page.getByText(email).first().waitFor()

  const another = await context.newPage()
  await openProfile(another, accountMessages.loginHeading)
  await page.close()
  const later = await context.newPage()
  await openProfile(later, accountMessages.loginHeading)
  await visit.end()
})

test('a copy of the tab has nothing, one that is left for seconds its answers and no login; a slow reload has both', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  const email = await startPrivate(visit)
  await logInHere(visit, email)
  await page.evaluate(() => sessionStorage.setItem('userAnswers', '{}'))
  await page.route('**/profile', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await route.continue()
  })
  await openProfile(page, profileMessages.heading)
  await page.unroute('**/profile')
  // The heading is there before the app runs, which takes back the mark of a page that is being left.
  await page.getByText(email).first().waitFor()

  const copy = await withItsStorage(page)
  await openProfile(copy, accountMessages.loginHeading)
  expect(await entriesOf(copy)).toEqual(['privateTab'])
  await openProfile(page, profileMessages.heading)
  await page.getByText(email).first().waitFor()

  await leaveEarlierBy(page, 20_000)
  await openProfile(page, accountMessages.loginHeading)
  expect(await entriesOf(page)).toEqual(['privateTab', 'userAnswers'])
  await visit.end()
})

test('it neither sees nor ends the login of other tabs, and is over at the site once it is logged out', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const email = await startPrivate(visit)
  const another = await context.newPage()
  await another.goto('/login')
  await settled(another)
  await logIn(another, email)
  await another.waitForURL((url) => url.pathname !== '/login')

  await openProfile(page, accountMessages.loginHeading)
  await logInHere(visit, email)
  const { refresh } = JSON.parse((await heldInTab(page, 'tabLogin'))!) as { refresh: string }
  await openProfile(page, profileMessages.heading)
  await logOut(visit)
  const again = await context.request.post('/api/session/refresh/', {
    headers: { origin: visit.origin, 'login-of-tab': 'yes' },
    data: { refresh },
  })
  expect(again.status()).toBe(401)
  await openProfile(another, profileMessages.heading)
  await visit.end()
})
