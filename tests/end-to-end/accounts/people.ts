import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { accountMessages } from '#web/features/account/messages.ts'
import { allHasCome, visitSite, type Visit, type VisitOptions } from '../visit.ts'
import { codeIn, letterTo } from './outbox.ts'

export const PASSWORD = 'purple walrus drinks tea'

let count = 0
/** Of this worker: others make accounts at the same time. */
const stamp = randomUUID().slice(0, 8)

/** An address nobody has yet. */
export function newEmail(): string {
  count += 1
  return `person-${stamp}-${count}@example.com`
}

/** A phone number in India that nobody has yet, without its country. */
export function newPhone(): string {
  return `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

/** A visit from a network address of its own: the site limits how often one may try things. */
export function visitFromAfar(options: VisitOptions = {}): Promise<Visit> {
  const part = () => Math.floor(Math.random() * 250) + 1
  return visitSite({
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
  })
}

/** Makes an account and signs this visit in, without its pages. */
export async function signedIn(visit: Visit, email = newEmail()): Promise<string> {
  const { origin, context } = visit
  const { request } = context
  const response = await request.post('/user/create-account/', {
    headers: { origin },
    data: { email, password: PASSWORD, confirmPassword: PASSWORD, adult: true },
  })
  if (!response.ok()) throw new Error(await response.text())
  const code = codeIn(await letterTo(email))
  const login = await request.post('/api/login-user/', {
    headers: { origin },
    data: { username: email, password: PASSWORD },
  })
  const { access } = (await login.json()) as { access: string }
  const confirmed = await request.post('/api/profile/email/confirm/', {
    headers: { origin, authorization: `Bearer ${access}` },
    data: { code },
  })
  if (!confirmed.ok()) throw new Error(await confirmed.text())
  return email
}

/** Types into the field with this label. */
export async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).filter({ visible: true }).last().fill(text)
}

/** Fills in the form and presses its button. */
export async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await fill(page, accountMessages.emailOrPhone, username)
  await fill(page, accountMessages.password, password)
  await page.getByRole('button', { name: accountMessages.loginButton, exact: true }).click()
}

/** Logs out by the menu of a phone, or of a wide screen. What the page still asked for would be refused: it has come first. */
export async function logOut(visit: Visit, menu = layoutMessages.menu): Promise<void> {
  const { page } = visit
  await allHasCome(visit)
  const logout = page.getByRole('button', { name: layoutMessages.logout, exact: true })
  // What takes the focus late, as a page does that has just come, shuts the menu: it is opened again, as anybody would.
  await expect
    .poll(async () => {
      if (!(await logout.isVisible())) await page.getByText(menu, { exact: true }).click()
      return logout.isVisible()
    })
    .toBe(true)
  await logout.click()
  await toast(page, accountMessages.loggedOut)
}

/** Waits until a toast says this. */
export async function toast(page: Page, text: string): Promise<void> {
  await page.getByRole('region', { name: 'Notices' }).getByText(text).first().waitFor()
}
