import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountMessages } from '#web/features/account/messages.ts'
import { profileMessages } from '#web/features/account/profile/messages.ts'
import { layoutMessages } from '#web/app/layout/messages.ts'
import { arriveAt } from '../consult.ts'
import { codeIn, letterTo } from './outbox.ts'
import { fill, newEmail, newPhone, PASSWORD, signedIn, toast, visitFromAfar } from './people.ts'

const createButton = (page: Page) =>
  page.getByRole('button', { name: accountMessages.signUpButton, exact: true })

async function fillPasswords(page: Page, password = PASSWORD, again = password): Promise<void> {
  await fill(page, accountMessages.password, password)
  await fill(page, accountMessages.confirmPassword, again)
}

async function agree(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

test('a new visitor signs up by email, is logged in and confirms the address', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  const email = newEmail()
  await visit.go('/register')
  expect(await createButton(page).isDisabled()).toBe(true)
  await fill(page, accountMessages.email, email)
  await fillPasswords(page, PASSWORD, 'something else')
  await page.getByText(accountMessages.passwordsDiffer).waitFor()
  expect(await createButton(page).isDisabled()).toBe(true)
  await fillPasswords(page)
  await expect.poll(() => page.getByText(accountMessages.passwordsDiffer).count()).toBe(0)
  expect(await createButton(page).isEnabled()).toBe(true)
  await agree(page)
  await createButton(page).tap()
  await toast(page, 'Your account has been created')
  await arriveAt(page, profileMessages.heading)

  await fill(page, accountMessages.code({ digits: 6 }), codeIn(await letterTo(email)))
  await page.getByRole('button', { name: accountMessages.confirmButton }).tap()
  await toast(page, accountMessages.confirmed)
  await expect
    .poll(() => page.getByRole('heading', { name: accountMessages.confirmHeading.email }).count())
    .toBe(0)
  expect(await page.getByText(email).first().isVisible()).toBe(true)
  // Nothing of it is where other scripts or the next person could find it.
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  )
  await visit.end()
})

test('signs up by phone in the dialog, with the country chosen by name', async () => {
  const visit = await visitFromAfar({ viewport: { width: 1280, height: 800 } })
  const { page } = visit
  const phone = newPhone()
  await visit.go('/about-us')
  await page.getByRole('link', { name: layoutMessages.login, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: accountMessages.loginHeading })
  await dialog.getByRole('button', { name: accountMessages.createAccount }).click()
  await page.getByRole('dialog', { name: accountMessages.signUpHeading }).waitFor()
  await page.getByRole('radio', { name: accountMessages.byPhone }).check()
  const country = page.getByLabel(accountMessages.country)
  expect(await country.inputValue()).toBe('US')
  await country.selectOption({ label: 'India (+91)' })
  await fill(page, accountMessages.phone, `${phone}1234567`)
  expect(await page.getByLabel(accountMessages.phone, { exact: true }).inputValue()).toBe(`${phone}12345`)
  await fill(page, accountMessages.phone, phone)
  await fillPasswords(page)
  await agree(page)
  await createButton(page).click()

  await page.getByRole('dialog', { name: accountMessages.confirmHeading.phone }).waitFor()
  await fill(page, accountMessages.code({ digits: 6 }), codeIn(await letterTo(`+91${phone}`)))
  await page.getByRole('button', { name: accountMessages.confirmButton }).click()
  await toast(page, accountMessages.confirmed)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByText(layoutMessages.account, { exact: true }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await arriveAt(page, profileMessages.heading)
  await page.getByText(`+91${phone}`).first().waitFor()
  await visit.end()
})

test('says what is missing beside it, and puts the focus on the first', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  await visit.go('/register')
  await fill(page, accountMessages.email, newEmail())
  await fillPasswords(page, 'short')
  await createButton(page).tap()
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name)
  await page.getByText(accountMessages.passwordTooShort({ min: 8 })).waitFor()
  expect(await focused()).toBe('password')
  await fillPasswords(page)
  await createButton(page).tap()
  await expect.poll(focused).toBe('adult')
  await page.getByText(accountMessages.adultMissing).waitFor()
  await page.getByText(accountMessages.agreeMissing).waitFor()
  await agree(page)
  await fill(page, accountMessages.email, 'no address')
  await createButton(page).tap()
  await expect.poll(focused).toBe('email')
  await fill(page, accountMessages.email, newEmail())
  await fillPasswords(page, 'password123')
  await createButton(page).tap()
  await expect.poll(focused).toBe('password')
  visit.troubles.length = 0 // The browser itself reports each refusal.
  await visit.end()
})

test('an address that is taken is said as the specification says it', async () => {
  const visit = await visitFromAfar()
  const { page, context } = visit
  const email = await signedIn(visit)
  await context.clearCookies()
  await visit.go('/register')
  await fill(page, accountMessages.email, email)
  await fillPasswords(page)
  await agree(page)
  await createButton(page).tap()
  await toast(page, 'Account already exist')
  await expect.poll(() => page.getByText(accountMessages.accountExistsMore).isVisible()).toBe(true)
  visit.troubles.length = 0
  await visit.end()
})

test('a number that no codes are sent to is told beside the field, with the countries they go to', async () => {
  const visit = await visitFromAfar()
  const { page } = visit
  await visit.go('/register')
  await page.getByRole('radio', { name: accountMessages.byPhone, exact: true }).check()
  await page.getByLabel(accountMessages.country, { exact: true }).selectOption('GB')
  await fill(page, accountMessages.phone, '7400 123456')
  await fill(page, accountMessages.password, PASSWORD)
  await fill(page, accountMessages.confirmPassword, PASSWORD)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: accountMessages.signUpButton, exact: true }).tap()
  const field = page.getByLabel(accountMessages.phone, { exact: true })
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const described = (await field.getAttribute('aria-describedby'))!.split(' ')
  const says = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).innerText()))
  expect(says.join(' ')).toContain(
    'only to mobile phones in India and United States. Please use an email address instead.',
  )
  visit.troubles.length = 0
  await visit.end()
})
